import { isWorkType, type WorkType } from './questions.ts';

/** The questions of the guided finder in their order; none is about a disability. */
export const FINDER_STEPS = ['work', 'done', 'skills', 'where', 'far', 'way', 'hours'] as const;
export type FinderStep = (typeof FINDER_STEPS)[number];

/** Kinds of work as people say them, each with the titles and skills that postings use for it. */
export const WORK_KINDS = {
  help: {
    titles: ['Home Health Aide', 'Customer Service Representative'],
    skills: ['Customer service', 'Patient care', 'Communication'],
  },
  fix: {
    titles: ['Maintenance Technician', 'Automotive Mechanic'],
    skills: ['Hand tools', 'Troubleshooting', 'Repair'],
  },
  nature: {
    titles: ['Landscaper', 'Animal Caretaker'],
    skills: ['Gardening', 'Animal care', 'Mowing'],
  },
  sort: { titles: ['Warehouse Associate', 'Packer'], skills: ['Packing', 'Inventory', 'Labeling'] },
  cook: {
    titles: ['Cook', 'Food Service Worker'],
    skills: ['Food preparation', 'Food safety', 'Dishwashing'],
  },
  drive: {
    titles: ['Delivery Driver', 'Bus Driver'],
    skills: ['Safe driving', 'Route planning', 'Loading'],
  },
  clean: { titles: ['Custodian', 'Housekeeper'], skills: ['Cleaning', 'Floor care', 'Laundry'] },
  numbers: { titles: ['Bookkeeper', 'Cashier'], skills: ['Excel', 'Math', 'Cash handling'] },
  words: { titles: ['Office Clerk', 'Editor'], skills: ['Writing', 'Proofreading', 'Filing'] },
  computers: {
    titles: ['Data Entry Clerk', 'Help Desk Technician'],
    skills: ['Typing', 'Microsoft Office', 'Data entry'],
  },
  looks: {
    titles: ['Graphic Designer', 'Hair Stylist'],
    skills: ['Photoshop', 'Drawing', 'Photography'],
  },
  build: {
    titles: ['Construction Laborer', 'Assembler'],
    skills: ['Assembly', 'Carpentry', 'Measuring'],
  },
} as const satisfies Readonly<
  Record<string, { titles: readonly string[]; skills: readonly string[] }>
>;
export type WorkKind = keyof typeof WORK_KINDS;

export const WORK_KINDS_MOST = 3;

export const DONE_ANSWERS = ['yes', 'little', 'no'] as const;
export const WHERE_ANSWERS = ['place', 'home', 'anywhere'] as const;
export const FAR_ANSWERS = [5, 10, 25, 50] as const;
export const HOURS_ANSWERS = ['full-time', 'part-time'] as const;

/** Miles for who does not know how far they can go. */
const USUAL_MILES = 25;

/** What somebody answered; a question that was skipped has the empty answer. */
export type FinderAnswers = {
  readonly work: readonly WorkKind[];
  readonly done: (typeof DONE_ANSWERS)[number] | null;
  /** Names of jobs that were done, in own words. */
  readonly jobs: string;
  readonly skills: readonly string[];
  readonly where: (typeof WHERE_ANSWERS)[number] | null;
  readonly place: string;
  readonly far: (typeof FAR_ANSWERS)[number] | null;
  readonly way: WorkType | null;
  readonly hours: (typeof HOURS_ANSWERS)[number] | null;
};

export const NO_ANSWERS: FinderAnswers = {
  work: [],
  done: null,
  jobs: '',
  skills: [],
  where: null,
  place: '',
  far: null,
  way: null,
  hours: null,
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

/** The first question that was neither answered nor skipped; null when all were. */
export function firstOpen(
  passed: readonly FinderStep[],
  answers: FinderAnswers,
): FinderStep | null {
  return stepsFor(answers).find((step) => !passed.includes(step)) ?? null;
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

/** What is looked for by these answers, as recommendations-lite takes it. */
export function wishFor(answers: FinderAnswers) {
  const { done, jobs, skills, where, place, far, way, hours } = answers;
  const own = done === 'no' ? [] : jobs.split(/[,\n]/).map((one) => one.trim());
  const titles = answers.work.flatMap((kind) => WORK_KINDS[kind].titles);
  return {
    work: [...own.filter(Boolean), ...titles].join(', '),
    skills,
    skill: '',
    place: where === 'place' ? place.trim() : '',
    radius: far ?? USUAL_MILES,
    remote: where === 'home' ? ('remote' as const) : way,
    hours,
  };
}

const isWorkKind = (value: unknown): value is WorkKind =>
  typeof value === 'string' && Object.hasOwn(WORK_KINDS, value);

/** Answers out of a store, which anything may have written; what does not fit is left out. */
export function readAnswers(value: unknown): FinderAnswers {
  const kept: object = Object(value);
  const of = (name: keyof FinderAnswers): unknown => Reflect.get(kept, name);
  const text = (name: 'jobs' | 'place', most: number) => {
    const found = of(name);
    return typeof found === 'string' ? found.slice(0, most) : '';
  };
  const list = (name: 'work' | 'skills'): unknown[] => {
    const found = of(name);
    return Array.isArray(found) ? found : [];
  };
  const way = of('way');
  return {
    work: list('work').filter(isWorkKind).slice(0, WORK_KINDS_MOST),
    done: DONE_ANSWERS.find((one) => one === of('done')) ?? null,
    jobs: text('jobs', 300),
    skills: list('skills')
      .filter((one): one is string => typeof one === 'string' && one.length <= 100)
      .slice(0, 30),
    where: WHERE_ANSWERS.find((one) => one === of('where')) ?? null,
    place: text('place', 200),
    far: FAR_ANSWERS.find((one) => one === of('far')) ?? null,
    way: isWorkType(way) ? way : null,
    hours: HOURS_ANSWERS.find((one) => one === of('hours')) ?? null,
  };
}
