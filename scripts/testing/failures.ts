import { relative } from 'node:path';

/** A test that failed, or a file that could not be loaded. */
export interface Failure {
  readonly title: string;
  /** Its path in the project. */
  readonly file: string;
  /** Undefined when the file as a whole failed. */
  readonly test?: string | undefined;
  /** Its line and project, where the tool tells them. */
  readonly line?: number | undefined;
  readonly project?: string | undefined;
  /** What the tool said, whole. */
  readonly message: string;
}

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;
const list = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isObject) : []);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const inProject = (file: string) => relative('.', file).replaceAll('\\', '/');

/** What failed, from vitest's JSON report. */
export function failuresOfVitest(report: unknown): Failure[] {
  const files = isObject(report) ? list(report['testResults']) : [];
  return files.flatMap((result) => {
    if (result['status'] !== 'failed') return [];
    const file = inProject(text(result['name']));
    const failed = list(result['assertionResults']).filter(({ status }) => status === 'failed');
    if (failed.length === 0) return [{ title: file, file, message: text(result['message']) }];
    return failed.map((test) => ({
      title: `${file} > ${nameOf(test)}`,
      file,
      test: nameOf(test),
      message: Array.isArray(test['failureMessages'])
        ? test['failureMessages'].map(text).join('\n')
        : '',
    }));
  });
}

/** As vitest's --testNamePattern reads it. */
function nameOf(test: Json): string {
  const groups = Array.isArray(test['ancestorTitles']) ? test['ancestorTitles'].map(text) : [];
  return [...groups, text(test['title'])].join(' > ');
}

/** What failed, from Playwright's JSON report. */
export function failuresOfPlaywright(report: unknown): Failure[] {
  if (!isObject(report)) return [];
  const config = isObject(report['config']) ? report['config'] : {};
  const root = text(config['rootDir']);
  const outside = list(report['errors']).map((error) => ({
    title: 'outside any test',
    file: '',
    message: text(error['message']),
  }));
  return [...list(report['suites']).flatMap((suite) => ofSuite(suite, root, [])), ...outside];
}

function ofSuite(suite: Json, root: string, above: readonly string[]): Failure[] {
  const own = list(suite['specs'])
    .filter(({ ok }) => ok === false)
    .flatMap((spec) => ofSpec(spec, root, above));
  const nested = list(suite['suites']).flatMap((inner) =>
    ofSuite(inner, root, [...above, text(inner['title'])]),
  );
  return [...own, ...nested];
}

function ofSpec(spec: Json, root: string, above: readonly string[]): Failure[] {
  const file = inProject(`${root}/${text(spec['file'])}`);
  const test = [...above, text(spec['title'])].join(' ');
  return list(spec['tests'])
    .filter(({ status }) => status === 'unexpected')
    .map((each) => ({
      title: `${file} > ${test}`,
      file,
      test,
      line: Number(spec['line']),
      project: text(each['projectName']),
      message: list(each['results'])
        .flatMap((result) => list(result['errors']))
        .map((error) => text(error['message']))
        .join('\n'),
    }));
}

const escape = (words: string) => words.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

/**
 * The options that run only these tests; undefined when the tool cannot be
 * told which, so that all of its tests run again.
 */
export function onlyThese(
  kind: 'vitest' | 'playwright',
  failures: readonly Failure[],
): string[] | undefined {
  if (failures.length === 0 || failures.some(({ file }) => file === '')) return undefined;
  const files = [...new Set(failures.map(({ file }) => file))];
  const tests = failures.flatMap(({ test }) => test ?? []);
  const pattern = tests.map(escape).join('|');
  if (kind === 'vitest') {
    const isWholeFile = tests.length < failures.length;
    const names = isWholeFile ? [] : [`--testNamePattern=^(${pattern})$`];
    return [...names, ...files];
  }
  return [`--grep=(${pattern})`, ...files];
}

/** The first line that says what went wrong, without the colors of a terminal. */
export function firstLine({ message }: Failure): string {
  // oxlint-disable-next-line no-control-regex -- terminal colors begin with the escape character
  const plain = message.replaceAll(/\u001B\[[0-9;]*m/g, '');
  return (
    plain
      .split('\n')
      .find((line) => line.trim() !== '')
      ?.trim() ?? 'no message'
  );
}
