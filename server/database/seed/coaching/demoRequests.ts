import { demoOutsideCoach } from '#server/database/seed/demoAccounts.ts';

/** Accepted by the demo coach so many days ago; these candidates have not chosen what to share. */
export const waitingForChoice: readonly (readonly [name: string, daysAgo: number])[] = [
  ['Nora Fitzgerald', 1],
  ['Jamal Carver', 6],
  ['Grace Holloway', 20],
];

/** Invitations that nobody has answered; without an address any coach of Our Ability may. */
export const openInvitations: readonly (readonly [
  name: string,
  coachEmail: string,
  daysAgo: number,
])[] = [
  ['Leilani Keawe', '', 6],
  ['Imani Brooks', '', 3],
  ['Hana Kobayashi', '', 1],
  ['Elena Petrova', 'pat.ellery@example.com', 9],
  ['Mei-Lin Zhao', demoOutsideCoach.email, 2],
];

/** Shares with the coach of the other agency. */
export const outsideMatch = { name: 'Elias Achterberg', sharedFor: 5, endsIn: 60 };
