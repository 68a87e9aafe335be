/**
 * Measures title to SOC code: `npm run -s bench:titles`. Reads the judged titles and, for the
 * second table, O*NET's text files from `../shared`.
 */
import { createEvidenceReader, weigh } from '#server/matching/codeEvidence.ts';
import { tableTitles } from '#server/matching/knownTitles.ts';
import { readOnetTexts, readOnetTitles } from '#server/matching/onet.ts';
import { type CodeScore, createTitleMatcher } from '#server/matching/titles.ts';
import { type JudgedTitle, onetFolder, readJudgedTitles } from './lines/judgedTitles.ts';

type Coder = (title: string) => CodeScore[];

function measure(name: string, titles: readonly JudgedTitle[], coder: Coder): void {
  const began = performance.now();
  let first = 0;
  let five = 0;
  let minor = 0;
  for (const { title, code } of titles) {
    const codes = coder(title)
      .slice(0, 5)
      .map((found) => found.code);
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
    `${name.padEnd(48)} n ${titles.length}  top-1 ${percent(first)}  top-5 ${percent(five)}  minor group ${percent(minor)}  ${each} ms each`,
  );
}

const { direct, employer } = await readJudgedTitles();
function measureBoth(name: string, coder: Coder): void {
  measure(`direct match, ${name}`, direct, coder);
  measure(`employer-written, ${name}`, employer, coder);
}

const own = createTitleMatcher(tableTitles());
measureBoth('own table, matcher', (title) => own.codes(title, 5));
const readOwn = createEvidenceReader(tableTitles(), new Map(), own);
measureBoth('own table, all evidence', (title) => weigh(readOwn(title)));

const onet = await readOnetTitles(onetFolder);
const known = [...tableTitles(), ...onet];
const wide = createTitleMatcher(known);
measureBoth('O*NET, matcher', (title) => wide.codes(title, 5));
const began = performance.now();
const readWide = createEvidenceReader(known, await readOnetTexts(onetFolder), wide);
const made = Math.round(performance.now() - began);
console.log(`O*NET: ${onet.length} titles; the further evidence built in ${made} ms`);
measureBoth('O*NET, all evidence', (title) => weigh(readWide(title)));
