import { assign, setup } from 'xstate';
import { VISITOR_LIMITS } from '#domain/visitor.ts';
import { failureFrom } from '../failure.ts';
import { notProvided } from '../notProvided.ts';
import type {
  FoundJobs,
  PublicMatchContext,
  PublicMatchEvent,
  PublicMatchInput,
  SearchInput,
  Wish,
} from './publicMatchTypes.ts';
import type { ScreenTag } from '../tags.ts';

/** What the form of a visitor starts with. */
export const EMPTY_WISH: Wish = {
  work: '',
  skills: [],
  skill: '',
  place: '',
  radius: 50,
  remote: null,
  hours: null,
};

/** The code of the failure of a search at a place that nobody knows. */
export const NO_PLACE = 'no_place';

/**
 * Jobs for somebody without an account.
 *
 * - editing: nothing was found yet; without words for the work nothing is sent.
 * - searching: older jobs stay on the screen, and what is typed counts for the next search.
 * - showing: what is typed then leaves the jobs as they are, for the earlier words.
 * - loadingMore: the next 25 of the same jobs, whatever was typed since; a new search ends it.
 * - failed.searching, failed.loadingMore: nothing typed is lost, and it can be tried again.
 *
 * Clearing forgets the words and the jobs in every state, also a search on its way.
 */
