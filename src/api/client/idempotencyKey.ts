/** The header is a structured field string (IETF draft), so it has quotes. */
export const keyHeader = (key: string | undefined): { 'idempotency-key'?: string } =>
  key === undefined ? {} : { 'idempotency-key': `"${key}"` };
