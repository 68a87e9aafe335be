import { endsBeforeStart, yearProblem } from './dates.ts';
import type { FieldProblem } from './fieldProblem.ts';

/** The fixed table of degree levels (section 3). */
export const DEGREE_LEVELS = [
  { Id: 1, LevelName: 'ged', Label: 'GED' },
  { Id: 2, LevelName: 'high_school', Label: 'High School' },
  { Id: 3, LevelName: 'associates', Label: "Associate's" },
  { Id: 4, LevelName: 'bachelors', Label: "Bachelor's" },
  { Id: 5, LevelName: 'postgraduate', Label: 'Post Graduate' },
  { Id: 6, LevelName: 'phd', Label: 'PHD' },
] as const;

export type DegreeLevel = (typeof DEGREE_LEVELS)[number];
export type DegreeLevelName = DegreeLevel['LevelName'];

export const DEGREE_STATUSES = ['completed', 'in-progress', 'incomplete'] as const;
export type DegreeStatus = (typeof DEGREE_STATUSES)[number];

/** Whether the value is one of the six level names. */
export function isDegreeLevelName(value: unknown): value is DegreeLevelName {
  return DEGREE_LEVELS.some((level) => level.LevelName === value);
}

/** The level with this id. A select gives its id as text, so a numeric text works too. */
export function degreeLevelById(id: number | string): DegreeLevel | null {
  const wanted = typeof id === 'string' && id.trim() !== '' ? Number(id) : id;
  return DEGREE_LEVELS.find((level) => level.Id === wanted) ?? null;
}

/** The degree level of exactly this name; null for any other. */
export function degreeLevelByName(name: string | null): DegreeLevel | null {
  return DEGREE_LEVELS.find((level) => level.LevelName === name) ?? null;
}

/**
 * Section 4: Present means in-progress with year 0, even with a year; a year means completed;
 * neither means incomplete with year 0.
 */
export function degreeStatus(degree: { Present: boolean; YearCompleted: number | null }): {
  Status: DegreeStatus;
  YearCompleted: number;
} {
  if (degree.Present) return { Status: 'in-progress', YearCompleted: 0 };
  const year = degree.YearCompleted ?? 0;
  return year > 0
    ? { Status: 'completed', YearCompleted: year }
    : { Status: 'incomplete', YearCompleted: 0 };
}

export type DegreeForm = {
  SchoolName: string;
  DegreeLevelId: number | string | null;
  DegreeName: string;
  YearCompleted: number | null;
  Present: boolean;
};

/**
 * Fields the education form still needs: school name, level, major, and a completion year or
 * Ongoing. Of a new entry the form asks for the start year too (section 5).
 */
export function missingDegreeFields(form: DegreeForm): (keyof DegreeForm)[] {
  const missing: (keyof DegreeForm)[] = [];
  if (form.SchoolName.trim() === '') missing.push('SchoolName');
  if (degreeLevelById(form.DegreeLevelId ?? '') === null) missing.push('DegreeLevelId');
  if (form.DegreeName.trim() === '') missing.push('DegreeName');
  if (!form.Present && (form.YearCompleted ?? 0) <= 0) missing.push('YearCompleted');
  return missing;
}

/**
 * What is wrong with the years of a degree, as typed. One that is left out is not looked at, nor
 * is the completion of something ongoing.
 */
export function degreeYearProblems(
  years: { readonly StartYear: string; readonly YearCompleted: string; readonly Present: boolean },
  today: Date,
): FieldProblem[] {
  const given = years.Present
    ? (['StartYear'] as const)
    : (['StartYear', 'YearCompleted'] as const);
  const problems = given.flatMap((field) => {
    const code = years[field] === '' ? null : yearProblem(years[field], today);
    return code === null ? [] : [{ pointer: `/${field}`, code: code as string }];
  });
  const isMarked = problems.some(({ pointer }) => pointer === '/YearCompleted');
  if (!years.Present && !isMarked && endsBeforeStart(years.StartYear, years.YearCompleted))
    problems.push({ pointer: '/YearCompleted', code: 'endBeforeStart' });
  return problems;
}
