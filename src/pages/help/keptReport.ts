import { newId } from '#src/newId.ts';
import { helpReportKey, read, write } from '#src/tab/storage.ts';

/** The fields of the form, in their order, which is that of their errors. */
export const EMPTY_REPORT = {
  happened: '',
  expected: '',
  page: '',
  /** Separated by spaces. */
  ways: '',
  otherWay: '',
  email: '',
};
export type TypedReport = typeof EMPTY_REPORT;

/** What was typed in this tab before a reload; null when nothing was. */
export function readReport(): TypedReport | null {
  const kept = read(helpReportKey);
  if (!isObject(kept)) return null;
  const texts = Object.entries(kept).filter(
    ([name, value]) => name in EMPTY_REPORT && typeof value === 'string',
  );
  return { ...EMPTY_REPORT, ...Object.fromEntries(texts) };
}

/** Keeps it in the tab; null deletes it, and its key. */
export function writeReport(typed: TypedReport | null): void {
  write(
    helpReportKey,
    typed === null ? null : { ...typed, attempt: attemptIn(read(helpReportKey)) },
  );
}

interface Attempt {
  key: string;
  content: string;
}

/**
 * The key that every attempt to send this content has, also after a reload, so that it arrives
 * once. null where the browser makes no random keys.
 */
export function keyOfReport(content: string): string | null {
  const kept = read(helpReportKey);
  const before = attemptIn(kept);
  if (before?.content === content) return before.key;
  if (!('randomUUID' in crypto)) return null;
  const key = newId();
  write(helpReportKey, { ...(isObject(kept) ? kept : {}), attempt: { key, content } });
  return key;
}

function attemptIn(kept: unknown): Attempt | null {
  const attempt: unknown = isObject(kept) ? Reflect.get(kept, 'attempt') : null;
  if (!isObject(attempt)) return null;
  const [key, content]: unknown[] = [Reflect.get(attempt, 'key'), Reflect.get(attempt, 'content')];
  return typeof key === 'string' && typeof content === 'string' ? { key, content } : null;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
