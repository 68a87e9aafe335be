import type { ContactAnswer } from '#server/database/tables/employer.ts';

/** Findable candidates who do not want this company to find them. */
export const blockers: readonly string[] = ['Grace Holloway', 'Rosalind Begay', 'Mateo Salcedo'];

/** Invitations, so many days ago, and what came back. */
export const demoInvitations: readonly {
  readonly to: string;
  readonly job: string;
  readonly message: string;
  readonly daysAgo: number;
  readonly answer: ContactAnswer | null;
}[] = [
  {
    to: 'Amara Nwosu',
    job: 'Medical Transcriptionist',
    message:
      'Your years with patient files caught my eye. We have a transcription job that can be done from home. May I call you this week?',
    daysAgo: 124,
    answer: 'accepted',
  },
  {
    to: 'Luis Ortega',
    job: 'Claims Clerk',
    message:
      'We are looking for somebody who keeps claims in order. Would you like to hear more about it?',
    daysAgo: 62,
    answer: 'declined',
  },
  {
    to: 'Arjun Raman',
    job: 'Statistical Programmer',
    message:
      'Our pricing team works with the tools you name. I would be glad to show you what they do.',
    daysAgo: 14,
    answer: 'accepted',
  },
  {
    to: 'Tomasz Zielinski',
    job: 'NOC Technician',
    message: 'We train people who know machines for our network desk. Would that be something?',
    daysAgo: 6,
    answer: null,
  },
  {
    to: 'Hana Kobayashi',
    job: 'HR Coordinator',
    message: 'Thank you for your application. May I tell you about two more openings with us?',
    daysAgo: 3,
    answer: null,
  },
];

/** Candidates whom the demo employer keeps, with notes, so many days ago. */
export const demoSaved: readonly (readonly [
  name: string,
  notes: string | null,
  daysAgo: number,
])[] = [
  ['Leilani Keawe', 'Offer is out. Ask about her start.', 98],
  ['Nora Fitzgerald', 'Knows our records program.', 41],
  ['Arjun Raman', null, 13],
];
