import { targetOf } from './direction.ts';
import { importsOf, type Source } from './sources.ts';

/** Pairs of files that import one another, types among it: neither is read without the other. */
export function circles(files: readonly Source[]): string[] {
  const importsBy = new Map(
    files.map((file) => [
      file.path,
      new Set(importsOf(file).map(({ from }) => targetOf(file.path, from))),
    ]),
  );
  return [...importsBy].flatMap(([path, targets]) =>
    [...targets]
      .filter((other) => other !== undefined && path < other)
      .filter((other) => importsBy.get(other ?? '')?.has(path))
      .map((other) => `${path} and ${other}`),
  );
}
