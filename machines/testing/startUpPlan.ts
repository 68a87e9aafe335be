import { ROLE } from '#domain/roles.ts';
import type { Session } from '../session/sessionTypes.ts';
import { startUpMachine } from '../startUp/startUp.ts';
import type { Plan } from './explore.ts';
import { ACCOUNT, NO_NETWORK } from './resumes.ts';
import { tokenUntil } from './tokenUntil.ts';

/** What may happen at start-up, for the walks through it. */

const NOON = Date.UTC(2026, 4, 1, 12);
export const MAILBOX = '/mailbox';
export const PROFILE = '/candidate/profile';
export const JOBS = '/candidate/jobs/recommended-jobs';
export const KEPT = '/candidate/jobs/job-details/7';
const LATER = NOON + 600_000;

const CANDIDATE: Session = {
  role: ROLE.candidate,
  tokens: { access: tokenUntil(LATER), refresh: tokenUntil(LATER), id: tokenUntil(LATER) },
  userDetails: ACCOUNT,
  reloadedAt: null,
  renewals: 0,
};
const COACH: Session = { ...CANDIDATE, role: ROLE.jobCoach };

const now = () => NOON;

export const startUpPlan: Plan<typeof startUpMachine> = {
  machine: startUpMachine,
  inputs: [
    { path: '/', lastPath: null, openPath: MAILBOX, now },
    // A reload.
    { path: '/candidate', lastPath: '/candidate', openPath: MAILBOX, now },
    // A page that was asked for.
    { path: KEPT, lastPath: null, openPath: MAILBOX, now },
    // A reload of one.
    { path: '/candidate/skills', lastPath: '/candidate/skills', openPath: MAILBOX, now },
    { path: MAILBOX, lastPath: null, openPath: MAILBOX, now },
  ],
  events: {
    'session.settled': [
      { type: 'session.settled', session: null },
      { type: 'session.settled', session: CANDIDATE },
      { type: 'session.settled', session: COACH },
    ],
    'session.unsettled': [{ type: 'session.unsettled' }],
    'address.changed': ['/', PROFILE, JOBS, '/auth/login', '/job-coach/home', MAILBOX].map(
      (path) => ({ type: 'address.changed', path }),
    ),
  },
  answers: {
    loadCompletion: [
      ...[40, 41, null].map((completion) => ({ completion, session: CANDIDATE })),
      // The question was answered 401.
      { completion: null, session: null },
    ],
  },
  errors: { loadCompletion: [NO_NETWORK] },
  facts: ({ context: { path, lastPath, session, completion, target } }) => [
    path,
    lastPath,
    session?.role,
    completion,
    target,
  ],
};
