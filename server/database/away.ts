/**
 * What the system, pg and PostgreSQL say of a database that is away: refused, cut, shutting down,
 * starting, or without a free connection.
 */
const awayCodes: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  '53300',
  '57P01',
  '57P02',
  '57P03',
]);

/** pg gives these no code. */
const awayWords =
  /^(Connection terminated|timeout exceeded when trying to connect|Client (was closed|has encountered))/;

/** Whether a failed statement may work again once the database is back. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code: unknown = Reflect.get(error, 'code');
  if (awayCodes.has(code)) return true;
  if (typeof code === 'string' && /^08...$/.test(code)) return true;
  return awayWords.test(error.message);
}
