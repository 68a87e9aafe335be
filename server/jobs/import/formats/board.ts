import type { Draft } from '../draft.ts';
import type { FeedFormat } from '../feedLine.ts';
import type { JsonObject } from '../input/json.ts';

/** A format whose file is JSON: a list of postings somewhere, or one posting. */
export interface Board {
  format: FeedFormat;
  /** Where lists of postings stand: "" at the top, "jobs", "SearchResult.SearchResultItems". */
  lists: readonly string[];
  /** Whether the names of an entry tell that it is of this format, and of no other one. */
  isPosting: (entry: JsonObject) => boolean;
  draft: (entry: JsonObject, now: string) => Draft;
}

/** Texts of a posting one below the other, each with its heading where it has one. */
export function joined(...parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null && part !== '').join('\n');
}
