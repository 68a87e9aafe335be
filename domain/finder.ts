import {
  type EnvironmentOption,
  isEnvironmentOption,
  isWorkType,
  type WorkType,
} from './questions.ts';
import {
  type ActivityAnswers,
  isWorkKind,
  readActivities,
  WORK_KINDS,
  WORK_KINDS_MOST,
  type WorkKind,
} from './workKinds.ts';
import { VISITOR_LIMITS } from './visitor.ts';

/** The questions of the guided finder in their order; none is about a disability. */
export const FINDER_STEPS = [
  'work',
  'done',
  'skills',
  'where',
  'far',
  'way',
  'hours',
  'matters',
] as const;
export type FinderStep = (typeof FINDER_STEPS)[number];

export const DONE_ANSWERS = ['yes', 'little', 'no'] as const;
export const WHERE_ANSWERS = ['place', 'home', 'anywhere'] as const;
export const FAR_ANSWERS = [5, 10, 25, 50] as const;
export const HOURS_ANSWERS = ['full-time', 'part-time'] as const;
export const MATTERS_MOST = 4;

/** Miles for who does not know how far they can go. */
const USUAL_MILES = 25;

/** What somebody answered; a question that was skipped has the empty answer. */
export type FinderAnswers = {
  readonly work: readonly WorkKind[];
  /** What somebody would like to do who did not know which kind of work. */
  readonly activities: ActivityAnswers;
  readonly done: (typeof DONE_ANSWERS)[number] | null;
  /** Names of jobs that were done, in own words. */
  readonly jobs: string;
  readonly skills: readonly string[];
  /** More skills in own words, with commas. */
  readonly ownSkills: string;
  readonly where: (typeof WHERE_ANSWERS)[number] | null;
  readonly place: string;
  readonly far: (typeof FAR_ANSWERS)[number] | null;
  readonly way: WorkType | null;
  readonly hours: (typeof HOURS_ANSWERS)[number] | null;
  readonly matters: readonly EnvironmentOption[];
};

export const NO_ANSWERS: FinderAnswers = {
  work: [],
  activities: {},
  done: null,
  jobs: '',
  skills: [],
  ownSkills: '',
  where: null,
  place: '',
  far: null,
  way: null,
  hours: null,
  matters: [],
};

/** Whether a question makes sense after the answers: without a place nothing is far. */
export function isAsked(step: FinderStep, { where }: FinderAnswers): boolean {
  return step !== 'far' || where === 'place';
}

/** The questions for these answers, in their order. */
export const stepsFor = (answers: FinderAnswers): FinderStep[] =>
  FINDER_STEPS.filter((step) => isAsked(step, answers));

/** The next question after one; null after the last. */
export function stepAfter(step: FinderStep, answers: FinderAnswers): FinderStep | null {
  const later = FINDER_STEPS.slice(FINDER_STEPS.indexOf(step) + 1);
  return later.find((one) => isAsked(one, answers)) ?? null;
}

/** Whether "near a place" was answered and the place is empty, as after the way back. */
const lacksPlace = (step: FinderStep, { where, place }: FinderAnswers): boolean =>
  step === 'where' && where === 'place' && place.trim() === '';

/** The first question that was neither answered nor skipped; null when all were. */
export function firstOpen(
  passed: readonly FinderStep[],
  answers: FinderAnswers,
): FinderStep | null {
  const isOpen = (step: FinderStep) => !passed.includes(step) || lacksPlace(step, answers);
  return stepsFor(answers).find(isOpen) ?? null;
}

/** Skills that go with the chosen kinds of work. */
export const suggestedSkills = ({ work }: FinderAnswers): string[] =>
  [
    ...new Set((work.length > 0 ? work : allKinds()).flatMap((kind) => WORK_KINDS[kind].skills)),
  ].slice(0, 10);

function allKinds(): WorkKind[] {
  return Object.keys(WORK_KINDS)
    .filter(isWorkKind)
    .filter((_kind, at) => at % 3 === 0);
}

const partsOf = (text: string): string[] =>
  text
    .split(/[,،\n]/)
    .map((one) => one.trim())
    .filter(Boolean);

/** The skills that were ticked and those in own words, each once. */
export function skillsOf({ skills, ownSkills }: FinderAnswers): string[] {
  const own = partsOf(ownSkills).map((skill) => skill.slice(0, VISITOR_LIMITS.skill));
  const unique = new Map([...skills, ...own].map((skill) => [skill.toLowerCase(), skill]));
  return [...unique.values()].slice(0, VISITOR_LIMITS.skills);
}

/** What is looked for by these answers, as recommendations-lite takes it. */
export function wishFor(answers: FinderAnswers) {
  const { done, jobs, where, place, far, way, hours } = answers;
  const own = done === 'no' ? [] : partsOf(jobs);
  const titles = answers.work.flatMap((kind) => WORK_KINDS[kind].titles);
  return {
    work: [...own, ...titles].join(', '),
    skills: skillsOf(answers),
    skill: '',
    place: where === 'place' ? place.trim() : '',
    radius: far ?? USUAL_MILES,
    remote: where === 'home' ? ('remote' as const) : way,
    hours,
  };
}

/** Answers out of a store, which anything may have written; what does not fit is left out. */
export function readAnswers(value: unknown): FinderAnswers {
  const kept: object = Object(value);
  const of = (name: keyof FinderAnswers): unknown => Reflect.get(kept, name);
  const text = (name: 'jobs' | 'ownSkills' | 'place', most: number) => {
    const found = of(name);
    return typeof found === 'string' ? found.slice(0, most) : '';
  };
  const list = (name: 'work' | 'skills' | 'matters'): unknown[] => {
    const found = of(name);
    return Array.isArray(found) ? found : [];
  };
  const way = of('way');
  return {
    work: list('work').filter(isWorkKind).slice(0, WORK_KINDS_MOST),
    activities: readActivities(of('activities')),
    done: DONE_ANSWERS.find((one) => one === of('done')) ?? null,
    jobs: text('jobs', 300),
    skills: list('skills')
      .filter((one): one is string => typeof one === 'string' && one.length <= 100)
      .slice(0, 30),
    ownSkills: text('ownSkills', 300),
    where: WHERE_ANSWERS.find((one) => one === of('where')) ?? null,
    place: text('place', 200),
    far: FAR_ANSWERS.find((one) => one === of('far')) ?? null,
    way: isWorkType(way) ? way : null,
    hours: HOURS_ANSWERS.find((one) => one === of('hours')) ?? null,
    matters: list('matters').filter(isEnvironmentOption).slice(0, MATTERS_MOST),
  };
}
