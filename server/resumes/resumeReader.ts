import { closeResumeParser, parseResume, type ParseResult } from '#server/resumes/parseResume.ts';
import type { ReadingShare } from '#server/resumes/readingShare.ts';

/** How the server reads resumes. */
export interface ResumeReader {
  /**
   * Limited in processor time and memory, fair among persons. Aborting the signal stops the work.
   * @param getFile is called when it is this person's turn
   * @throws Problem 429 when the person's files have used up their share, and what getFile throws
   */
  readonly parse: (
    person: string,
    getFile: () => Promise<Uint8Array>,
    options: { readonly signal: AbortSignal },
  ) => Promise<ParseResult>;
  readonly close: () => Promise<void>;
}

/** Opens our own parser with its threads. */
export function openResumeReader(share: ReadingShare): ResumeReader {
  return {
    parse: async (person, getFile, { signal }) => {
      await share.check(person);
      const inTurn = async () => {
        // The files before it may have used up the share while it waited.
        await share.check(person);
        return getFile();
      };
      const onProcessorTime = (ms: number) => share.charge(person, ms);
      return parseResume(inTurn, { person, signal, onProcessorTime });
    },
    close: async () => closeResumeParser(),
  };
}