export const publicMatchMachine = setup({
  types: {
    context: {} as PublicMatchContext,
    events: {} as PublicMatchEvent,
    input: {} as PublicMatchInput,
    tags: {} as ScreenTag,
  },
  actors: {
    search: notProvided<FoundJobs, SearchInput>('search'),
    loadMore: notProvided<FoundJobs, SearchInput>('loadMore'),
  },
  actions: {
    takeChanges: assign(({ context, event }) =>
      event.type === 'wish.changed' || event.type === 'change.accepted'
        ? {
            wish: { ...context.wish, ...event.changes },
            isWorkMissing: context.isWorkMissing && event.changes.work === undefined,
            isPlaceUnknown: context.isPlaceUnknown && event.changes.place === undefined,
          }
        : {},
    ),
    /** A skill that is typed and was not added counts too. */
    takeSkill: assign(({ context: { wish } }) => ({ wish: { ...wish, ...withSkill(wish) } })),
    ask: assign(({ context: { wish } }) => ({
      asked: wish,
      failure: null,
      isWorkMissing: false,
      isPlaceUnknown: false,
    })),
    noteMissingWork: assign(({ context }) => ({
      isWorkMissing: true,
      attempt: context.attempt + 1,
    })),
    noteUnknownPlace: assign(({ context }) => ({
      isPlaceUnknown: true,
      asked: null,
      found: null,
      attempt: context.attempt + 1,
    })),
    takeFound: assign((_args, { found }: { found: FoundJobs }) => ({ found })),
    addFound: assign(({ context }, { found }: { found: FoundJobs }) => ({
      found: { ...found, jobs: [...(context.found?.jobs ?? []), ...found.jobs] },
    })),
    rememberFailure: assign((_args, { error }: { error: unknown }) => ({
      failure: failureFrom(error),
    })),
    /** Older jobs would stand there as if they were for the new words. */
    dropFound: assign({ found: null }),
    forgetFailure: assign({ failure: null }),
    clear: assign({
      wish: EMPTY_WISH,
      asked: null,
      found: null,
      failure: null,
      isWorkMissing: false,
      isPlaceUnknown: false,
    }),
  },
  guards: {
    isAsked: (_args, { isAsked }: { isAsked: boolean }) => isAsked,
    hasWork: ({ context: { wish } }) => wish.work.trim() !== '',
    isNoPlace: (_args, { error }: { error: unknown }) => failureFrom(error).code === NO_PLACE,
    hasMore: ({ context: { found } }) => found !== null && found.jobs.length < found.total,
  },
}).createMachine({
  id: 'publicMatch',
  context: ({ input: { wish, isAsked } }) => ({
    wish,
    asked: isAsked ? wish : null,
    found: null,
    isWorkMissing: false,
    isPlaceUnknown: false,
    attempt: 0,
    failure: null,
  }),
  initial: 'opening',
  on: {
    'wish.changed': { actions: 'takeChanges' },
    'wish.cleared': { target: '.editing', actions: 'clear' },
  },
  states: {
    opening: {
      always: [
        {
          guard: {
            type: 'isAsked',
            params: ({ context }) => ({ isAsked: context.asked !== null }),
          },
          target: 'searching',
        },
        { target: 'editing' },
      ],
    },
    editing: {
      tags: 'editable',
      on: {
        'search.requested': [
          { guard: 'hasWork', target: 'searching', actions: ['takeSkill', 'ask'] },
          { actions: 'noteMissingWork' },
        ],
      },
    },
    searching: {
      tags: ['busy', 'editable'],
      invoke: {
        src: 'search',
        id: 'search',
        input: ({ context: { asked, wish } }) => ({ wish: asked ?? wish, offset: 0 }),
        onDone: {
          target: 'showing',
          actions: { type: 'takeFound', params: ({ event }) => ({ found: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isNoPlace', params: ({ event }) => ({ error: event.error }) },
            target: 'editing',
            actions: 'noteUnknownPlace',
          },
          {
            target: 'failed.searching',
            actions: [
              { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
              'dropFound',
            ],
          },
        ],
      },
    },
    showing: {
      tags: 'editable',
      on: {
        'search.requested': [
          { guard: 'hasWork', target: 'searching', actions: ['takeSkill', 'ask'] },
          { actions: 'noteMissingWork' },
        ],
        'change.accepted': { target: 'searching', actions: ['takeChanges', 'ask'] },
        'more.requested': { guard: 'hasMore', target: 'loadingMore' },
      },
    },
    loadingMore: {
      tags: ['busy', 'editable'],
      on: {
        'search.requested': [
          { guard: 'hasWork', target: 'searching', actions: ['takeSkill', 'ask'] },
          { actions: 'noteMissingWork' },
        ],
      },
      invoke: {
        src: 'loadMore',
        id: 'loadMore',
        input: ({ context: { asked, wish, found } }) => ({
          wish: asked ?? wish,
          offset: found?.jobs.length ?? 0,
        }),
        onDone: {
          target: 'showing',
          actions: { type: 'addFound', params: ({ event }) => ({ found: event.output }) },
        },
        onError: {
          target: 'failed.loadingMore',
          actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    failed: {
      tags: ['failed', 'editable'],
      initial: 'searching',
      on: {
        'search.requested': [
          { guard: 'hasWork', target: 'searching', actions: ['takeSkill', 'ask'] },
          { actions: 'noteMissingWork' },
        ],
      },
      states: {
        searching: {
          on: { 'retry.requested': { target: '#publicMatch.searching', actions: 'forgetFailure' } },
        },
        loadingMore: {
          on: {
            'retry.requested': { target: '#publicMatch.loadingMore', actions: 'forgetFailure' },
          },
        },
      },
    },
  },
});

/**
 * The skills with the one that is typed; a second of the same name is not added. One more than may
 * be sent stays in its field.
 */
export function withSkill({ skills, skill }: Pick<Wish, 'skills' | 'skill'>) {
  const name = skill.trim();
  const isNew = name !== '' && !skills.some((one) => one.toLowerCase() === name.toLowerCase());
  if (isNew && skills.length >= VISITOR_LIMITS.skills) return { skills, skill };
  return { skills: isNew ? [...skills, name] : skills, skill: '' };
}

/** Whether the jobs on the screen were found for other words than the form has now. */
export function isForEarlierWords({
  wish,
  asked,
  found,
}: Pick<PublicMatchContext, 'wish' | 'asked' | 'found'>): boolean {
  return found !== null && asked !== null && JSON.stringify(wish) !== JSON.stringify(asked);
}
