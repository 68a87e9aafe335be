/**
 * Drafts that outlive their page: what a person typed, and where they were, as plain data.
 *
 * A snapshot is never kept. A restored one starts its calls again, and would carry a File, tokens or
 * somebody an admin acts for. A machine is settled first (drafts.ts): only its draft is stamped with
 * the version, its owner and the time, and it comes back as machine input. What comes back was in
 * reach of anybody who used the tab, so it is checked like any other input from outside.
 */

import { DRAFT_KEPT_DAYS } from '#domain/limits.ts';

/** Goes up whenever the form of a draft changes; older drafts are then left behind. */
export const DRAFT_VERSION = 1;

export type DraftKind = 'resumeUpload' | 'additionalQuestions';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The text to keep for a draft. `owner` is the UserGuid, `now` milliseconds since 1970. */
export function stampDraft(kind: DraftKind, owner: string, data: object, now: number): string {
  return JSON.stringify({ version: DRAFT_VERSION, kind, owner, savedAt: now, data });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * The data of a kept draft, or null when there is none, when it is not of this kind, version or
 * person, when it is older than 30 days or from the future, or when its form is not right.
 */
export function openDraft<Draft>(
  text: string | null,
  expected: {
    kind: DraftKind;
    owner: string;
    now: number;
    isDraft: (data: unknown) => data is Draft;
  },
): Draft | null {
  const stamped = text === null ? null : parsed(text);
  if (typeof stamped !== 'object' || stamped === null) return null;
  const { version, kind, owner, savedAt, data }: Record<string, unknown> = { ...stamped };
  if (version !== DRAFT_VERSION || kind !== expected.kind || owner !== expected.owner) return null;
  if (typeof savedAt !== 'number' || savedAt > expected.now) return null;
  if (expected.now - savedAt > DRAFT_KEPT_DAYS * DAY_MS) return null;
  return expected.isDraft(data) ? data : null;
}
