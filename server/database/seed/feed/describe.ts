import { contactSentence } from './accommodationContact.ts';
import { accommodationSentences } from './accommodations.ts';
import type { Employer } from './employers.ts';
import { pickExclusions } from './exclusions.ts';
import type { Family, Setting } from './families/readFamilies.ts';
import { payText } from './pay.ts';
import type { Pay } from './pay.ts';
import type { SamplePosting } from './posting.ts';
import type { Random } from './random.ts';
import { positionText, scheduleText } from './schedules.ts';
import { withArticle } from './titles.ts';

/** Everything in the text of a posting. */
export type Told = Pick<
  SamplePosting,
  | 'title'
  | 'city'
  | 'stateShort'
  | 'remote'
  | 'employmentType'
  | 'accommodations'
  | 'accommodationContact'
  | 'contactEmail'
> & {
  employer: Employer;
  family: Family;
  leads: boolean;
  /** Whether the work needs a degree: such jobs have the larger benefits at any hours. */
  professional: boolean;
  pay: Pay;
  /** The lines about degree, licence, years, languages and skills. */
  needs: readonly string[];
  /** Whether the text gets a sentence that excludes people. */
  excludes: boolean;
};

/** The text of a posting as employers write it: company, work, requirements, benefits. */
export function describe(told: Told, random: Random): string {
  const { family, excludes } = told;
  const exclusions = excludes ? pickExclusions(family.setting, random) : [];
  const added = (part: 'intro' | 'need' | 'offer'): string[] =>
    exclusions.filter((entry) => entry.part === part).map(({ sentence }) => sentence);
  const saysBody = told.needs.some((line) => line.startsWith('Tasks include'));
  const body = saysBody ? [] : bodyNeeds(family.setting, excludes, random);
  const needs = [...told.needs, ...body];
  return [
    [intro(told, random), ...added('intro')].join(' '),
    section('What you will do', duties(told, random)),
    section('What you need', [...needs, ...added('need')]),
    section('What we offer', offers(told, random)),
    [...access(told), ...added('offer')].join(' '),
    closing(told, random),
    told.accommodationContact ? contactSentence(told.accommodationContact) : '',
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

const section = (heading: string, lines: readonly string[]): string =>
  [heading, ...lines.map((line) => `- ${line}`)].join('\n');

function intro(
  { title, city, stateShort, remote, employer, family, employmentType }: Told,
  random: Random,
): string {
  const place = `${city}, ${stateShort}`;
  const purpose = random.pick(family.purposes);
  const role = withArticle(title);
  const { name, about } = employer;
  const opening = random.pick([
    `${name} is ${about} in ${place}. We are looking for ${role} to ${purpose}.`,
    `Do you want to ${purpose}? ${name}, ${about} in ${place}, is hiring ${role}.`,
    `${name} in ${place} has an opening for ${role}. With a team of ${random.int(4, 30)}, you will ${purpose}.`,
    `Our team in ${place} is growing. As ${role} at ${name}, you will ${purpose}.`,
    `${name} is hiring ${role} in ${place} to ${purpose}. We are ${about}.`,
  ]);
  const where = {
    remote: random.pick([
      'You can do this job from home anywhere in the United States.',
      'The work is fully remote within the United States.',
    ]),
    hybrid: random.pick([
      'The work is hybrid: two days a week in the office, the others at home.',
      'You choose which three days a week you work from home.',
    ]),
    'in-person': '',
  }[remote];
  return [opening, positionText(employmentType, random), where]
    .filter((part) => part !== '')
    .join(' ');
}

const leading: readonly string[] = [
  'Lead the people on your shift and plan their work.',
  'Train new team members and check in with them often.',
  'Make the schedule and see that every task is covered.',
  'Give fair feedback and settle questions early.',
];

function duties({ family, leads }: Told, random: Random): string[] {
  const own = random.sample(family.duties, random.int(4, 6) - (leads ? 2 : 0));
  return leads ? [...random.sample(leading, 2), ...own] : own;
}

function bodyNeeds(setting: Setting, excludes: boolean, random: Random): string[] {
  if (random.chance(0.4)) return [];
  const help = excludes ? '' : ', with or without accommodation';
  const bySetting: Readonly<Record<Setting, readonly string[]>> = {
    desk: [],
    floor: [`Able to work on your feet or from a stool${help}`],
    lifting: [
      `Able to move up to 40 pounds${help}`,
      `Able to move loads of up to 50 pounds with the aids we provide${help}`,
    ],
    outdoors: ['Ready to work outdoors in changing weather'],
    care: ['A background check before you start'],
    class: ['A background check before you start'],
    road: ['A safe driving record'],
  };
  const lines = bySetting[setting];
  return lines.length > 0 ? [random.pick(lines)] : [];
}

const fullBenefits: readonly string[] = [
  'Health, dental and vision insurance',
  'Paid vacation and sick leave from the first day',
  'A retirement plan with a company match',
  'Paid training and help with tuition',
  'Paid parental leave',
  'Life and disability insurance',
  'Eleven paid holidays a year',
  'A mentor for your first three months',
];
const someBenefits: readonly string[] = [
  'Paid sick leave',
  'Paid training',
  'A schedule that is posted two weeks ahead',
  'Weekly pay',
  'A mentor for your first weeks',
  'Help with bus and train fares',
];
const sectorBenefits: Readonly<Record<string, readonly string[]>> = {
  restaurant: ['A free meal each shift'],
  hotel: ['Low room rates at our houses'],
  store: ['A staff discount'],
  grocery: ['A staff discount'],
  college: ['Free classes'],
  school: ['A state pension'],
  county: ['A public pension'],
  recreation: ['Free use of our facilities'],
  trades: ['A tool allowance'],
  construction: ['Boots and tools provided'],
  airline: ['Free and reduced flights'],
  transit: ['Free rides for you and your family'],
  logistics: ['A bonus for safe work'],
  factory: ['Shift pay for evenings and nights'],
  hospital: ['Pay for license renewal and courses'],
  venue: ['Free tickets'],
};

function offers(
  { pay, family, employmentType, employer, professional, remote }: Told,
  random: Random,
): string[] {
  const more = family.setting === 'desk' ? ['A yearly budget for courses and books'] : [];
  const some = someBenefits.filter((benefit) => remote !== 'remote' || !benefit.includes('fares'));
  const full = employmentType === 'full-time' || professional;
  const tools = employer.sector === 'trades' || employer.sector === 'construction';
  const fits = !(tools && family.setting === 'desk');
  const special = fits && random.chance(0.5) ? (sectorBenefits[employer.sector] ?? []) : [];
  return [
    `Pay: ${payText(pay)}`,
    `Hours: ${scheduleText(family.shift, employmentType, random)}`,
    ...random.sample(full ? [...fullBenefits, ...more] : some, random.int(2, full ? 4 : 3)),
    ...special,
  ];
}

function access({ accommodations }: Told): string[] {
  if (accommodations.length === 0) return [];
  return ['Access at work:', ...accommodations.map((code) => accommodationSentences[code])];
}

function closing({ contactEmail, excludes, employer }: Told, random: Random): string {
  if (excludes) return `To apply, write to ${contactEmail}.`;
  return random.pick([
    `To apply, or to ask for an accommodation, write to ${contactEmail}.`,
    `Write to ${contactEmail} to apply. Tell us if you need an accommodation for the application or the interview.`,
    `${employer.name} welcomes applicants with disabilities. To apply or to ask for an accommodation, write to ${contactEmail}.`,
    `We hire people of all backgrounds and abilities. Questions and applications go to ${contactEmail}.`,
  ]);
}
