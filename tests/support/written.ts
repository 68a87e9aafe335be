import { randomUUID } from 'node:crypto';
import type { PostingContent as Content } from '#domain/postingContent.ts';
import type { components } from '#openapi/jobs.ts';
import type { TestApi, TestPerson } from '#tests/support/api.ts';

type Written = components['schemas']['WrittenPosting'];

/** What names a posting. */
export type PostingId = Pick<Written, 'sourceGUID'>;

/** A posting in Syracuse, NY, that has all that publishing asks for. */
export function contentOf(changes: Partial<Content> = {}): Content {
  return {
    title: 'Harbor Pilot',
    summary: 'You bring ships into the harbor.',
    employmentTypes: ['full-time'],
    hours: '40 hours a week',
    salaryMin: 30,
    salaryMax: 40,
    salaryUnit: 'hour',
    essentialDuties: [{ text: 'Bring ships in safely', reasons: ['specialSkill'] }],
    otherDuties: ['Answer the radio'],
    skills: ['Navigation'],
    experience: 'Two years at sea',
    education: '',
    certificates: ['Pilot license'],
    city: 'Syracuse',
    stateShort: 'NY',
    remote: 'in-person',
    homeDays: '',
    shifts: '',
    startAndEnd: 'flexible',
    peopleInRoom: '',
    accommodations: ['step-free-entrance'],
    accommodationContact: { name: 'Ada Amberly', email: 'access@harbor.example.com', phone: '' },
    applyEmail: 'jobs@harbor.example.com',
    closesOn: null,
    keptPhrases: [],
    plainText: '',
    ...changes,
  };
}

/** A posting without anything in it, as a new editor has it. */
export const emptyContent = (): Content =>
  contentOf({
    title: '',
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
    certificates: [],
    city: '',
    stateShort: '',
    remote: null,
    startAndEnd: null,
    accommodations: [],
    accommodationContact: { name: '', email: '', phone: '' },
    applyEmail: '',
  });

/** Saves a new draft. @returns it as it is stored */
export const write = (api: TestApi, as: TestPerson, changes: Partial<Content> = {}) =>
  api.ok('createPosting', {
    as,
    body: { sourceGUID: randomUUID(), content: contentOf(changes) },
  });

/** Publishes what is saved of a posting. */
export const publish = (
  api: TestApi,
  as: TestPerson,
  posting: PostingId & Pick<Written, '_etag'>,
  body: object = {},
) =>
  api.ok('publishPosting', {
    as,
    path: { id: posting.sourceGUID },
    ifMatch: posting._etag,
    body,
  });

/** The job of a posting as it is stored; undefined when it is gone. */
export const storedJob = async ({ database }: TestApi, posting: PostingId) =>
  database.db
    .selectFrom('job')
    .where('source_guid', '=', posting.sourceGUID)
    .selectAll()
    .executeTakeFirst();
