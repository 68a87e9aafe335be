import type { AccommodationContact } from '#server/database/tables/job.ts';
import type { Employer } from './employers.ts';
import { hashText, seededRandom } from './random.ts';

/** Share of employers that name a person to ask for a change at work. */
const namedShare = 0.4;

const firstNames = ['Ada', 'Bruno', 'Celia', 'Devon', 'Esther', 'Farid', 'Greta', 'Hector'];
const lastNames = ['Amberly', 'Brockmoor', 'Castellan', 'Dunmarsh', 'Eastlake', 'Fairholt'];

/**
 * Whom an employer of the sample feed names for accommodations: the same in each of its postings,
 * null when it names nobody. Telephone numbers are of the 555-01 range, which is nobody's.
 */
export function accommodationContactOf({ name, domain }: Employer): AccommodationContact | null {
  const own = seededRandom(hashText(`accommodation contact of ${name}`));
  if (!own.chance(namedShare)) return null;
  return {
    name: `${own.pick(firstNames)} ${own.pick(lastNames)}`,
    email: `access@${domain}`,
    phone: own.chance(0.5) ? `(315) 555-01${own.int(10, 99)}` : null,
  };
}

/** What the posting says of the contact. */
export function contactSentence({ name, email, phone }: AccommodationContact): string {
  const ways = [email, phone].filter((way) => way !== null).join(' or ');
  return `To ask for an accommodation, contact ${name ?? ''} at ${ways}.`;
}
