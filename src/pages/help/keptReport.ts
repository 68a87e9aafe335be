import { helpReportKey, read, write } from '#src/session/storage.ts';

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
  if (typeof kept !== 'object' || kept === null) return null;
  const texts = Object.entries(kept).filter(
    ([name, value]) => name in EMPTY_REPORT && typeof value === 'string',
  );
  return { ...EMPTY_REPORT, ...Object.fromEntries(texts) };
}

/** Keeps it in the tab; null deletes it. */
export function writeReport(typed: TypedReport | null): void {
  write(helpReportKey, typed);
}
