import type { FieldProblem } from '#domain/fieldProblem.ts';

/** A failure as plain data, which a screen can show and a draft can store. */
export type Failure = {
  /** The HTTP status; null when no answer came. */
  status: number | null;
  /** The stable name of the problem; "unknown" when the failure had none. */
  code: string;
  /** The server's own sentence; null when it sent none. */
  detail: string | null;
  /** Seconds to wait before trying again, if the server said so. */
  retryAfter: number | null;
  fields: FieldProblem[];
  /** The call that failed, such as "POST /signIn". */
  operation?: string;
};

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function textOr<Otherwise>(value: unknown, otherwise: Otherwise): string | Otherwise {
  return typeof value === 'string' && value !== '' ? value : otherwise;
}

function fieldProblem(entry: unknown): FieldProblem[] {
  if (!isRecord(entry) || typeof entry['pointer'] !== 'string') return [];
  const detail = textOr(entry['detail'], undefined);
  return [
    {
      pointer: entry['pointer'],
      code: textOr(entry['code'], 'invalid'),
      ...(detail === undefined ? {} : { detail }),
    },
  ];
}

/** Turns anything thrown into a failure; reads the members of an RFC 9457 problem. */
export function failureFrom(error: unknown): Failure {
  const thrown = isRecord(error) ? error : {};
  const errors = Array.isArray(thrown['errors']) ? thrown['errors'] : [];
  const status = thrown['status'];
  const retryAfter = thrown['retryAfter'];
  const operation = textOr(thrown['operation'], undefined);
  return {
    status: typeof status === 'number' && status > 0 ? status : null,
    code: textOr(thrown['code'], 'unknown'),
    detail: textOr(thrown['detail'], textOr(thrown['title'], null)),
    retryAfter: typeof retryAfter === 'number' ? retryAfter : null,
    fields: errors.flatMap(fieldProblem),
    ...(operation === undefined ? {} : { operation }),
  };
}

/** Whether the server no longer accepts the session. */
export function isUnauthenticated(error: unknown): boolean {
  return failureFrom(error).status === 401;
}

/** Whether the server refused, so that a retry cannot help. */
export function isRefusal(error: unknown): boolean {
  const { status } = failureFrom(error);
  return status !== null && status >= 400 && status < 500 && status !== 408 && status !== 429;
}
