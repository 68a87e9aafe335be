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

/** Whether the value is one of the kinds of work. */
export const isWorkKind = (value: unknown): value is WorkKind =>
  typeof value === 'string' && Object.hasOwn(WORK_KINDS, value);

/** At most so many kinds of work are chosen. */
export const WORK_KINDS_MOST = 3;

/**
 * Things to do, for who does not know which kind of work: two for each of Holland's six kinds of
 * interest (things, ideas, arts, people, business, order), each with the work that is made of it.
 */
export const ACTIVITIES = {
  repair: ['fix', 'build'],
  garden: ['nature'],
  findOut: ['fix', 'computers'],
  lookUp: ['words', 'computers'],
  poster: ['looks'],
  letter: ['words'],
  show: ['help'],
  guests: ['cook', 'help'],
  market: ['numbers', 'help'],
  trip: ['drive'],
  tidy: ['clean', 'sort'],
  prices: ['numbers', 'sort'],
} as const satisfies Readonly<Record<string, readonly WorkKind[]>>;
export type Activity = keyof typeof ACTIVITIES;
export const ACTIVITY_ANSWERS = ['yes', 'maybe', 'no'] as const;
export type ActivityAnswers = Readonly<
  Partial<Record<Activity, (typeof ACTIVITY_ANSWERS)[number]>>
>;

const isActivity = (name: string): name is Activity => Object.hasOwn(ACTIVITIES, name);

const worth = { yes: 2, maybe: 1, no: -1 } as const;

/** The kinds of work that the liked activities are made of, best first; at most three. */
export function suggestedKinds(answers: ActivityAnswers): WorkKind[] {
  const sums = new Map<WorkKind, number>();
  for (const [activity, answer] of Object.entries(answers))
    if (isActivity(activity))
      for (const kind of ACTIVITIES[activity])
        sums.set(kind, (sums.get(kind) ?? 0) + worth[answer]);
  return [...sums]
    .filter(([, sum]) => sum > 0)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, WORK_KINDS_MOST)
    .map(([kind]) => kind);
}

/** Answers out of a store; what does not fit is left out. */
export function readActivities(value: unknown): ActivityAnswers {
  const kept: object = Object(value);
  return Object.fromEntries(
    Object.keys(ACTIVITIES).flatMap((activity) => {
      const answer = ACTIVITY_ANSWERS.find((one) => one === Reflect.get(kept, activity));
      return answer === undefined ? [] : [[activity, answer]];
    }),
  );
}
