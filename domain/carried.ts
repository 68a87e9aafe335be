import type { FinderAnswers } from './finder.ts';
import { wishFor } from './finder.ts';
import type { EnvironmentOption, RelocateAnswer, WorkType } from './questions.ts';

/** The profile has so many characters for it. */
const IDEAL_JOB_MOST = 300;

/** What a visitor told that a profile has a field for; '' and null where nothing was told. */
export type Carried = {
  readonly idealJob: string;
  readonly skills: readonly string[];
  /** A city or a ZIP code, as typed. */
  readonly place: string;
  readonly relocate: RelocateAnswer | null;
  readonly workType: WorkType | null;
  readonly environment: readonly EnvironmentOption[];
};

/** What the guided finder was told. The answers alone say that one would move, never that not. */
export function carriedFromFinder(answers: FinderAnswers): Carried {
  const { work, skills, place, remote } = wishFor(answers);
  return {
    idealJob: cut(work),
    skills,
    place,
    relocate: answers.where === 'anywhere' ? 'Yes' : null,
    workType: remote,
    environment: answers.matters,
  };
}

/** What was typed on the page of recommended jobs. */
export function carriedFromWish(wish: {
  readonly work: string;
  readonly skills: readonly string[];
  readonly place: string;
}): Carried {
  return {
    idealJob: cut(wish.work.replaceAll(/\s+/g, ' ').trim()),
    skills: wish.skills,
    place: wish.place.trim(),
    relocate: null,
    workType: null,
    environment: [],
  };
}

/** Whole words up to the limit. */
function cut(text: string): string {
  if (text.length <= IDEAL_JOB_MOST) return text;
  return text.slice(0, IDEAL_JOB_MOST + 1).replace(/[\s,]*\S*$/, '');
}

/** What a profile holds already of these fields. */
export type Held = {
  readonly idealJob: string | null | undefined;
  readonly skills: readonly string[];
  readonly hasPlace: boolean;
  readonly relocate: number | null | undefined;
  readonly workType: string | null | undefined;
  readonly environment: readonly string[] | null | undefined;
};

/** Only what the profile has nothing for: what is there was written by its owner. */
export function missingOf(carried: Carried, held: Held): Carried {
  const known = new Set(held.skills.map((skill) => skill.toLowerCase()));
  return {
    idealJob: held.idealJob ? '' : carried.idealJob,
    skills: carried.skills.filter((skill) => !known.has(skill.toLowerCase())),
    place: held.hasPlace ? '' : carried.place,
    relocate: (held.relocate ?? null) === null ? carried.relocate : null,
    workType: (held.workType ?? null) === null ? carried.workType : null,
    environment: held.environment?.length ? [] : carried.environment,
  };
}

/** Whether there is nothing to add. */
export function isNothing(carried: Carried): boolean {
  const { idealJob, skills, place, relocate, workType, environment } = carried;
  return (
    idealJob === '' &&
    place === '' &&
    skills.length === 0 &&
    environment.length === 0 &&
    relocate === null &&
    workType === null
  );
}
