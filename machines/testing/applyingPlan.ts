import { applyingMachine } from '../applying/applying.ts';
import type { Plan } from './explore.ts';
import { NO_NETWORK, SERVER_ERROR } from './resumes.ts';

/** The inputs and events for walking the machine of applying. */

export const APPLIED_AT = '2026-05-01T12:00:00.000Z';
const answers = [
  { appliedAt: APPLIED_AT, wroteToEmployer: true, sent: { resume: true, phone: false } },
  { appliedAt: APPLIED_AT, wroteToEmployer: false, sent: { resume: false, phone: false } },
  { appliedAt: APPLIED_AT, mailError: SERVER_ERROR },
];
const ada = {
  candidate: { UserGuid: 'ada', Email: 'ada@example.com', FirstName: 'Ada', LastName: 'Sample' },
  job: { id: 'night-baker', title: 'Night Baker', company: null },
};
const errors = [SERVER_ERROR, NO_NETWORK];

export const applyingPlan: Plan<typeof applyingMachine> = {
  machine: applyingMachine,
  inputs: [
    { ...ada, isElsewhere: false, wasAway: false },
    { ...ada, isElsewhere: true, wasAway: false },
    { ...ada, isElsewhere: true, wasAway: true },
  ],
  events: {
    'apply.requested': [{ type: 'apply.requested' }],
    'apply.confirmed': [
      { type: 'apply.confirmed', sharing: { resume: true, phone: false } },
      { type: 'apply.confirmed', sharing: { resume: false, phone: false } },
    ],
    'apply.cancelled': [{ type: 'apply.cancelled' }],
    'retry.requested': [{ type: 'retry.requested' }],
    'outcome.closed': [{ type: 'outcome.closed' }],
  },
  answers: { apply: answers, applyAgain: answers },
  errors: { apply: errors, applyAgain: errors },
  facts: ({ context: { isElsewhere, wasAway, appliedAt, wroteToEmployer, sharing, failure } }) => [
    isElsewhere,
    wasAway,
    appliedAt,
    wroteToEmployer,
    sharing.resume,
    failure?.code,
  ],
};
