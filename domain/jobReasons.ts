/** What is asked of a reason to choose among reasons (openapi/matching Reason). */
interface Weighed {
  readonly code: string;
  readonly effect: 'positive' | 'gap';
  readonly weight: number;
  readonly values?: Readonly<Record<string, unknown>>;
}

/** Reasons about the same thing: the second one of a topic tells little more. */
const topics: Readonly<Record<string, string>> = {
  same_occupation: 'work',
  related_occupation: 'work',
  title_match: 'work',
};

/** What the facts of a job say as well: its distance and its way of working. */
const saidByFacts: ReadonlySet<string> = new Set(['distance', 'remote']);

/** What nobody may overlook, whatever it weighs. */
const aboveAll: ReadonlySet<string> = new Set(['health_question']);

/** The order of reasons: what nobody may overlook, then the heaviest. */
export const byImportance = (a: Weighed, b: Weighed): number =>
  Number(aboveAll.has(b.code)) - Number(aboveAll.has(a.code)) || b.weight - a.weight;

const topicOf = ({ code }: Weighed): string => topics[code] ?? code;

/** The topic with the own title that the reason names; null when it names none. */
function titleOf(reason: Weighed): string | null {
  const title = reason.values?.['title'];
  return typeof title === 'string' && title !== '' ? `${topicOf(reason)} ${title}` : null;
}

/** The heaviest reasons, those first that tell something new. */
function strongest<Reason extends Weighed>(reasons: readonly Reason[], most: number): Reason[] {
  const byWeight = [...reasons].sort(byImportance);
  const seen = new Set<string>();
  const titles = new Set<string>();
  const news: Reason[] = [];
  const rest: Reason[] = [];
  for (const reason of byWeight) {
    const title = titleOf(reason);
    // One title of the person is named once, however many reasons it gives.
    if (title !== null && titles.has(title)) continue;
    if (title !== null) titles.add(title);
    const tellsNew = !saidByFacts.has(reason.code) && !seen.has(topicOf(reason));
    seen.add(topicOf(reason));
    (tellsNew ? news : rest).push(reason);
  }
  return [...news, ...rest].slice(0, most);
}

/**
 * The reasons that stand on a job's card: the strongest that speak for it, then the gap that
 * matters most; a question about health before every other. A second reason of one topic, and one
 * that the card's facts tell as well, stand only where there is nothing else.
 * @param most how many of either; the job's own page has them all
 */
export function cardReasons<Reason extends Weighed>(
  reasons: readonly Reason[],
  most: { readonly fits: number; readonly gaps: number },
): readonly Reason[] {
  const of = (effect: Weighed['effect']) => reasons.filter((one) => one.effect === effect);
  const gaps = of('gap').sort(byImportance);
  return [...strongest(of('positive'), most.fits), ...gaps.slice(0, most.gaps)];
}

type Kind = Pick<Weighed, 'code' | 'effect'>;

/** The name of a kind of reason. */
export const kindName = ({ code, effect }: Kind): string => `${code} ${effect}`;

/**
 * The kinds of the reasons by their names, each with all that its reasons say: who says that a
 * reason is wrong says it of its kind, such as of all licenses that are missing.
 */
export function kindsOfReasons<Reason extends Kind & { readonly text: string }>(
  reasons: readonly Reason[],
): ReadonlyMap<string, Kind & { readonly text: string }> {
  const kinds = new Map<string, Kind & { readonly text: string }>();
  for (const reason of reasons) {
    const { code, effect } = reason;
    const before = kinds.get(kindName(reason))?.text;
    const text = before === undefined ? reason.text : `${before}; ${reason.text}`;
    kinds.set(kindName(reason), { code, effect, text });
  }
  return kinds;
}
