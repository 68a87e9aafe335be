/**
 * Measures the language check: `npm exec -- node scripts/bench-language.ts`. Labelled sentences
 * come from `../shared`, where present; the sample feed is generated. `--wrong` lists each false
 * and each missed flag, and each flag in a posting without a planted sentence.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exclusionSentences } from '#server/database/seed/feed/exclusions.ts';
import { feedCount, feedSeed, generateFeed } from '#server/database/seed/feed/generateFeed.ts';
import { findAbleistLanguage } from '#server/language/findAbleistLanguage.ts';

interface Span {
  readonly start: number;
  readonly end: number;
  readonly phrase: string;
  readonly severity: string;
}
interface Labelled {
  readonly title: string;
  readonly text: string;
  readonly source: string;
  readonly spans: readonly Span[];
}

const listsWrong = process.argv.includes('--wrong');
const percent = (part: number, whole: number): string =>
  whole === 0 ? '    -' : ((100 * part) / whole).toFixed(1).padStart(5);

/** Half of the shorter span is covered, and the found one is not a whole sentence. */
function matches(gold: Span, found: Span): boolean {
  const shared = Math.min(gold.end, found.end) - Math.max(gold.start, found.start);
  const [golden, length] = [gold.end - gold.start, found.end - found.start];
  return shared >= 0.5 * Math.min(golden, length) && (length <= 40 || length <= 4 * golden);
}

function measure(name: string, rows: readonly Labelled[]): void {
  const sentence = { right: 0, flagged: 0, labelled: 0 };
  const span = { right: 0, found: 0, reached: 0, labelled: 0 };
  const reached = new Map<string, [number, number]>();
  for (const { title, text, spans } of rows) {
    const found = findAbleistLanguage(text, { title });
    if (found.length > 0) sentence.flagged += 1;
    if (spans.length > 0) sentence.labelled += 1;
    if (found.length > 0 && spans.length > 0) sentence.right += 1;
    const wrong = found.filter((each) => !spans.some((gold) => matches(gold, each)));
    const missed = spans.filter((gold) => !found.some((each) => matches(gold, each)));
    span.found += found.length;
    span.right += found.length - wrong.length;
    span.labelled += spans.length;
    span.reached += spans.length - missed.length;
    for (const gold of spans) {
      const [hit, all] = reached.get(gold.severity) ?? [0, 0];
      reached.set(gold.severity, [hit + (missed.includes(gold) ? 0 : 1), all + 1]);
    }
    if (!listsWrong) continue;
    for (const { phrase, rule } of wrong) console.log(`  false  ${rule} [${phrase}] ${text}`);
    for (const { phrase } of missed) console.log(`  missed [${phrase}] ${text}`);
  }
  const bySeverity = [...reached].map(([severity, [hit, all]]) => `${severity} ${hit}/${all}`);
  console.log(
    `${name.padEnd(14)} n ${rows.length}` +
      `  sentence P ${percent(sentence.right, sentence.flagged)} R ${percent(sentence.right, sentence.labelled)}` +
      `  span P ${percent(span.right, span.found)} R ${percent(span.reached, span.labelled)}` +
      `  recall: ${bySeverity.sort().join(', ')}`,
  );
}

/** The lines of a file of the labelled set; null where the set is not there. */
async function readRows<Row>(name: string): Promise<readonly Row[] | null> {
  const file = join(import.meta.dirname, '../../shared/bench/ableist', name);
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return null;
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line): Row => JSON.parse(line));
}

async function measureLabelled(): Promise<void> {
  const rows = await readRows<Labelled>('public.jsonl');
  if (rows === null) {
    console.log('no labelled sentences found: only the sample feed is measured');
    return;
  }
  const real = rows.filter(({ source }) => source.startsWith('real'));
  measure('real', real);
  measure(
    'real, random',
    real.filter(({ source }) => source === 'real-random'),
  );
  measure(
    'written',
    rows.filter(({ source }) => source === 'written'),
  );
}

interface Reported {
  readonly want: 'flag' | 'no flag';
  readonly title: string;
  readonly text: string;
}

/** Sentences of people who reported a wrong note, or a missing one. */
async function measureReported(): Promise<void> {
  const rows = await readRows<Reported>('reported.jsonl');
  if (rows === null) return;
  const wrong = rows.filter(({ want, title, text }) => {
    const found = findAbleistLanguage(text, { title });
    return found.length > 0 !== (want === 'flag');
  });
  console.log(`reported       n ${rows.length}  as wanted ${rows.length - wrong.length}`);
  if (!listsWrong) return;
  for (const { want, text } of wrong) console.log(`  want ${want}: ${text}`);
}

function measureFeed(): void {
  const feed = generateFeed({ seed: feedSeed, now: new Date(), count: feedCount });
  const began = performance.now();
  const processor = process.cpuUsage();
  const checked = feed.map((posting) => ({
    posting,
    flags: findAbleistLanguage(posting.description, posting),
    planted: exclusionSentences.filter((each) => posting.description.includes(each)),
  }));
  const wall = performance.now() - began;
  const cpu = process.cpuUsage(processor).user / 1_000;
  const holders = checked.filter(({ planted }) => planted.length > 0);
  const missed = holders.flatMap(({ posting: { description }, planted, flags }) =>
    planted.filter((sentence) => {
      const at = description.indexOf(sentence);
      return !flags.some(({ start, end }) => start >= at && end <= at + sentence.length);
    }),
  );
  const others = checked.filter(({ planted }) => planted.length === 0);
  const flagged = others.filter(({ flags }) => flags.length > 0);
  const more = flagged.filter(({ flags }) => flags.some(({ severity }) => severity !== 'soft'));
  console.log(
    `sample feed    n ${feed.length} in ${Math.round(wall)} ms (processor ${Math.round(cpu)} ms)` +
      `  planted ${holders.length} postings, ${missed.length} sentences missed` +
      `  other postings flagged ${flagged.length} of ${others.length} (${percent(flagged.length, others.length).trim()} %), ` +
      `beyond a hint ${more.length} (${percent(more.length, others.length).trim()} %)`,
  );
  if (!listsWrong) return;
  for (const { posting, flags } of flagged) {
    const found = flags.map(({ rule, phrase }) => `${rule} [${phrase}]`).join(', ');
    console.log(`  ${posting.socCode} ${posting.title}: ${found}`);
  }
}

/** The processor time of one check of a long text, as the editor asks for after each rest. */
function measureLong(length: number): void {
  const feed = generateFeed({ seed: feedSeed, now: new Date(), count: 200 });
  const title = feed[0]?.title ?? '';
  const all = feed.map(({ description }) => description).join('\n\n');
  // Each text is another one, as after each key.
  const times = Array.from({ length: 60 }, (_, from) => {
    const text = all.slice(from, from + length);
    const began = process.cpuUsage();
    findAbleistLanguage(text, { title });
    return process.cpuUsage(began).user / 1_000;
  });
  const [first = 0] = times;
  const sorted = times.slice(1).sort((a, b) => a - b);
  const within = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
  console.log(
    `one check of ${length} characters, processor: first ${first.toFixed(1)} ms,` +
      ` 50 % within ${within(0.5)} ms, 95 % within ${within(0.95)} ms`,
  );
}

for (const length of [5_000, 20_000]) measureLong(length);
await measureLabelled();
await measureReported();
measureFeed();
