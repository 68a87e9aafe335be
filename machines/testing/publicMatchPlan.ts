import { EMPTY_WISH, NO_PLACE, publicMatchMachine } from '../publicMatch/publicMatch.ts';
import type { FoundJobs, Wish } from '../publicMatch/publicMatchTypes.ts';
import type { Plan } from './explore.ts';
import { NO_NETWORK } from './resumes.ts';

const wish: Wish = { ...EMPTY_WISH, work: 'front desk', place: 'Syracuse, NY' };
const job = { sourceGUID: 'one', score: 1, reasons: [] } as unknown as FoundJobs['jobs'][number];
const found = (total: number): FoundJobs => ({ place: null, jobs: [job], total, changes: [] });

/** What may happen while a visitor looks for jobs, for the walks through it. */
export const publicMatchPlan: Plan<typeof publicMatchMachine> = {
  machine: publicMatchMachine,
  inputs: [
    { wish: EMPTY_WISH, isAsked: false },
    { wish, isAsked: true },
  ],
  events: {
    'wish.changed': [
      { type: 'wish.changed', changes: { work: 'nurse', skill: 'Excel' } },
      { type: 'wish.changed', changes: { work: ' ' } },
    ],
    'search.requested': [{ type: 'search.requested' }],
    'change.accepted': [{ type: 'change.accepted', changes: { radius: 100 } }],
    'more.requested': [{ type: 'more.requested' }],
    'retry.requested': [{ type: 'retry.requested' }],
    'wish.cleared': [{ type: 'wish.cleared' }],
  },
  answers: { search: [found(2), { ...found(0), jobs: [] }], loadMore: [found(2)] },
  errors: { search: [NO_NETWORK, { code: NO_PLACE }], loadMore: [NO_NETWORK] },
  facts: ({ context: { wish: now, asked, found: jobs, failure, ...context } }) => [
    now.work,
    now.skills.join(' '),
    now.skill,
    now.radius,
    asked?.work,
    jobs?.jobs.length,
    failure?.code,
    context.isWorkMissing,
    context.isPlaceUnknown,
  ],
};
