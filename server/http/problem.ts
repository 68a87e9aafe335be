/** One wrong field: where it is in the request body, and what to do about it. */
export interface FieldProblem {
  /** JSON pointer into the request body. */
  readonly pointer: string;
  readonly detail: string;
  readonly code?: string;
}

export interface ProblemOptions {
  readonly title?: string;
  readonly errors?: readonly FieldProblem[];
  /** Seconds to wait before trying again. */
  readonly retryAfter?: number;
  readonly cause?: unknown;
}

const titles: Readonly<Record<number, string>> = {
  400: 'The request is not right',
  401: 'Not signed in',
  403: 'Not allowed',
  404: 'Not found',
  409: 'Already there',
  412: 'Changed in the meantime',
  413: 'Too large',
  415: 'Wrong kind of file',
  422: 'Cannot be used',
  429: 'Too many tries',
  500: 'Something went wrong here',
  503: 'Not available now',
};

/**
 * An expected failure, sent as RFC 9457 problem+json. People read `detail`: it says what happened
 * and what to do next, never a disability fact, a password or a token.
 */
export class Problem extends Error {
  readonly status: number;
  readonly code: string;
  readonly title: string;
  readonly errors: readonly FieldProblem[] | undefined;
  readonly retryAfter: number | undefined;

  constructor(status: number, code: string, detail: string, options: ProblemOptions = {}) {
    super(detail, { cause: options.cause });
    this.name = 'Problem';
    this.status = status;
    this.code = code;
    this.title = options.title ?? titles[status] ?? 'Problem';
    this.errors = options.errors;
    this.retryAfter = options.retryAfter;
  }
}
