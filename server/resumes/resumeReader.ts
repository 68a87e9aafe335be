import { closeResumeParser, parseResume, type ParseResult } from '#server/resumes/parseResume.ts';

/** How the server reads resumes. */
export interface ResumeReader {
  /** Never rejects; limited in time and memory. Aborting the signal stops the work. */
  readonly parse: (
    bytes: Uint8Array,
    options: { readonly signal: AbortSignal },
  ) => Promise<ParseResult>;
  readonly close: () => Promise<void>;
}

/** Opens our own parser with its threads. */
export function openResumeReader(): ResumeReader {
  return {
    parse: (bytes, { signal }) => parseResume(bytes, { signal }),
    close: async () => closeResumeParser(),
  };
}
