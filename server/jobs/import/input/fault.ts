import type { FeedError, FeedErrorCode } from '../feedLine.ts';

/** Why a file cannot be read on. `message` is a sentence for a person. */
export class FeedFault extends Error {
  readonly code: FeedErrorCode;

  constructor(code: FeedErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

const unreadable: FeedError['error'] = {
  code: 'invalid',
  message: 'This file could not be read. It may be damaged or of another format.',
};

/** The last line of a file that broke; never with the words of a program. */
export function errorLine(error: unknown): FeedError {
  return {
    error:
      error instanceof FeedFault ? { code: error.code, message: error.message } : { ...unreadable },
  };
}
