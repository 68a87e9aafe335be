import { closeResumeParser, parseResume, type ParseResult } from '#server/resumes/parseResume.ts';

/** What the server reads resumes with. */
export interface ResumeReader {
  /** Never rejects; bounded in time and memory. Aborting the signal stops the work. */
  readonly parse: (
    bytes: Uint8Array,
    options: { readonly signal: AbortSignal },
  ) => Promise<ParseResult>;
  readonly close: () => Promise<void>;
}

/** Our own parser in its threads. */
export function openResumeReader(): ResumeReader {
  return {
    parse: (bytes, { signal }) => parseResume(bytes, { signal }),
    close: async () => closeResumeParser(),
  };
}
