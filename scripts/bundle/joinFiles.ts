import {
  bitsOf,
  type Group,
  groupsOf,
  importedBy,
  joinTwo,
  type Load,
  type SplitFile,
} from './fileGroups.ts';

interface JoinCosts {
  /** How many bytes it is worth not to ask for a file. */
  readonly file: number;
  /** How many bytes a page may get that it does not need. */
  readonly needless: number;
}

/**
 * Joins files that are mostly fetched together, the most useful pair first: a pair saves a file for
 * each load that has both, and costs what other loads then get without need. Nobody is sent a page
 * of another area. No files come to import each other in a circle: what imports another file joins
 * the nearest on the way to it first, because that costs less.
 * @returns names of files that become one; each name is in one list
 */
export function joinFiles(
  files: readonly SplitFile[],
  loads: readonly Load[],
  costs: JoinCosts,
): (readonly string[])[] {
  const groups = groupsOf(files, loads);
  const needless = loads.map(() => 0);
  const weightOf = (bit: number) => loads[bit]?.weight ?? 0;
  const weigh = (set: bigint) => bitsOf(set).reduce((sum, bit) => sum + weightOf(bit), 0);

  /** What the two, as one, would bring to loads that do not get it now. */
  const broughtBy = (a: Group, b: Group) =>
    [a, b, ...importedBy(a, b)].flatMap((group) => {
      const fresh = (a.loads | b.loads) & ~group.loads;
      return fresh === 0n ? [] : [{ group, fresh }];
    });
  const gainOf = (a: Group, b: Group) => {
    const saved = costs.file * weigh(a.loads & b.loads);
    const ownCost = a.size * weigh(b.loads & ~a.loads) + b.size * weigh(a.loads & ~b.loads);
    // Most pairs end here, without a look at what they import.
    if (saved <= ownCost) return 0;
    const cost = broughtBy(a, b).map(({ group, fresh }) => group.size * weigh(fresh));
    return saved - cost.reduce((sum, one) => sum + one, 0);
  };
  const isAllowed = (a: Group, b: Group) => {
    const ofLoads = bitsOf(a.loads | b.loads).flatMap((bit) => loads[bit]?.areas ?? []);
    return [...a.areas, ...b.areas].every((area) => ofLoads.every((other) => other === area));
  };
  const needlessWith = (brought: ReturnType<typeof broughtBy>) => {
    const after = [...needless];
    for (const { group, fresh } of brought)
      for (const bit of bitsOf(fresh)) after[bit] = (after[bit] ?? 0) + group.size;
    return after;
  };
  const isTooMuch = (bytes: number, bit: number) =>
    bytes > costs.needless && bytes !== needless[bit] && weightOf(bit) >= 1;

  const gains = new Map<Group, Map<Group, number>>([...groups].map((one) => [one, new Map()]));
  const compare = (a: Group, b: Group) => {
    const [first, second] = gains.get(b)?.has(a) ? [b, a] : [a, b];
    const gain = isAllowed(a, b) ? gainOf(a, b) : 0;
    if (gain > 0) gains.get(first)?.set(second, gain);
    else gains.get(first)?.delete(second);
  };
  const best = () => {
    let found: { a: Group; b: Group; gain: number } | undefined;
    for (const [a, row] of gains)
      for (const [b, gain] of row) if (gain > (found?.gain ?? 0)) found = { a, b, gain };
    return found;
  };
  const all = [...groups];
  all.forEach((a, index) => all.slice(index + 1).forEach((b) => compare(a, b)));
  for (let pair = best(); pair !== undefined; pair = best()) {
    const { a, b, gain } = pair;
    // Other joins may have changed what it brings.
    compare(a, b);
    if ((gains.get(a)?.get(b) ?? 0) < gain) continue;
    const brought = broughtBy(a, b);
    const after = needlessWith(brought);
    if (after.some(isTooMuch)) {
      gains.get(a)?.delete(b);
      continue;
    }
    after.forEach((bytes, bit) => (needless[bit] = bytes));
    for (const { group, fresh } of brought) group.loads |= fresh;
    for (const gone of [a, b]) {
      gains.delete(gone);
      for (const row of gains.values()) row.delete(gone);
    }
    const joined = joinTwo(groups, a, b);
    gains.set(joined, new Map());
    const changed = brought.map(({ group }) => group).filter((one) => one !== a && one !== b);
    for (const one of [joined, ...changed])
      for (const other of groups) if (other !== one) compare(one, other);
  }
  return [...groups].map(({ names }) => names);
}
