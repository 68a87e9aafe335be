import { randomUUID } from 'node:crypto';
import { byAnyGuid, byPath, type Guarded, guarded } from '#tests/support/matrixGuards.ts';

const anActivity = { kind: 'call', minutes: null, what: 'Talked', onDay: '2026-05-01' };

const ofMatch = (request: Guarded['request']): Guarded => ({
  ...guarded([4], request, false),
  isOfMatch: true,
});

/** Who may call what of cases and records. */
export const caseloadMatrix = {
  getCaseload: guarded([4], byPath('id')),
  // Another coach's match is not found: caseload.test.ts.
  getCase: ofMatch(byAnyGuid),
  updateCase: ofMatch(() => ({
    path: { guid: randomUUID() },
    body: {
      stage: 'searching',
      nextStep: null,
      nextDue: null,
      pausedUntil: null,
      outcome: null,
    },
  })),
  createActivity: ofMatch(() => ({
    body: { jobCoachMatchGUID: randomUUID(), ...anActivity, nextStep: null, nextDue: null },
  })),
  correctActivity: ofMatch(() => ({ path: { guid: randomUUID() }, body: anActivity })),
  askForCorrection: guarded([2], byAnyGuid, false),
  listCasesOfCandidate: guarded([2], byPath('id')),
  getCaseloadNumbers: guarded([1], () => ({}), false),
};
