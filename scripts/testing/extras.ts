import type { Changes } from './changes.ts';

/** Runs only with --all, or when a change touches what it protects. */
export type Extra = 'second database' | 'rare modes';

const protects: Readonly<Record<Extra, RegExp>> = {
  'second database':
    /^(server\/database\/|server\/.*queries\.ts$|tests\/support\/(postgres|database|dump|serve\w*|prepare\w+)\.ts$|package-lock\.json$)/i,
  'rare modes': /^(src\/.*\.css$|src\/ui\/|a11y\/checks\/)/,
};

export interface Extras {
  readonly chosen: ReadonlySet<Extra>;
  /** The reason, for the person who reads the output. */
  readonly why: string;
}

const every = Object.keys(protects).filter((name): name is Extra => name in protects);

/** The extras that a run needs. Without a history nobody knows what changed, so all run. */
export function chooseExtras(isAll: boolean, changes: Changes | undefined): Extras {
  if (isAll) return { chosen: new Set(every), why: 'Everything runs.' };
  if (!changes) {
    return { chosen: new Set(every), why: 'Everything runs: there is no history to compare with.' };
  }
  const touched = (name: Extra) => changes.files.find((file) => protects[name].test(file));
  const chosen = every.filter((name) => touched(name) !== undefined);
  const since = `since ${changes.since.slice(0, 8)}`;
  const lines = every.map((name) => {
    const file = touched(name);
    return file
      ? `With the ${name}: ${file} changed ${since}.`
      : `Without the ${name} (--all has it).`;
  });
  return { chosen: new Set(chosen), why: lines.join('\n') };
}
