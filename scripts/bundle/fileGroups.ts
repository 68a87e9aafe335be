import { reach } from './graphOf.ts';

/** A file of a build that splits by what each page needs, before any are joined. */
export interface SplitFile {
  readonly name: string;
  /** Bytes as sent. */
  readonly size: number;
  /** Names of the files that it imports at once; none leads back to it. */
  readonly imports: readonly string[];
  /** Whose pages it holds, such as "candidate"; nobody else is sent it. */
  readonly areas: readonly string[];
}

/** What is fetched together: the first load of a page, or a part that opens later. */
export interface Load {
  /** Names of files, with all that these import. */
  readonly files: ReadonlySet<string>;
  /** Whose pages fetch it. */
  readonly areas: readonly string[];
  /** How much it counts; a page is 1. */
  readonly weight: number;
}

/** Files that are one. */
export interface Group {
  readonly names: readonly string[];
  readonly size: number;
  readonly areas: ReadonlySet<string>;
  readonly imports: Set<Group>;
  readonly importers: Set<Group>;
  /** The loads that get it, one bit each. */
  loads: bigint;
}

/** Numbers of the bits that are set. */
export function bitsOf(set: bigint): number[] {
  const bits: number[] = [];
  for (let bit = 0, rest = set; rest !== 0n; bit++, rest >>= 1n) if (rest & 1n) bits.push(bit);
  return bits;
}

function link(importer: Group | undefined, imported: Group | undefined): void {
  if (!importer || !imported) return;
  importer.imports.add(imported);
  imported.importers.add(importer);
}

/** A group for each file. */
export function groupsOf(files: readonly SplitFile[], loads: readonly Load[]): Set<Group> {
  const groups = new Map<string, Group>();
  for (const { name, size, areas } of files) {
    let bits = 0n;
    loads.forEach((load, bit) => {
      if (load.files.has(name)) bits |= 1n << BigInt(bit);
    });
    const [imports, importers] = [new Set<Group>(), new Set<Group>()];
    const group = { names: [name], size, areas: new Set(areas), imports, importers, loads: bits };
    groups.set(name, group);
  }
  for (const { name, imports } of files)
    for (const imported of imports) link(groups.get(name), groups.get(imported));
  return new Set(groups.values());
}

/** All that these import, over any number of steps, without themselves. */
export function importedBy(...groups: readonly Group[]): Set<Group> {
  const importsOf = ({ imports }: Group) => [...imports];
  const found = reach(groups.flatMap(importsOf), importsOf);
  for (const group of groups) found.delete(group);
  return found;
}

/** One group in the place of two. */
export function joinTwo(groups: Set<Group>, a: Group, b: Group): Group {
  const joined: Group = {
    names: [...a.names, ...b.names],
    size: a.size + b.size,
    areas: new Set([...a.areas, ...b.areas]),
    imports: new Set(),
    importers: new Set(),
    loads: a.loads | b.loads,
  };
  for (const gone of [a, b]) {
    groups.delete(gone);
    for (const one of gone.imports) {
      one.importers.delete(gone);
      if (one !== a && one !== b) link(joined, one);
    }
    for (const one of gone.importers) {
      one.imports.delete(gone);
      if (one !== a && one !== b) link(one, joined);
    }
  }
  groups.add(joined);
  return joined;
}
