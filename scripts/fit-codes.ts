/**
 * Measures the kinds of evidence by which a title is given a SOC code, on the judged titles beside
 * the project: `npm run -s codes:fit`. Reads `../shared`. With `-- --fit` it fits the weights of
 * server/matching/codeWeights.ts instead.
 */
import { codeWeights, type CodeWeights } from '#server/matching/codeWeights.ts';
import { createEvidenceReader, type Evidence, weigh } from '#server/matching/codeEvidence.ts';
import { tableTitles } from '#server/matching/knownTitles.ts';
import { readOnetTexts, readOnetTitles } from '#server/matching/onet.ts';
import { onetFolder, readJudgedTitles } from './lines/judgedTitles.ts';

interface Judged {
  readonly code: string;
  readonly isDirect: boolean;
  readonly evidence: readonly Evidence[];
}

const kinds = ['titles', 'reported', 'coverage', 'text', 'letters'] as const;
const folds = 5;
/** The direct titles are fewer; each counts as much as this many employer-written ones. */
const directCounts = 2;
/** Pulls weights to 0, and how far and how often each step goes. */
const shrink = 0.001;
const rate = 2;
const rounds = 1500;

/** The weights under which the judged codes are likeliest: softmax regression, by its gradient. */
function fit(judged: readonly Judged[]): CodeWeights {
  const weights = { titles: 0, reported: 0, coverage: 0, text: 0, letters: 0 };
  const usable = judged.filter(({ code, evidence }) => evidence.some((one) => one.code === code));
  const whole = usable.reduce((sum, { isDirect }) => sum + (isDirect ? directCounts : 1), 0);
  for (let round = 0; round < rounds; round += 1) {
    const slope = { titles: 0, reported: 0, coverage: 0, text: 0, letters: 0 };
    for (const { code, isDirect, evidence } of usable) {
      const likely = new Map(weigh(evidence, weights).map((one) => [one.code, one.score]));
      const share = (isDirect ? directCounts : 1) / whole;
      for (const one of evidence) {
        const off = (one.code === code ? 1 : 0) - (likely.get(one.code) ?? 0);
        for (const kind of kinds) slope[kind] += share * off * one.kinds[kind];
      }
    }
    for (const kind of kinds) weights[kind] += rate * (slope[kind] - shrink * weights[kind]);
  }
  return weights;
}

/** How many of both sets have the judged code first. */
function right(judged: readonly Judged[], weights: CodeWeights): [direct: number, other: number] {
  const hits: [number, number] = [0, 0];
  for (const { code, isDirect, evidence } of judged)
    if (weigh(evidence, weights)[0]?.code === code) hits[isDirect ? 0 : 1] += 1;
  return hits;
}

/** Hits on each fifth by weights that were fitted to the others. */
function crossValidated(judged: readonly Judged[]): [direct: number, other: number] {
  const hits: [number, number] = [0, 0];
  for (let fold = 0; fold < folds; fold += 1) {
    const weights = fit(judged.filter((_, at) => at % folds !== fold));
    const [direct, other] = right(
      judged.filter((_, at) => at % folds === fold),
      weights,
    );
    hits[0] += direct;
    hits[1] += other;
  }
  return hits;
}

const known = [...tableTitles(), ...(await readOnetTitles(onetFolder))];
const read = createEvidenceReader(known, await readOnetTexts(onetFolder));
const { direct, employer } = await readJudgedTitles();
const judged: Judged[] = [
  ...direct.map((row) => ({ ...row, isDirect: true, evidence: read(row.title) })),
  ...employer.map((row) => ({ ...row, isDirect: false, evidence: read(row.title) })),
];
const row = (name: string, [first, second]: readonly [number, number]): void => {
  const percent = (hits: number, of: number) => ((100 * hits) / of).toFixed(1);
  console.log(
    `| ${name} | ${percent(first, direct.length)} | ${percent(second, employer.length)} |`,
  );
};

if (process.argv.includes('--fit')) {
  const fitted = fit(judged);
  console.log(fitted);
  row('fitted to all', right(judged, fitted));
} else {
  console.log('| evidence | direct | employer-written |\n|---|---:|---:|');
  row('titles alone', right(judged, { ...nothing(), titles: 1 }));
  row('the weights in use', right(judged, codeWeights));
  row('cross-validated: all kinds', crossValidated(judged));
  for (const kind of kinds)
    row(
      `cross-validated: without ${kind}`,
      crossValidated(
        judged.map((one) => ({
          ...one,
          evidence: one.evidence.map((of) => ({ ...of, kinds: { ...of.kinds, [kind]: 0 } })),
        })),
      ),
    );
}

function nothing(): CodeWeights {
  return { titles: 0, reported: 0, coverage: 0, text: 0, letters: 0 };
}
