/** Tests that passed and failed in one step, with a remark for the table where there is one. */
export interface Counts {
  passed: number;
  failed: number;
  remark?: string;
}

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;
const list = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isObject) : []);
const number = (value: unknown): number => (typeof value === 'number' ? value : 0);

/**
 * Counts from vitest's JSON report. A test file that could not be loaded has no tests in the
 * report, so it counts as one failure.
 */
export function countVitest(report: unknown): Counts {
  const files = isObject(report) ? list(report['testResults']) : [];
  const counts: Counts = { passed: 0, failed: 0 };
  for (const file of files) {
    const tests = list(file['assertionResults']);
    const failed = tests.filter((test) => test['status'] === 'failed').length;
    counts.passed += tests.filter((test) => test['status'] === 'passed').length;
    counts.failed += failed === 0 && file['status'] === 'failed' ? 1 : failed;
  }
  return counts;
}

/** Counts from Playwright's JSON report; an error outside any test counts as one that failed. */
export function countPlaywright(report: unknown): Counts {
  if (!isObject(report)) return { passed: 0, failed: 0 };
  const stats = isObject(report['stats']) ? report['stats'] : {};
  return {
    passed: number(stats['expected']),
    failed: number(stats['unexpected']) + number(stats['flaky']) + list(report['errors']).length,
  };
}

/** The exit code wins: a process that failed without a failed test counts as one failure. */
export function believeExit(counts: Counts, endedWell: boolean, remark?: string): Counts {
  if (endedWell || counts.failed > 0) return remark ? { ...counts, remark } : counts;
  return { ...counts, failed: 1, remark: remark ?? 'ended badly without a failed test' };
}
