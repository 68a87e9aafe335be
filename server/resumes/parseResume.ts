import { openFairTurns } from '#server/http/fairTurns.ts';
import { ParserPool } from './pool/parserPool.ts';
import type { ParseOptions } from './pool/parserPool.ts';
import type { ThreadLimits } from './pool/thread.ts';
import { ResumeReadError, resumeError } from './read/errors.ts';
import type { ResumeError, ResumeErrorCode } from './read/errors.ts';
import { inspectBytes } from './read/inspectBytes.ts';
import type { ParsedResume } from './types.ts';

export type ParseResult = { ok: true; resume: ParsedResume } | { ok: false; error: ResumeError };

export interface FileOptions extends ParseOptions {
  /** Whose file it is. One file of a person is read at a time, and persons take turns. */
  readonly person?: string | undefined;
  /** Told the processor milliseconds that the file took, also when it was refused. */
  readonly onProcessorTime?: ((ms: number) => Promise<void>) | undefined;
}

export interface ParserLimits extends ThreadLimits {
  /** Files read at the same time, each of another person. */
  readonly threads: number;
  /** Files that may wait; one more is refused as busy. */
  readonly queue: number;
  /** Files of one person that may wait: as many as are stored, but for the one being read. */
  readonly queueOfOne: number;
}

const defaultLimits: ParserLimits = {
  threads: 2,
  queue: 100,
  queueOfOne: 4,
  processorMs: 8000,
  clockMs: 60_000,
  heapMb: 384,
  growthMb: 400,
};

/** The file, or how to get it. It is asked for in its turn, so no waiting file takes memory. */
type FileToRead = Uint8Array | (() => Promise<Uint8Array>);

/** Parses resumes, a few at a time, until it is closed. */
export interface ResumeParser {
  /**
   * Parses a resume PDF in a worker thread, limited in processor time (8 s) and memory. At most
   * two files are read at once. Every failure is an error with a code and a plain sentence.
   * @throws only what getting the file throws
   */
  parse(file: FileToRead, options?: FileOptions): Promise<ParseResult>;
  /** Starts a thread before the first file comes. */
  warm(): void;
  /** Ends the idle threads; busy ones end with their file. */
  close(): void;
}

/** Opens a reader with its own threads, started when first needed. Limits are for tests. */
export function openResumeParser(limits: Partial<ParserLimits> = {}): ResumeParser {
  const all = { ...defaultLimits, ...limits };
  const pool = new ParserPool(all);
  const turns = openFairTurns({
    atOnce: all.threads,
    waiting: all.queue,
    waitingOfOne: all.queueOfOne,
    full: () => new ResumeReadError('busy'),
    fullOfOne: () => new ResumeReadError('too_many_files'),
  });
  const read = async (file: FileToRead, options: FileOptions): Promise<ParseResult> => {
    const bytes = typeof file === 'function' ? await file() : file;
    // A file that is not a PDF needs no thread.
    inspectBytes(bytes);
    const { processorMs, ...outcome } = await pool.parse(bytes, options);
    await options.onProcessorTime?.(processorMs);
    return outcome.ok ? outcome : failure(outcome.code);
  };
  return {
    async parse(file, options = {}) {
      const { signal, person = '' } = options;
      try {
        return await turns.run(person, () => read(file, options), signal);
      } catch (error) {
        if (error instanceof ResumeReadError) return failure(error.code);
        if (signal?.aborted) return failure('cancelled');
        throw error;
      }
    },
    warm: () => pool.warm(),
    close: () => pool.close(),
  };
}

function failure(code: ResumeErrorCode): ParseResult {
  return { ok: false, error: resumeError(code) };
}

const reader = openResumeParser();

/** Parses with the reader of this process. Its idle threads do not keep the process alive. */
export function parseResume(file: FileToRead, options?: FileOptions): Promise<ParseResult> {
  return reader.parse(file, options);
}

/** Starts a thread of the shared reader before the first file comes. */
export function warmResumeParser(): void {
  reader.warm();
}

/** Ends the idle threads of the shared reader. */
export function closeResumeParser(): void {
  reader.close();
}
