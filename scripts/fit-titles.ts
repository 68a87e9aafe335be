/**
 * Fits the shares of server/matching/titleWeights.ts to the judged titles beside the project, and
 * measures what each part gives: `npm run -s titles:fit`. Reads `../shared`. With `-- --fit` it fits
 * the shares instead, to all queries and to three quarters of them, four times.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { escoSystem, socSystem, type CodeSystem } from '#server/matching/codeSystem.ts';
import { readEscoTitles } from '#server/matching/esco.ts';
import { tableTitles } from '#server/matching/knownTitles.ts';
import { readOnetTitles } from '#server/matching/onet.ts';
import { createTitleRanking, createTitleReader } from '#server/matching/similarTitles.ts';
import { titleWeights, type TitleWeights } from '#server/matching/titleWeights.ts';
import { readTitleList } from './lines/titleList.ts';

const shared = join(import.meta.dirname, '..', '..', 'shared');
const bench = join(shared, 'bench', 'titles');
const queries = await readTitleList(join(bench, 'queries.tsv'));
const corpus = await readTitleList(join(bench, 'corpus.tsv'));

/** By query, the titles of the list that experts judged right. */
const judged = new Map<string, Set<string>>();
for (const line of (await readFile(join(bench, 'qrels.tsv'), 'utf8')).split('\n')) {
  const [query = '', , title = '', grade] = line.split('\t');
  if (!(Number(grade) > 0)) continue;
  judged.set(query, (judged.get(query) ?? new Set()).add(title));
}
const asked = queries.filter(({ id }) => judged.has(id));

/** Average precision of the titles in this order. */
function precision(query: string, ids: Iterable<string>): number {
  const right = judged.get(query) ?? new Set();
  let at = 0;
  let hits = 0;
  let sum = 0;
  for (const id of ids) {
    at += 1;
    if (!right.has(id)) continue;
    hits += 1;
    sum += hits / at;
  }
  return sum / right.size;
}
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

function measured(systems: readonly CodeSystem[], weights: TitleWeights = titleWeights) {
  const rank = createTitleRanking(corpus, createTitleReader(systems, weights));
  const each = (title: string) => rank(title);
  return mean(
    asked.map(({ id, title }) =>
      precision(
        id,
        each(title).map((found) => found.id),
      ),
    ),
  );
}

const parts = ['words', 'soc', 'esco', 'meaning'] as const;
type Part = (typeof parts)[number];
type Shares = Readonly<Record<Part, number>>;
const nothing = { words: 0, soc: 0, esco: 0, meaning: 0 };

/** For each query the likeness of each title by each part alone, so that shares are tried fast. */
function likeness(systems: readonly CodeSystem[]) {
  const rankings = parts.map((part) =>
    createTitleRanking(
      corpus,
      createTitleReader(systems, { ...titleWeights, ...nothing, [part]: 1 }),
    ),
  );
  return asked.map(({ id, title }) => {
    const byPart = rankings.map((rank) => new Map(rank(title).map((one) => [one.id, one.score])));
    return { id, rows: corpus.map((one) => byPart.map((scores) => scores.get(one.id) ?? 0)) };
  });
}
type Likeness = ReturnType<typeof likeness>;

function precisionOf(of: Likeness, shares: Shares): number {
  const list = parts.map((part) => shares[part]);
  return mean(
    of.map(({ id, rows }) => {
      const scores = rows.map((row) => row.reduce((sum, x, at) => sum + x * (list[at] ?? 0), 0));
      const order = corpus.map((_, at) => at).sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
      return precision(
        id,
        order.map((at) => corpus[at]?.id ?? ''),
      );
    }),
  );
}

const steps = [0, 0.25, 0.5, 1, 1.5, 2, 3, 4];
/** A change must gain this much, else it is chance. */
const leastGain = 0.0005;

/** One share after the other, as long as that helps. */
function fit(of: Likeness): Shares {
  let best: Shares = { words: 1, soc: 1, esco: 1, meaning: 2 };
  let reached = precisionOf(of, best);
  for (let better = true; better;) {
    better = false;
    for (const part of parts)
      for (const step of steps) {
        const tried = { ...best, [part]: step };
        const precision = precisionOf(of, tried);
        if (precision < reached + leastGain) continue;
        [best, reached, better] = [tried, precision, true];
      }
  }
  return best;
}

const row = (...cells: readonly (string | number)[]): void => {
  const texts = cells.map((cell) => (typeof cell === 'number' ? cell.toFixed(3) : cell));
  console.log(`| ${texts.join(' | ')} |`);
};

const own = tableTitles();
const onet = await readOnetTitles(join(shared, 'data', 'onet'));
const ownSystem = socSystem(own);
const wide = socSystem([...own, ...onet]);
const esco = escoSystem(await readEscoTitles(join(shared, 'data', 'esco')));
const all = [wide, esco];

if (process.argv.includes('--fit')) {
  const of = likeness(all);
  const shares = fit(of);
  console.log('Fitted to all:', shares, precisionOf(of, shares).toFixed(4));
  const folds = 4;
  const left = Array.from({ length: folds }, (_, fold) => {
    const test = of.filter((_one, at) => at % folds === fold);
    const fitted = fit(of.filter((_one, at) => at % folds !== fold));
    console.log(`Without quarter ${fold + 1}:`, fitted, precisionOf(test, fitted).toFixed(4));
    return precisionOf(test, fitted) * test.length;
  });
  console.log('On the quarters that were left out:', (mean(left) * folds) / of.length);
}

if (!process.argv.includes('--fit')) {
  row('ranking', 'MAP');
  row('---', '---:');
  row('own table', measured([ownSystem]));
  row("own table and ESCO's titles", measured([ownSystem, esco]));
  row("own table and O*NET's", measured([wide]));
  row('all three', measured(all));
  for (const part of [
    'words',
    'soc',
    'esco',
    'meaning',
    'own',
    'group',
    'widerGroup',
    'skills',
  ] as const)
    row(`all three, without ${part}`, measured(all, { ...titleWeights, [part]: 0 }));
  row('all three, words alone', measured(all, { ...titleWeights, ...nothing, words: 1 }));
  row('all three, meaning alone', measured(all, { ...titleWeights, ...nothing, meaning: 1 }));
}
