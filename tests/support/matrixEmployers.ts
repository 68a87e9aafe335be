import { randomUUID } from 'node:crypto';
import type { OperationId } from '#tests/support/api.ts';
import {
  anyId,
  byPath,
  type Guarded,
  guarded,
  matrixCompany,
} from '#tests/support/matrixGuards.ts';

/** What is asked for is not there, and is refused as what belongs to others. */
const ofOthers = (row: Guarded): Guarded => ({ ...row, isOfMatch: true });
const company = () => ({ path: { guid: matrixCompany } });

/** Who may call what of employers and the people they may see, in the user API. */
export const employerMatrix = {
  getFilteredCandidates: guarded(
    [3],
    () => ({ body: { searchString: '', locationString: '' } }),
    false,
  ),
  // Members of companies that may see somebody: employer-candidates.test.ts.
  getCandidateView: guarded([], byPath('id')),
  saveCandidate: ofOthers(
    guarded([3], (employerProfileID) => ({
      body: { employerProfileID, candidateProfileID: randomUUID() },
    })),
  ),
  listSavedCandidates: guarded([3], byPath('id')),
  // What another member saved is not found by its id: employer-saved.test.ts.
  unsaveCandidate: guarded([3], anyId, false),
  createContactLog: ofOthers(
    guarded([3], (fromPersonId) => ({
      body: { fromPersonId, toPersonId: randomUUID(), message: 'Hello' },
    })),
  ),
  listContactLogsFromPerson: guarded([3], byPath('id')),
  listContactLogsToPerson: guarded([2], byPath('id')),
  // An invitation to somebody else is not found by its id: contact-log.test.ts.
  answerContactLog: guarded([2], () => ({ ...anyId(), body: { answer: 'declined' } }), false),
  // Another person's application is not found by its id: employer-applications.test.ts.
  withdrawApplication: guarded([2], anyId, false),
  changeApplicationStatus: ofOthers(
    guarded([3], () => ({ ...anyId(), body: { status: 'interview' } }), false),
  ),
  getCompany: guarded([3], company, false),
  updateCompany: guarded(
    [3],
    () => ({
      ...company(),
      body: {
        CompanyName: matrixCompany,
        about: '',
        accommodationContact: { name: '', email: '', phone: '' },
      },
    }),
    false,
  ),
  claimCompany: guarded([3], () => ({ body: { CompanyGuid: randomUUID() } }), false),
  getMembership: guarded([3], byPath('id')),
} satisfies Partial<Record<OperationId, Guarded>>;
