import type { components } from '#openapi/user.ts';
import { degreeYearProblems, missingDegreeFields } from '#domain/degrees.ts';
import type { FieldProblem } from '#domain/fieldProblem.ts';
import type { FormValues } from '#machines/form/formTypes.ts';
import { userApi } from '#src/api/client/clients.ts';
import { degreesOf } from '#src/api/queries/records.ts';
import { profileList } from '#src/api/sections/profileList.ts';

export type UserDegree = components['schemas']['UserDegree'];

/** A degree in the form: the level is its id as text, and years are as typed. */
export type EducationValues = {
  SchoolName: string;
  DegreeLevelId: string;
  DegreeName: string;
  StartYear: string;
  YearCompleted: string;
  Present: boolean;
};

const yearText = (year: number | null) => (year === null || year === 0 ? '' : String(year));
const yearOf = (text: FormValues[string] | undefined) => Number(text || 0);

/**
 * Section 5: school, level, major, and a completion year or Ongoing are required. The start
 * year is required only when adding, because an entry from a resume may have none and nobody
 * should have to invent one to change it.
 */
export function educationRules(values: FormValues, mode: 'add' | 'update'): FieldProblem[] {
  const text = (name: string) => String(values[name] ?? '').trim();
  const Present = values['Present'] === true;
  const missing = missingDegreeFields({
    SchoolName: text('SchoolName'),
    DegreeLevelId: text('DegreeLevelId'),
    DegreeName: text('DegreeName'),
    YearCompleted: yearOf(text('YearCompleted')),
    Present,
  });
  const hasNoStart = text('StartYear') === '';
  const problems = [...missing, ...(hasNoStart && mode === 'add' ? ['StartYear'] : [])].map(
    (field) => ({ pointer: `/${field}`, code: 'missing' }),
  );
  const years = { StartYear: text('StartYear'), YearCompleted: text('YearCompleted'), Present };
  const isMarked = ({ pointer }: FieldProblem) => problems.some((one) => one.pointer === pointer);
  const wrong = degreeYearProblems(years, new Date()).filter((one) => !isMarked(one));
  return [...problems, ...wrong];
}

/** The list of a person's degrees; year 0 is an empty field. */
export const educationList = profileList({
  section: 'education',
  follows: 'insights',
  read: degreesOf,
  empty: {
    SchoolName: '',
    DegreeLevelId: '',
    DegreeName: '',
    StartYear: '',
    YearCompleted: '',
    Present: false,
  } as EducationValues,
  valuesOf: (degree: UserDegree) => ({
    SchoolName: degree.SchoolName ?? '',
    DegreeLevelId: degree.DegreeLevelId === null ? '' : String(degree.DegreeLevelId),
    DegreeName: degree.DegreeName ?? '',
    StartYear: yearText(degree.StartYear),
    YearCompleted: yearText(degree.YearCompleted),
    Present: degree.Present,
  }),
  rules: educationRules,
  // An ongoing degree has no completion year.
  asSaved: (values) => (values['Present'] === true ? { ...values, YearCompleted: '' } : values),
  bodyOf: (values) => ({
    SchoolName: String(values['SchoolName']).trim(),
    DegreeName: String(values['DegreeName']).trim(),
    // "The degree-level id is converted to a number" (section 5).
    DegreeLevelId: Number(values['DegreeLevelId']),
    StartYear: yearOf(values['StartYear']) || null,
    YearCompleted: values['Present'] === true ? 0 : yearOf(values['YearCompleted']),
    Present: values['Present'] === true,
  }),
  create: (body, header) => userApi.POST('/userDegree', { body, params: { header } }),
  update: (id, body) => userApi.PUT('/userDegree', { params: { query: { id } }, body }),
  remove: (id, body) => userApi.DELETE('/userDegree/{id}', { params: { path: { id } }, body }),
});
