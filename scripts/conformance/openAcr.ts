import type { Answer, Chapter } from '#domain/conformance/answers.ts';
import { criteriaOf } from '#domain/conformance/criteria.ts';
import { en301549 } from '#domain/conformance/en301549.ts';
import { limits, report } from '#domain/conformance/report.ts';
import { section508 } from '#domain/conformance/section508.ts';
import {
  type Criterion,
  type Gap,
  type Level,
  LEVELS,
  type Term,
} from '#domain/conformance/terms.ts';
import { toYaml, type Yaml } from './yaml.ts';

/** Its edition of the catalog of tables: WCAG 2.2, Section 508 and EN 301 549. */
const CATALOG = '2.5-edition-wcag-2.2-508-eu-en';

const gapText = ({ what, why }: Gap) => `${what} ${why}`;

const entry = (num: string, component: string, level: Term, notes: string): Yaml => ({
  num,
  components: [{ name: component, adherence: { level, notes } }],
});

function remarks({ notes, byHand, gaps, shownBy }: Criterion): string {
  const tests = shownBy.map(({ path, title }) => `${path}: ${title}`);
  return [
    notes,
    ...(byHand === undefined ? [] : [byHand]),
    ...gaps.map((gap) => `Not met yet: ${gapText(gap)}`),
    ...(tests.length === 0 ? [] : [`Shown by: ${tests.join('; ')}.`]),
  ].join('\n\n');
}

/** WCAG 2.2 has removed it, and the older standards still list it among level A. */
const parsing = entry(
  '4.1.1',
  'web',
  'supports',
  'WCAG 2.2 has removed this criterion. For WCAG 2.0 and 2.1, which Section 508 and EN 301 549 name, it counts as met.',
);

function wcagChapter(level: Level): Yaml {
  const entries = criteriaOf(level).map((each) =>
    entry(each.number, 'web', each.term, remarks(each)),
  );
  const at = criteriaOf(level).findIndex(({ number }) => number.startsWith('4.1.'));
  return {
    notes:
      'All parts of the product are web pages. Mails and receipts are HTML and have the same checks.',
    criteria: level === 'A' ? entries.toSpliced(at, 0, parsing) : entries,
  };
}

const answerEntries = ({ numbers, term, notes }: Answer): Yaml[] =>
  numbers.map((number) => entry(number, 'none', term, notes));

const chapterOf = ({ notes, isLeftOut, answers }: Chapter): Yaml => ({
  ...(notes === '' ? {} : { notes }),
  ...(isLeftOut === true ? { disabled: true } : {}),
  ...(answers.length === 0 ? {} : { criteria: answers.flatMap(answerEntries) }),
});

/** The report in the format of OpenACR 0.1.0 (github.com/GSA/openacr). */
function openAcr(): Yaml {
  return {
    title: `${report.product} Accessibility Conformance Report`,
    product: {
      name: report.product,
      description: 'Job matching for people with disabilities, as a web application.',
    },
    author: { name: report.product, email: report.contact },
    vendor: { name: report.product, email: report.contact },
    report_date: report.date,
    last_modified_date: report.date,
    version: 1,
    notes: [
      'Whoever runs a server of this product is reached by the page /help of that server.',
      ...limits.map(gapText),
    ].join('\n\n'),
    evaluation_methods_used: [...report.programs, ...report.tried].join('\n\n'),
    catalog: CATALOG,
    chapters: {
      ...Object.fromEntries(
        LEVELS.map((level) => [
          `success_criteria_level_${level.toLowerCase()}`,
          wcagChapter(level),
        ]),
      ),
      ...Object.fromEntries(
        [...section508, ...en301549].map((chapter) => [chapter.id, chapterOf(chapter)]),
      ),
    },
  };
}

/** Where the file lies: the page of the report offers it. */
export const OPEN_ACR_FILE = 'src/pages/help/conformance/openacr.yaml';

/** The text of that file. */
export const openAcrFile = (): string =>
  `# Made by "npm run conformance" from domain/conformance; change that instead.\n${toYaml(openAcr())}`;
