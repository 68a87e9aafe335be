import { randomUUID } from 'node:crypto';
import type { OperationId } from '#tests/support/api.ts';
import { anyId, type Guarded, guarded, matrixCompany } from '#tests/support/matrixGuards.ts';

const byCompany = () => ({ path: { companyName: matrixCompany } });
const ofCompany = (request: Guarded['request'] = byCompany) => guarded([1, 3], request, false);
/** A job that is not there is refused as one of others. */
const ofJob = (request: Guarded['request'] = anyId): Guarded => ({
  ...guarded([3], request, false),
  isOfMatch: true,
});

const content = {
  title: 'Baker',
  summary: '',
  employmentTypes: [],
  hours: '',
  salaryMin: null,
  salaryMax: null,
  salaryUnit: null,
  essentialDuties: [],
  otherDuties: [],
  skills: [],
  experience: '',
  education: '',
  certificates: [],
  city: '',
  stateShort: '',
  remote: null,
  homeDays: '',
  shifts: '',
  startAndEnd: null,
  peopleInRoom: '',
  accommodations: [],
  accommodationContact: { name: '', email: '', phone: '' },
  applyEmail: '',
  closesOn: null,
  keptPhrases: [],
};

/** Who may call what of a company's jobs and numbers. */
export const companyJobMatrix = {
  getCompanyJobs: ofCompany(),
  getCompanyJobsFromSearch: ofCompany(() => ({
    body: { companyName: matrixCompany, searchText: '' },
  })),
  getJobsPerCompany: ofCompany(() => ({})),
  getAbleistCounts: ofCompany(),
  getAppliedAndViewedCounts: ofCompany(),
  getMonthlyStatistics: ofCompany(),
  getYearlyStatistics: ofCompany(),
  getAppliedCandidates: ofCompany(),
  createPosting: ofJob(() => ({ body: { sourceGUID: randomUUID(), content } })),
  updatePosting: ofJob(() => ({ ...anyId(), body: { content } })),
  getPosting: ofJob(),
  publishPosting: ofJob(() => ({ ...anyId(), body: {} })),
  pausePosting: ofJob(),
  closePosting: ofJob(),
  copyPosting: ofJob(() => ({ ...anyId(), body: { sourceGUID: randomUUID() } })),
  deletePosting: ofJob(),
  checkLanguage: guarded([3], () => ({ body: { title: 'Baker', text: '' } }), false),
  recommendationsEmploy: guarded([3], (user_id) => ({ body: { user_id } })),
} satisfies Partial<Record<OperationId, Guarded>>;
