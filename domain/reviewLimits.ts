import type { FieldProblem } from './fieldProblem.ts';
import type { ReviewDraft } from './reviewDraft.ts';

/** The longest text of each field on the form, in characters, as the contract of a resume says. */
const LIMITS = {
  firstname: 100,
  middlename: 100,
  lastname: 100,
  email: 254,
  phone_number: 40,
  address1: 300,
  address2: 300,
  city: 100,
  state: 100,
  zip: 10,
  country: 100,
  ideal_job: 300,
  summary: 10_000,
  skill: 200,
  job_title: 300,
  company: 300,
  responsibilities: 20_000,
  school_name: 300,
  major: 300,
} as const;

type LimitedField = keyof typeof LIMITS;

function isLimited(name: string): name is LimitedField {
  return Object.hasOwn(LIMITS, name);
}

/** The limit of the field that a pointer such as "/education/0/major" names; undefined: none. */
export function reviewLimit(pointer: string): number | undefined {
  const name = pointer.split('/').at(-1) ?? '';
  return isLimited(name) ? LIMITS[name] : undefined;
}

/** Whether a text is too long for its field. An emoji counts as one, as in the contract. */
export function isOverReviewLimit(pointer: string, text: string): boolean {
  return [...text].length > (reviewLimit(pointer) ?? Infinity);
}

/** Every text that is too long to be submitted, in form order. */
export function longTextProblems(draft: ReviewDraft): FieldProblem[] {
  const { pendingSkill = '', education, work_experience, ...about } = draft;
  const texts = [
    ...textsOf('', about),
    ...work_experience.flatMap((entry, at) => textsOf(`/work_experience/${at}`, entry)),
    ...education.flatMap((entry, at) => textsOf(`/education/${at}`, entry)),
    ['/skill', pendingSkill] as const,
  ];
  return texts
    .filter(([pointer, text]) => isOverReviewLimit(pointer, text))
    .map(([pointer]) => ({ pointer, code: 'tooLong' }));
}

function textsOf(place: string, record: object): (readonly [string, string])[] {
  return Object.entries(record).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'string' ? [[`${place}/${name}`, value] as const] : [],
  );
}

const SECTIONS = ['work_experience', 'education', 'skill', 'skills'];
const ORDER = [
  ...Object.keys(LIMITS).filter((name) => name !== 'skill'),
  'start_date',
  'end_date',
  'start_year',
  'end_year',
];

/** Problems in the order of their fields on the form: about, work, education, skills. */
export function inFormOrder<Problem extends FieldProblem>(problems: readonly Problem[]): Problem[] {
  const rank = ({ pointer }: FieldProblem) => {
    const [, section = '', index = '0'] = pointer.split('/');
    const field = ORDER.indexOf(pointer.split('/').at(-1) ?? '');
    return [SECTIONS.indexOf(section), Number(index), field];
  };
  return problems.toSorted((a, b) => {
    const [left, right] = [rank(a), rank(b)];
    return left.map((one, at) => one - (right[at] ?? 0)).find((step) => step !== 0) ?? 0;
  });
}
