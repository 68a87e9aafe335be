import type { Draft } from '../draft.ts';

interface Split {
  title: string;
  company: string;
}

/** Ways to name the company in the title, in the order in which they count. */
const shapes: readonly ((title: string) => Split | null)[] = [
  (title) => split(/^(.+)\s+—\s+(.+)$/.exec(title), 1),
  (title) => split(/^(.+)\s+at\s+(.+)$/.exec(title), 1),
  (title) => split(/^(.+?):\s+(.+)$/.exec(title), 2),
];

function split(found: RegExpExecArray | null, titleAt: 1 | 2): Split | null {
  const [title, company] = [found?.[titleAt]?.trim(), found?.[3 - titleAt]?.trim()];
  return title && company ? { title, company } : null;
}

/** So many entries wait at most for the last title of the feed. */
const mostHeld = 20_000;

/**
 * Where entries have no company and all titles of the feed have one shape, the company comes from
 * the title. Such entries wait for the end of the feed.
 */
export async function* withCompanies(drafts: AsyncIterable<Draft>): AsyncGenerator<Draft> {
  let possible = shapes;
  let held: Draft[] = [];
  for await (const draft of drafts) {
    const { title } = draft;
    if (title !== null) possible = possible.filter((shape) => shape(title) !== null);
    // Nothing is left to wait for once no shape fits.
    if (possible.length === 0 || held.length === mostHeld) {
      yield* held.map((each) => named(each, possible[0]));
      held = [];
    }
    if (held.length > 0 || (draft.company === null && possible.length > 0)) held.push(draft);
    else yield draft;
  }
  yield* held.map((each) => named(each, possible[0]));
}

function named(draft: Draft, shape: ((title: string) => Split | null) | undefined): Draft {
  if (draft.company !== null || draft.title === null) return draft;
  const found = shape?.(draft.title) ?? null;
  return found === null ? draft : { ...draft, ...found };
}
