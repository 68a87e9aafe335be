import { randomUUID } from 'node:crypto';
import type { Db } from '#server/database/connect.ts';
import { workTime } from '#server/database/seed/daysFrom.ts';
import type { PostingContent } from '#domain/postingContent.ts';
import { publish } from '#server/employers/publishPosting.ts';
import { createDraft } from '#server/employers/writePosting.ts';
import { setStatus } from '#server/employers/writtenPostingQueries.ts';

const base: Omit<PostingContent, 'title' | 'summary' | 'essentialDuties'> = {
  employmentTypes: ['full-time'],
  hours: '40 hours a week',
  salaryMin: null,
  salaryMax: null,
  salaryUnit: null,
  otherDuties: [],
  skills: [],
  experience: '',
  education: '',
  certificates: [],
  city: 'Albany',
  stateShort: 'NY',
  remote: 'hybrid',
  homeDays: '',
  shifts: '',
  startAndEnd: 'flexible',
  peopleInRoom: '',
  accommodations: [],
  accommodationContact: {
    name: 'Jordan Ellis',
    email: 'access@harborwren-mutual.example.com',
    phone: '518-555-0174',
  },
  applyEmail: 'hiring@harborwren-mutual.example.com',
  closesOn: null,
  keptPhrases: [],
  plainText: '',
};

/** Written here and paused. */
const paused: PostingContent = {
  ...base,
  title: 'Claims Intake Coordinator',
  summary:
    'You are the first to hear from people after a fire, a storm or an accident. You write down what happened and say what comes next.',
  salaryMin: 23,
  salaryMax: 28,
  salaryUnit: 'hour',
  essentialDuties: [
    { text: 'Take reports of claims by phone, chat or relay call', reasons: ['reasonForJob'] },
    { text: 'Enter each report on the day it comes', reasons: ['reasonForJob', 'muchTime'] },
    { text: 'Say in plain words what the next steps are', reasons: ['specialSkill'] },
  ],
  otherDuties: ['Order supplies for the team'],
  skills: ['Customer service', 'Data entry'],
  education: 'High school diploma or equal experience',
  homeDays: 'Two days a week',
  peopleInRoom: 'Four',
  accommodations: [
    'screen-reader-ready',
    'adjustable-desk',
    'quiet-room',
    'flexible-schedule',
    'job-restructuring',
  ],
  plainText: `People call us after a fire, a storm or an accident. You are the first to hear from them. You write down what happened. Then you say what comes next.

What you will do
- Take reports by phone, by chat or by relay call
- Type in each report on the day it comes
- Say in plain words what the next steps are
- Order supplies for the team

What you need
- You are good at helping customers
- You can type facts into a computer
- You have a high school diploma, or you learned the same at work

Where and when
- The job is in Albany, NY
- You work 40 hours a week
- You can work from home two days a week
- You can choose when you start and end
- Four people share the room

Do you need a change to apply or to meet us? Write to Jordan Ellis at access@harborwren-mutual.example.com. Or call 518-555-0174.`,
};

const drafts: readonly (readonly [daysAgo: number, content: PostingContent])[] = [
  [
    9,
    {
      ...base,
      title: 'Policy Document Editor',
      summary: 'You turn the language of our policies into words that everybody understands.',
      essentialDuties: [
        { text: 'Rewrite policy texts in plain words', reasons: ['reasonForJob'] },
        { text: 'Check each text with the legal team', reasons: [] },
      ],
      skills: ['Editing', 'Plain language'],
      remote: 'remote',
      city: '',
      stateShort: '',
      accommodations: ['screen-reader-ready', 'flexible-schedule'],
    },
  ],
  [
    2,
    {
      ...base,
      title: 'Mail Room Assistant',
      summary: '',
      essentialDuties: [{ text: 'Able to lift 50 pounds', reasons: [] }],
      remote: 'in-person',
      accommodationContact: { name: '', email: '', phone: '' },
    },
  ],
];

/** Two drafts of a member and a posting that was paused. Needs a transaction. */
export async function insertDemoPostings(
  trx: Db,
  { companyGuid, userGuid }: { readonly companyGuid: string; readonly userGuid: string },
  now: Date,
): Promise<void> {
  const writer = (daysAgo: number) => ({
    member: { companyGuid, isConfirmed: true },
    userGuid,
    now: workTime(now, daysAgo),
  });
  const posted = await createDraft(trx, randomUUID(), paused, writer(52));
  await publish(trx, posted, { by: userGuid, now: workTime(now, 51), isNoCopy: true });
  await setStatus(trx, posted.source_guid, { status: 'paused', closed_at: null });
  for (const [daysAgo, content] of drafts)
    await createDraft(trx, randomUUID(), content, writer(daysAgo));
}
