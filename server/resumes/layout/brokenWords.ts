import type { Line } from './line.ts';

/** A line that ends within a word, and the rest of that word at the start of the next line. */
const BROKEN = /(?<first>\p{L}{2,})-$/u;
const REST = /^(?<rest>\p{Ll}{2,})(?<after>[^\p{L}].*|$)/u;

/** Parts that stand before a hyphen that is printed in any case: "part-time", "well-known". */
const FIRSTS = new Set(
  (
    'part full half self well high low long short mid non co pre post anti multi cross on off in out over under up ' +
    'one two three four five six seven eight nine ten first second third front back top real time end day night ' +
    'year year hands hard fast self ever never cost data user client customer job state world class follow check ' +
    'walk drop pick set start back break add start log sign hand head home large small medium light heavy open closed ' +
    'medical public private semi inter intra micro macro bi tri re ex vice great step decision problem detail team ' +
    'results goal best award close face door point line'
  ).split(' '),
);
/** Parts that stand after one: "hands-on", "cost-free". */
const SECONDS = new Set(
  (
    'time on off up down in out to of by based level term free driven related oriented focused minded known end day ' +
    'hour week month year wide side scale house site line quality risk volume pace paced speed person people owned ' +
    'operated making solving starter taught trained employed winning class care sensitive specific rich ready facing ' +
    'fact fill face back through over and or surgical grade effective aware sized friendly savvy depth'
  ).split(' '),
);
/** What no English word begins with, or only the rest of one is. */
const SUFFIX =
  /^(?:(?!nation|station|ration)\p{Ll}{0,4}(?:ations?|itions?|utions?|iation|iate[ds]?)|[b-df-hj-np-tv-z]?(?:t|s)?ions?|tional\p{Ll}*|[mv]?ents?|ments?|mental\p{Ll}*|[st]ing|[bdfglmnprtv]ing|tures?|tured|t?ical\p{Ll}*|[bcdfglmnprtv]ed|[bcdfglmnprtv]er[sy]?|nesses|ness|ability|abilities|ities|[dlnrtv]ity|ence|ances?|ency|ancy|ally|ably|ible|able|tive\p{Ll}*|sive\p{Ll}*|cial\p{Ll}*|tial\p{Ll}*|cian\p{Ll}*|gist\p{Ll}*|graphy|ology|[dlnrt]ary|[a-z]?ous\p{Ll}*|[cgt]y|ly|ful|less|ters?|lation\p{Ll}*|cation\p{Ll}*|nation\p{Ll}*|ration\p{Ll}*|zation\p{Ll}*|[a-z]ize\p{Ll}*|[a-z]izing)$/u;

/**
 * Joins the words that a program broke at the end of a line: "coagu-" above "lation studies" are
 * "coagulation" above "studies". A hyphen that belongs to its word stays: "part-" above "time".
 */
export function joinBrokenWords(lines: Line[]): Line[] {
  const breaks = lines.flatMap((line, at) => breakOf(line, lines[at + 1], at) ?? []);
  if (breaks.length === 0) return lines;
  const words = wholeWords(lines, breaks);
  const sure = breaks.map((one) => verdict(one, words));
  // A program that breaks words here breaks them elsewhere too.
  const breaksWords = sure.some((one) => one === 'joined');
  const joined = [...lines];
  const emptied = new Set<number>();
  breaks.forEach(({ at, first, rest, after }, i) => {
    const [line, next] = [joined[at], joined[at + 1]];
    const isWord = sure[i] === 'joined' || (sure[i] === 'open' && breaksWords);
    if (!line || !next || !isWord) return;
    joined[at] = ending(line, `${first}-`, first + rest + endSign(after));
    const left = after.slice(endSign(after).length).trim();
    if (left === '') emptied.add(at + 1);
    else joined[at + 1] = beginning(next, left);
  });
  return joined.filter((_, at) => !emptied.has(at));
}

interface Break {
  at: number;
  first: string;
  rest: string;
  after: string;
}

function breakOf(line: Line, next: Line | undefined, at: number): Break | null {
  const first = BROKEN.exec(line.text)?.groups?.['first'];
  if (first === undefined || !next || next.bullet || next.cells.length > 1) return null;
  const near = next.column === line.column && (next.gap < 1.9 || next.page !== line.page);
  if (!near || Math.abs(next.size - line.size) > 0.6) return null;
  const { rest, after = '' } = REST.exec(next.text)?.groups ?? {};
  return rest === undefined ? null : { at, first, rest, after };
}

/** Whether the hyphen goes, stays, or nothing of this word alone tells. */
function verdict(
  { first, rest }: Break,
  words: ReadonlySet<string>,
): 'joined' | 'hyphenated' | 'open' {
  const [one, other] = [first.toLowerCase(), rest.toLowerCase()];
  if (words.has(`${one}-${other}`)) return 'hyphenated';
  if (words.has(one + other)) return 'joined';
  if (FIRSTS.has(one) || SECONDS.has(other)) return 'hyphenated';
  if (SUFFIX.test(other)) return 'joined';
  return words.has(one) && words.has(other) ? 'hyphenated' : 'open';
}

/** The words of the lines but for the broken ones. */
function wholeWords(lines: Line[], breaks: readonly Break[]): Set<string> {
  const texts = lines.map(({ text }) => text);
  for (const { at, first, rest } of breaks) {
    texts[at] = texts[at]?.slice(0, -first.length - 1) ?? '';
    texts[at + 1] = texts[at + 1]?.slice(rest.length) ?? '';
  }
  const all = texts.flatMap((text) => text.toLowerCase().match(/\p{L}+(?:-\p{L}+)*/gu) ?? []);
  return new Set(all.flatMap((word) => [word, ...word.split('-')]));
}

/** The sign that stands right after a word: "studies," is one piece. */
function endSign(after: string): string {
  return /^[^\s\p{L}]*/u.exec(after)?.[0] ?? '';
}

function ending(line: Line, broken: string, whole: string): Line {
  const change = (text: string): string =>
    text.trimEnd().endsWith(broken) ? text.trimEnd().slice(0, -broken.length) + whole : text;
  const last = line.cells.length - 1;
  const cells = line.cells.map((cell, i) =>
    i === last ? { ...cell, text: change(cell.text), runs: lastRun(cell.runs, change) } : cell,
  );
  return { ...line, cells, text: change(line.text) };
}

function lastRun<R extends { text: string }>(runs: R[], change: (text: string) => string): R[] {
  const at = runs.findLastIndex((run) => run.text.trim() !== '');
  return runs.map((run, i) => (i === at ? { ...run, text: change(run.text) } : run));
}

function beginning(line: Line, left: string): Line {
  const [cell] = line.cells;
  if (!cell) return line;
  const cut = cell.text.length - left.length;
  let over = cut;
  const runs = cell.runs.flatMap((run) => {
    const text = run.text.slice(over);
    over = Math.max(0, over - run.text.length);
    return text === '' ? [] : [{ ...run, text }];
  });
  return { ...line, text: left, cells: [{ ...cell, text: left, runs }] };
}
