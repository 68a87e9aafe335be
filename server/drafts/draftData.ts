import { Problem } from '#server/http/problem.ts';

/** Of one draft, as JSON in UTF-8. */
export const draftMaxBytes = 256 * 1024;
/** No form is so deep; what is deeper would end the reader's stack. */
const depthMax = 100;

/**
 * What is stored of what was typed: its JSON, and that as one string. Inside jsonb itself neither \u0000 nor half a
 * surrogate pair may stand, in no value and no name, and what somebody typed must come back as it was.
 * @throws Problem 413 draft_too_large, 422 draft_too_deep; neither says anything of the content
 */
export function writeDraftData(data: Readonly<Record<string, unknown>>): string {
  if (isDeeper(data, depthMax))
    throw new Problem(
      422,
      'draft_too_deep',
      'What you typed could not be kept as a draft: its parts lie too deep inside one another.',
    );
  const text = JSON.stringify(data);
  if (Buffer.byteLength(text) > draftMaxBytes)
    throw new Problem(
      413,
      'draft_too_large',
      'What you typed is too long to be kept as a draft. Save it, or make it shorter.',
    );
  return text;
}

/** @returns what writeDraftData was given; empty for anything else */
export function readDraftData(text: string): Record<string, unknown> {
  const data: unknown = JSON.parse(text);
  return isRecord(data) ? data : {};
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1));
}
