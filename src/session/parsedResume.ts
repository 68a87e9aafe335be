import type { ParsedResume } from '#domain/resume.ts';
import { draftKeeper } from '#src/session/draftKeeper.ts';

/** Stored data is untrusted, so its shape is checked. */
function isParsedResume(value: unknown): value is ParsedResume {
  return (
    typeof value === 'object' &&
    value !== null &&
    'skills' in value &&
    Array.isArray(value.skills) &&
    'education' in value &&
    Array.isArray(value.education) &&
    'work_experience' in value &&
    Array.isArray(value.work_experience)
  );
}

/**
 * The reviewed resume, for the additional questions. Stored like a draft, so that they can also
 * be answered in another tab or on another device.
 */
export const parsedResume = { kind: 'parsedResume', version: 1, isDraft: isParsedResume } as const;

/** Keeps a parsed resume as a draft; null discards it. */
export function keepParsedResume(resume: ParsedResume | null): void {
  const { kind, version } = parsedResume;
  if (resume === null) draftKeeper.send({ type: 'draft.discarded', kind });
  else draftKeeper.send({ type: 'draft.changed', kind, version, data: resume });
}
