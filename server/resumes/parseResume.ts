import { ParserPool } from './pool/parserPool.ts';
import type { ParseOptions, PoolLimits } from './pool/parserPool.ts';
import { ResumeReadError, resumeError } from './read/errors.ts';
import type { ResumeError } from './read/errors.ts';
import { inspectBytes } from './read/inspectBytes.ts';
import type { ParsedResume } from './types.ts';

export type ParseResult = { ok: true; resume: ParsedResume } | { ok: false; error: ResumeError };

/** Parses resumes, a few at a time, until it is closed. */
export interface ResumeParser {
  /**
   * Parses a resume PDF in a worker thread, limited in time (8 s) and memory. At most two files
   * are read at once and the next twenty wait. Never rejects: every failure is an error with a
   * code and a plain sentence.
   */
  parse(bytes: Uint8Array, options?: ParseOptions): Promise<ParseResult>;
  /** Starts a thread before the first file comes. */
  warm(): void;
  /** Ends the idle threads; busy ones end with their file. */
  close(): void;
}

/** Opens a reader with its own threads, started when first needed. Limits are for tests. */
export function openResumeParser(limits: Partial<PoolLimits> = {}): ResumeParser {
  const pool = new ParserPool(limits);
  return {
    async parse(bytes, options = {}) {
      try {
        // A file that is not a PDF needs no thread.
        inspectBytes(bytes);
      } catch (error) {
        const code = error instanceof ResumeReadError ? error.code : 'damaged';
        return { ok: false, error: resumeError(code) };
      }
      const outcome = await pool.parse(bytes, options);
      return outcome.ok ? outcome : { ok: false, error: resumeError(outcome.code) };
    },
    warm: () => pool.warm(),
    close: () => pool.close(),
  };
}

const reader = openResumeParser();

/** Parses with the reader of this process. Its idle threads do not keep the process alive. */
export function parseResume(bytes: Uint8Array, options?: ParseOptions): Promise<ParseResult> {
  return reader.parse(bytes, options);
}

/** Starts a thread of the shared reader before the first file comes. */
export function warmResumeParser(): void {
  reader.warm();
}

/** Ends the idle threads of the shared reader. */
export function closeResumeParser(): void {
  reader.close();
}
