import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { parseSync } from 'vite';

/** The files of machines/ and domain/ that are mutated, and the tests nearest to each. */
const folders = ['domain', 'machines'] as const;

const isCode = (file: string) => /^\w+\.ts$/.test(file);

/** The files of a folder and of those in it, but what serves tests and the pages about the law. */
const filesOf = (root: string, folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => !/^(testing|conformance)\//.test(file))
    .map((file) => `${folder}/${file}`);

/** Every file of the two folders that does something when it runs. */
export function mutatedFiles(root: string): string[] {
  return folders
    .flatMap((folder) => filesOf(root, folder))
    .filter((path) => isCode(basename(path)));
}

/** The project's files that one imports, as paths from the root. */
function importsOf(root: string, path: string): string[] {
  const { module } = parseSync(path, readFileSync(join(root, path), 'utf8'));
  return module.staticImports
    .map((each) => each.moduleRequest.value)
    .map((from) => {
      if (from.startsWith('.')) return normalize(join(dirname(path), from));
      return from.startsWith('#') ? from.slice(1) : '';
    })
    .filter((file) => file.endsWith('.ts') && existsSync(join(root, file)));
}

/** The tests next to the files, each with what it imports directly and by way of the plans. */
function testsOf(root: string): { test: string; direct: Set<string>; reached: Set<string> }[] {
  const tests = folders
    .flatMap((folder) => filesOf(root, folder))
    .filter((path) => path.endsWith('.test.ts'));
  return tests.map((test) => {
    const direct = new Set(importsOf(root, test));
    const reached = new Set(direct);
    for (const path of reached)
      if (folders.some((folder) => path.startsWith(`${folder}/`)))
        for (const next of importsOf(root, path)) reached.add(next);
    return { test, direct, reached };
  });
}

/** `resumeUploadRun.test.ts`, `resumeUploadSetup.ts` and `resumeUpload.ts` are of one machine. */
const stemOf = (path: string) =>
  basename(path).replace(/(Run|Table|Timers)?\.test\.ts$|(Setup|Types)?\.ts$/, '');

/**
 * The tests that stand next to a file: those of its name and those that import it; when there are
 * none, those that reach it by way of others.
 */
export function nearestTests(root: string): (path: string) => string[] {
  const all = testsOf(root);
  return (path) => {
    const near = all.filter(
      ({ test, direct }) => stemOf(test) === stemOf(path) || direct.has(path),
    );
    const found = near.length > 0 ? near : all.filter(({ reached }) => reached.has(path));
    // The tests of its own name come first, because they find most.
    return found
      .map(({ test }) => test)
      .toSorted(
        (one, other) =>
          Number(stemOf(other) === stemOf(path)) - Number(stemOf(one) === stemOf(path)),
      );
  };
}
