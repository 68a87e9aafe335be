import { Problem } from '#server/http/problem.ts';

/** Size of one draft as JSON in UTF-8. */
const maxDraftBytes = 256 * 1024;
/** No form is nested this deep. Deeper data could overflow the stack of a reader. */
const maxDepth = 100;

/**
 * The text to store for a draft: its JSON, encoded again as one JSON string. jsonb rejects \u0000
 * and lone surrogates in values and names, and typed text must come back unchanged.
 * @throws Problem 413 draft_too_large, 422 draft_too_deep; neither quotes the content
 */
export function writeDraftData(data: Readonly<Record<string, unknown>>): string {
  if (isDeeper(data, maxDepth))
    throw new Problem(
      422,
      'draft_too_deep',
      'We could not keep what you typed as a draft: its data is nested too deep.',
    );
  const text = JSON.stringify(data);
  if (Buffer.byteLength(text) > maxDraftBytes)
    throw new Problem(
      413,
      'draft_too_large',
      'What you typed is too long to keep as a draft. Save it, or make it shorter.',
    );
  return text;
}

/** @returns what writeDraftData was given; an empty object for anything else */
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
