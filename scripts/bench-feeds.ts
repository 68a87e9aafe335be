/**
 * Scores the reading of job feeds on `../shared/bench/feeds` and prints markdown: by format, by
 * field, hostile files, one large file. Usage: node scripts/bench-feeds.ts [FOLDER]
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = join(import.meta.dirname, '..');
const bench = process.argv[2] ?? join(root, '..', 'shared', 'bench', 'feeds');

interface Cell {
  right: number;
  of: number;
  accuracy: number;
}
interface Scores {
  overall: Cell;
  whole: Cell;
  strays: number;
  formats: Record<string, Cell>;
  fields: Record<string, Cell>;
}
interface Scorer {
  readLines: (file: string) => { source: string; file: string }[];
  predict: (
    app: string,
    folder: string,
    truth: readonly object[],
    options: { auto: boolean },
  ) => Promise<{ pred: object[]; faults: string[] }>;
  score: (truth: readonly object[], pred: readonly object[]) => Scores;
  runBad: (app: string, folder: string) => Promise<unknown>;
  runLarge: (app: string, megabytes: number) => Promise<unknown>;
}

const percent = ({ accuracy }: Cell): string => (100 * accuracy).toFixed(1);

function table(name: string, cells: Record<string, Cell>): void {
  console.log(`\n| ${name} | right | of | % |\n|---|---|---|---|`);
  for (const [key, cell] of Object.entries(cells)) {
    console.log(`| ${key} | ${cell.right} | ${cell.of} | ${percent(cell)} |`);
  }
}

async function main(): Promise<void> {
  const path = join(bench, 'score.mjs');
  if (!existsSync(path)) {
    console.log(`No benchmark at ${bench}: nothing to score.`);
    return;
  }
  const scorer: Scorer = await import(pathToFileURL(path).href);
  const folder = join(bench, 'public');
  const truth = scorer.readLines(join(folder, 'truth.jsonl'));
  for (const auto of [false, true]) {
    const { pred, faults } = await scorer.predict(root, folder, truth, { auto });
    const scores = scorer.score(truth, pred);
    const how = auto ? 'Format found by the content' : 'Format named';
    console.log(
      `\n${how}: micro accuracy ${percent(scores.overall)} %, postings wholly right ${percent(scores.whole)} %, ${scores.strays} stray lines, ${faults.length} faults.`,
    );
    for (const fault of faults) console.log(fault);
    if (auto) continue;
    table('format', scores.formats);
    table('field', scores.fields);
  }
  console.log('');
  await scorer.runBad(root, join(bench, 'bad'));
  await scorer.runLarge(root, 50);
}

await main();
