/**
 * Measures the plain view of postings: `npm run -s bench:plain [-- --changed]`. Takes 50 postings
 * of the sample feed, and 50 real ones of `../shared` where they are present. `--changed` prints
 * each sentence that became another.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { feedCount, feedSeed, generateFeed } from '#server/database/seed/feed/generateFeed.ts';
import { findAbleistLanguage } from '#server/language/findAbleistLanguage.ts';
import { plainPosting } from '#server/language/plain/plainPosting.ts';

interface Posting {
  readonly title: string;
  readonly company: string | null;
  readonly description: string;
}

const listsChanged = process.argv.includes('--changed');
const sampleCount = 50;

/** Written apart from the rules that the plain view itself keeps to. */
const facts = {
  numbers:
    /\d[\d.,:]*\d|\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)\b/gi,
  negations: /\b(?:no|not|never|none|nor|neither|without|unless|except|only|cannot)\b|n['’]t\b/gi,
  licences:
    /\b(?:licen[sc]es?|licensed|certif\w*|registered|permits?|diploma|GED|CDL|RN|LPN|CNA|CPR|degrees?)\b/gi,
};

const percentOf = (part: number, whole: number): string => `${Math.round((100 * part) / whole)} %`;
const mean = (numbers: readonly number[]): string =>
  (numbers.reduce((sum, one) => sum + one, 0) / numbers.length).toFixed(1);
/** Every nth posting, so that the whole set is seen. */
const spread = (all: readonly Posting[]): readonly Posting[] => {
  const step = Math.floor(all.length / sampleCount);
  return all.filter((_, at) => at % step === 0).slice(0, sampleCount);
};
const found = (text: string, pattern: RegExp): string =>
  (text.toLowerCase().match(pattern) ?? []).toSorted().join(' ');
const sentences = (text: string): string[] =>
  text.split(/(?<=[.!?])\s+|\n/).map((one) => one.trim().replace(/^- /, ''));

function measure(name: string, postings: readonly Posting[]): void {
  const began = process.cpuUsage();
  const views = postings.map((posting) => {
    const flagged = findAbleistLanguage(posting.description, posting).map(({ phrase }) => phrase);
    const view = plainPosting({ ...posting, plainText: null, essentialDuties: [], flagged });
    return { posting, view, text: view.blocks.flatMap(({ lines }) => lines).join('\n') };
  });
  const cpu = process.cpuUsage(began).user / 1_000 / postings.length;
  const differ = Object.values(facts).map(
    (pattern) =>
      views.filter(
        ({ posting, text }) => found(posting.description, pattern) !== found(text, pattern),
      ).length,
  );
  const easier = views.filter(({ view }) => view.gradeAfter < view.gradeBefore).length;
  const good = views.filter(({ view }) => view.gradeAfter <= 8).length;
  const answered = views.filter(
    ({ view: { inShort } }) => inShort.whatYouDo.length > 0 && inShort.whatYouNeed.length > 0,
  ).length;
  console.log(
    `| ${name} | ${postings.length} | ${easier} | ${mean(views.map(({ view }) => view.gradeBefore))}` +
      ` | ${mean(views.map(({ view }) => view.gradeAfter))} | ${percentOf(good, postings.length)}` +
      ` | ${differ.join(' / ')} | ${percentOf(answered, postings.length)} | ${cpu.toFixed(1)} |`,
  );
  if (!listsChanged) return;
  for (const { posting, text } of views) {
    const [before, after] = [sentences(posting.description), sentences(text)];
    for (const one of before) if (!after.includes(one)) console.log(`  - ${one}`);
    for (const one of after) if (!before.includes(one)) console.log(`  + ${one}`);
  }
}

/** Real postings; null where the set is not there. */
async function readReal(): Promise<readonly Posting[] | null> {
  const file = join(import.meta.dirname, '../../shared/bench/matching/jobs.jsonl');
  const text = await readFile(file, 'utf8').catch(() => null);
  return text === null
    ? null
    : text
        .split('\n')
        .filter((line) => line !== '')
        .map((line): Posting => JSON.parse(line));
}

console.log(
  '| postings | n | easier | grade before | after | at most 8 | numbers / negations / licences differ | duties and needs in short | ms each |\n|---|---:|---:|---:|---:|---:|---:|---:|---:|',
);
measure('sample feed', spread(generateFeed({ seed: feedSeed, now: new Date(), count: feedCount })));
const real = await readReal();
if (real === null) console.log('no real postings found: only the sample feed is measured');
else {
  measure('real', spread(real));
  measure('real, all', real);
}
