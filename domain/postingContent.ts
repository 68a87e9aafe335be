import type { components } from '#openapi/jobs.ts';

/** A posting as it is sent; an editor from before a field leaves that out. */
export type SentContent = components['schemas']['PostingContent'];
/** A posting with every field. */
export type PostingContent = Required<SentContent>;
export type EssentialDuty = components['schemas']['EssentialDuty'];
export type DutyReason = components['schemas']['DutyReason'];

/** Why a duty can be essential: the factors of 29 CFR 1630.2(n), in its order. */
export const DUTY_REASONS = [
  'reasonForJob',
  'fewOthers',
  'specialSkill',
  'muchTime',
  'seriousHarm',
] as const satisfies readonly DutyReason[];

/** A posting before anything was written. */
export const EMPTY_POSTING: PostingContent = {
  title: '',
  summary: '',
  employmentTypes: [],
  hours: '',
  salaryMin: null,
  salaryMax: null,
  salaryUnit: null,
  essentialDuties: [{ text: '', reasons: [] }],
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
  plainText: '',
};
