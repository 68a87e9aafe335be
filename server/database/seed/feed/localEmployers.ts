import type { FeedCity } from './cities.ts';
import { hashText, seededRandom } from './random.ts';
import type { Random } from './random.ts';
import { employersIn } from './employers.ts';
import type { Employer } from './employers.ts';

/** Invented first names for employers that belong to one town, such as its schools. */
const roots = (
  'Alderquill Ashmere Barrowfen Bellmarsh Birchmantle Bramblewick Brightsill Calderquay Cairnmoor Copperlatch Dapplefen Dovemoor ' +
  'Elmquarter Fallowmere Fennimoor Fernhurdle Finchbarrow Foxlathe Glimmerfold Goldenmarrow Graythorn Halewick Harrowgate Hartsfell ' +
  'Hazelquoin Heronfold Hollowpine Ironlarch Juniperfell Kestrelmoor Larchgate Larkmere Lindenwold Maplefold Marrowdale Merrowick ' +
  'Millquarter Mossgate Northwren Oakhurdle Ospreyfold Otterbarrow Pellwood Pinewarden Plumquay Quietwater Ravenfold Redlathe ' +
  'Riverquill Rowanmoor Saltgrove Sedgewarden Silverfell Sparrowfen Stonewren Sweetacre Tamarmoor Tarnfield Thistlefold Thornmere ' +
  'Tidewick Wexmere Wildquarter Willowcairn Windfold Wrenhaven Yarrowfell'
).split(' ');

/** Names of a town's own employers; the root replaces the star. */
const patterns: Readonly<Record<string, readonly string[]>> = {
  auto: ['* Auto Care', '* Motors', '* Service Center'],
  bank: ['* Credit Union', '* Community Bank'],
  childcare: ['* Early Learning', '* Preschool', "* Children's Center"],
  clinic: ['* Community Health', '* Medical Group', '* Clinic'],
  college: ['* Community College', '* State College', '* Technical College'],
  county: ['* County', '* County Services', '* Regional Authority'],
  dental: ['* Dental', '* Dental Group', '* Family Dentistry'],
  farm: ['* Farms', '* Orchards', '* Nursery', '* Ranch'],
  forestry: ['* Forestry', '* Timber', '* Land Trust'],
  funeral: ['* Funeral Home', '* Memorial Chapel'],
  grocery: ['* Market', '* Food Co-op', '* Grocery'],
  hospital: ['* Hospital', '* Medical Center', '* Health'],
  hotel: ['* Hotel', '* Inn', '* Lodge'],
  landscaping: ['* Landscapes', '* Tree & Garden'],
  museum: ['* Museum', '* History Center'],
  pharmacy: ['* Pharmacy', '* Drugs'],
  recreation: ['* Recreation', '* Parks & Fitness', '* Athletic Club'],
  restaurant: ['* Kitchen', 'The * Table', '* Grill', '* Diner'],
  salon: ['* Salon', '* Spa', '* Studio'],
  school: ['* School District', '* Unified Schools', '* Charter Schools'],
  homecare: ['* Home Care', '* Home Health'],
  seniorcare: ['* Senior Living', '* Assisted Living'],
  trades: ['* Mechanical & Electric', '* Contractors'],
  transit: ['* Transit', '* Transit Authority'],
  utility: ['* Power & Water', '* Electric Cooperative'],
  venue: ['* Theater', '* Arts Center', '* Hall'],
  vet: ['* Animal Hospital', '* Veterinary'],
  vision: ['* Vision', '* Hearing & Vision'],
};

/**
 * An employer of the sector in the city: local sectors have an invented employer, the same each
 * time; others use one of the table, which hires in many places.
 */
export function employerFor(sector: string, city: FeedCity, random: Random): Employer {
  const known = employersIn(sector);
  const named = patterns[sector];
  if (named === undefined || random.chance(0.1)) return random.pick(known);
  const own = seededRandom(hashText(`${sector} ${city.name} ${city.state} ${random.int(1, 2)}`));
  const root = own.pick(roots);
  const pattern = own.pick(named);
  const name = pattern.replace('*', root);
  return { name, sector, about: aboutFor(own.pick(known).about, pattern), domain: domainOf(name) };
}

/** A description that fits the name: a clinic must not be described as a hospital. */
function aboutFor(usual: string, pattern: string): string {
  return aboutByPattern[pattern] ?? usual;
}

const aboutByPattern: Readonly<Record<string, string>> = {
  '* Charter Schools': 'a charter school network',
  '* Community Bank': 'a community bank with 12 branches',
  '* Community College': 'a community college',
  '* Contractors': 'a contractor for homes and small businesses',
  '* County': 'a county government',
  '* County Services': 'a county agency that serves 90,000 residents',
  '* Credit Union': 'a credit union owned by its members',
  '* Early Learning': 'a child care center for 80 children',
  "* Children's Center": 'a child care center for 80 children',
  '* Mechanical & Electric': 'a contractor for homes and small businesses',
  '* Electric Cooperative': 'a power cooperative owned by its members',
  '* Farms': 'a family farm',
  '* Food Co-op': 'a food cooperative owned by its members',
  '* Clinic': 'a community clinic',
  '* Community Health': 'a community health center',
  '* Grocery': 'a neighborhood grocery',
  '* Health': 'a nonprofit health system',
  '* Market': 'a neighborhood grocery',
  '* Medical Group': 'a medical group with eight offices',
  '* Home Care': 'a home care agency',
  '* Hotel': 'a hotel with 160 rooms',
  '* Inn': 'a small hotel with 60 rooms',
  '* Lodge': 'a hotel with 90 rooms',
  '* Land Trust': 'a land and forest trust',
  '* Motors': 'a dealership and service center',
  '* Auto Care': 'an auto repair shop',
  '* Service Center': 'an auto repair shop',
  '* Nursery': 'a plant nursery',
  '* Orchards': 'a family orchard',
  '* Preschool': 'a nonprofit preschool',
  '* Ranch': 'a family ranch',
  '* Salon': 'a neighborhood salon',
  '* Spa': 'a day spa',
  '* School District': 'a public school district with nine schools',
  '* Senior Living': 'a senior living community',
  '* Assisted Living': 'an assisted living community',
  '* State College': 'a state college with 6,000 students',
  '* Technical College': 'a technical college',
  '* Theater': 'a theater and concert hall',
  '* Unified Schools': 'a public school district with nine schools',
  '* Veterinary': 'a veterinary practice',
  '* Animal Hospital': 'an animal hospital',
  '* Vision': 'an optical shop',
};

function domainOf(name: string): string {
  const slug = name
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/'/g, '')
    .replace(/[^a-z]+/g, '-');
  return `${slug.replace(/^the-/, '')}.example.com`;
}
