import { parse, type Rule, type Source } from './sources.ts';

/** A line with a comment is shorter than this. */
const commentWidth = 100;

/** Folders the rule holds for so far; the list grows until it covers everything. */
export const checkedFolders: readonly string[] = [
  'a11y/keyboard/',
  'domain/',
  'scripts/bench-',
  'scripts/bundle/',
  'scripts/doctor/',
  'scripts/lighthouse/',
  'scripts/make-',
  'scripts/sampleResumes/',
  'scripts/start/',
  'server/applications/',
  'server/coaching/',
  'server/database/',
  'server/disclosure/',
  'server/displayProfile/',
  'server/drafts/',
  'server/http/',
  'server/identity/',
  'server/jobs/',
  'server/language/',
  'server/mail/',
  'server/matching/',
  'server/places/',
  'server/profiles/',
  'server/resumes/',
  'server/workQueue/',
  'src/api/query/',
  'src/i18n/',
  'src/layouts/',
  'src/pages/candidate/home/',
  'src/pages/candidate/jobs/',
  'src/pages/candidate/questions/',
  'src/pages/candidate/review/',
  'src/pages/candidate/upload/',
  'src/routes/',
  'src/ui/',
  'tests/contract/',
  'tests/copies/',
  'tests/journeys/',
  'tests/rules/',
  'tests/server/',
  'tools/',
];

export const shortComments: Rule = (source) => {
  const lines = source.text.split('\n');
  const numbers = new Set(
    commentsIn(source).flatMap(({ start, end }) => linesOf(source, start, end)),
  );
  return [...numbers]
    .filter((number) => (lines[number - 1]?.length ?? 0) >= commentWidth)
    .map((number) => `${number} has a comment of ${commentWidth} characters or more`);
};

function commentsIn(source: Source): { start: number; end: number }[] {
  if (!source.path.endsWith('.css')) return parse(source).comments;
  return [...source.text.matchAll(/\/\*[\s\S]*?\*\//g)].map(({ index, 0: text }) => ({
    start: index,
    end: index + text.length,
  }));
}

function linesOf({ text }: Source, start: number, end: number): number[] {
  const first = text.slice(0, start).split('\n').length;
  const count = text.slice(start, end).split('\n').length;
  return Array.from({ length: count }, (_, index) => first + index);
}
