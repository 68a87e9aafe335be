import { demoCandidate, demoCoach, demoOutsideCoach } from '#server/database/seed/demoAccounts.ts';
import { emailOf } from '#server/database/seed/people/demoPerson.ts';
import type { DemoNotice } from './insertNotices.ts';

const sam = demoCoach.email;
const dana = demoCandidate.email;
const of = (name: string) => emailOf({ name });

/** What the coaches and candidates were told of. It fits the cases and requests beside it. */
export const demoNotices: readonly DemoNotice[] = [
  {
    daysAgo: 70,
    to: sam,
    about: of('Fatima Haddad'),
    kind: 'sharingStarted',
    until: 180,
    isRead: true,
  },
  {
    daysAgo: 55,
    to: sam,
    about: of('Marcus Bellweather'),
    kind: 'sharingStarted',
    until: 130,
    isRead: true,
  },
  { daysAgo: 38, to: sam, about: dana, kind: 'sharingStarted', until: 140, isRead: true },
  { daysAgo: 11, to: sam, about: dana, kind: 'correctionAsked', isRead: true },
  { daysAgo: 5, to: sam, about: of('Josephine Akande'), kind: 'sharingStarted', until: 85 },
  { daysAgo: 1, to: sam, about: of('Tomasz Zielinski'), kind: 'sharingEnded' },
  {
    daysAgo: 5,
    to: demoOutsideCoach.email,
    about: of('Elias Achterberg'),
    kind: 'sharingStarted',
    until: 60,
  },
  { daysAgo: 41, to: dana, about: sam, kind: 'coachAccepted', isRead: true },
  { daysAgo: 10, to: dana, about: sam, kind: 'recordCorrected', isRead: true },
  { daysAgo: 20, to: of('Grace Holloway'), about: sam, kind: 'coachAccepted' },
  { daysAgo: 6, to: of('Jamal Carver'), about: sam, kind: 'coachAccepted' },
  { daysAgo: 1, to: of('Nora Fitzgerald'), about: sam, kind: 'coachAccepted' },
  { daysAgo: 5, to: of('Mateo Salcedo'), about: sam, kind: 'sharingEnds', until: 9 },
  { daysAgo: 1, to: of('Tomasz Zielinski'), about: sam, kind: 'sharingEnded' },
];
