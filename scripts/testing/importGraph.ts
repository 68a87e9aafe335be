import { existsSync, readFileSync } from 'node:fs';
import { targetOf } from '#tests/rules/direction.ts';
import { code, importsOf } from '#tests/rules/sources.ts';
import type { Imports } from './reach.ts';

const read = new Map<string, readonly string[]>();

/** What a file of the project imports at run time or as a type, read from its text once. */
export const projectImports: Imports = (path) => {
  const known = read.get(path);
  if (known) return known;
  const text = code.test(path) && existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  const imports = text === undefined ? [] : importsOf({ path, text });
  const targets = imports.flatMap(({ from }) => targetOf(path, from) ?? []);
  read.set(path, targets);
  return targets;
};
