/** Browsers make no UUID without a secure connection; then a repeated request adds again. */
export function newKey(): string | undefined {
  return 'randomUUID' in crypto ? crypto.randomUUID() : undefined;
}

/** The header is a structured field string (IETF draft), so it has quotes. */
export const keyHeader = (key: string | undefined): { 'idempotency-key'?: string } =>
  key === undefined ? {} : { 'idempotency-key': `"${key}"` };
