/**
 * Measures title to SOC code: `npm exec -- node scripts/bench-titles.ts`. Reads the labelled
 * titles and, for the second table, O*NET's text files from `../shared`.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readOnetTitles } from '#server/matching/onet.ts';
import { tableTitles } from '#server/matching/knownTitles.ts';
import { createTitleMatcher, type TitleMatcher } from '#server/matching/titles.ts';

const shared = join(import.meta.dirname, '..', '..', 'shared');
const folder = join(shared, 'bench', 'matching', 'title_soc');

interface Labelled {
  readonly title: string;
  readonly code: string;
  readonly strict: boolean;
}

async function readLabelled(file: string): Promise<Labelled[]> {
  const lines = (await readFile(join(folder, file), 'utf8')).split('\n').slice(1);
  return lines
    .filter((line) => line !== '')
    .map((line) => {
      const [title = '', code = '', , , , strict] = line.split('\t');
      return { title, code, strict: strict?.trim() === '1' };
    });
}

function measure(name: string, titles: readonly Labelled[], matcher: TitleMatcher): void {
  const began = performance.now();
  let first = 0;
  let five = 0;
  let minor = 0;
  for (const { title, code } of titles) {
    const codes = matcher.codes(title, 5).map((found) => found.code);
    if (codes[0] === code) first += 1;
    if (codes.includes(code)) five += 1;
    if (codes[0]?.slice(0, 4) === code.slice(0, 4)) minor += 1;
    if (process.argv.includes('--wrong') && codes[0] !== code) {
      console.log([title, code, ...codes].join('\t'));
    }
  }
  const percent = (n: number) => ((100 * n) / titles.length).toFixed(1).padStart(5);
  const each = ((performance.now() - began) / titles.length).toFixed(2);
  console.log(
    `${name.padEnd(34)} n ${titles.length}  top-1 ${percent(first)}  top-5 ${percent(five)}  minor group ${percent(minor)}  ${each} ms each`,
  );
}

const direct = await readLabelled('direct_match_public.tsv');
const employer = await readLabelled('h2b_public.tsv');
const sets: [string, Labelled[]][] = [
  ['direct match', direct.filter((row) => row.strict)],
  ['employer-written', employer],
];

const own = createTitleMatcher(tableTitles());
for (const [name, rows] of sets) measure(`own table, ${name}`, rows, own);

const began = performance.now();
const onet = await readOnetTitles(join(shared, 'data', 'onet'));
const wide = createTitleMatcher([...tableTitles(), ...onet]);
console.log(
  `with O*NET: ${onet.length} titles, built in ${Math.round(performance.now() - began)} ms`,
);
for (const [name, rows] of sets) measure(`with O*NET, ${name}`, rows, wide);
