import type { EmploymentType, PayUnit, WayOfWorking } from './jobTerms.ts';
import { EMPLOYMENT_TYPES, PAY_UNITS, WAYS_OF_WORKING } from './jobTerms.ts';
import type { CheckedText, KeptPhrase } from './languageNotes.ts';
import type { FieldProblem } from './fieldProblem.ts';
import { DUTY_REASONS, type EssentialDuty, type PostingContent } from './postingContent.ts';

/**
 * What the fields of a posting's editor hold, as a form keeps values: numbers as they were typed,
 * a list of short things as lines of one text, and an entry of several parts as JSON.
 */
export type PostingFields = {
  readonly title: string;
  readonly summary: string;
  readonly employmentTypes: readonly string[];
  readonly hours: string;
  readonly salaryMin: string;
  readonly salaryMax: string;
  readonly salaryUnit: string;
  /** Each the text and then the reasons. */
  readonly essentialDuties: readonly string[];
  readonly otherDuties: readonly string[];
  readonly skills: string;
  readonly experience: string;
  readonly education: string;
  readonly certificates: string;
  readonly city: string;
  readonly stateShort: string;
  readonly remote: string;
  readonly homeDays: string;
  readonly shifts: string;
  readonly startAndEnd: string;
  readonly peopleInRoom: string;
  readonly accommodations: readonly string[];
  readonly contactName: string;
  readonly contactEmail: string;
  readonly contactPhone: string;
  readonly applyEmail: string;
  /** YYYY-MM-DD. */
  readonly closesOn: string;
  /** Each the phrase and why it is kept. */
  readonly keptPhrases: readonly string[];
  /** The whole posting in plain words; empty for the one that is made. */
  readonly plainText: string;
};

/** What was kept in the browser is checked for its type alone, so it may be no JSON. */
function parts(entry: string): readonly string[] {
  try {
    const read: unknown = JSON.parse(entry);
    return Array.isArray(read) ? read.map(String) : [];
  } catch {
    return [];
  }
}

/** The essential duties of the fields. */
export function dutiesOf({
  essentialDuties,
}: Pick<PostingFields, 'essentialDuties'>): EssentialDuty[] {
  return essentialDuties.map((entry) => {
    const [text = '', ...reasons] = parts(entry);
    return { text, reasons: DUTY_REASONS.filter((reason) => reasons.includes(reason)) };
  });
}

/** The fields' form of essential duties. */
export const dutyEntries = (duties: readonly EssentialDuty[]): string[] =>
  duties.map(({ text, reasons }) => JSON.stringify([text, ...reasons]));

/** The phrases that are kept, of the fields. */
export function keptOf({ keptPhrases }: Pick<PostingFields, 'keptPhrases'>): KeptPhrase[] {
  return keptPhrases.map((entry) => {
    const [phrase = '', reason = ''] = parts(entry);
    return { phrase, reason };
  });
}

/** The fields' form of a phrase that is kept. */
export const keptEntry = ({ phrase, reason }: KeptPhrase): string =>
  JSON.stringify([phrase, reason]);

/** What the fields hold of a posting. */
export function fieldsOf(content: PostingContent): PostingFields {
  const { accommodationContact: contact, salaryMin, salaryMax, salaryUnit } = content;
  return {
    title: content.title,
    summary: content.summary,
    employmentTypes: content.employmentTypes,
    hours: content.hours,
    salaryMin: salaryMin === null ? '' : String(salaryMin),
    salaryMax: salaryMax === null ? '' : String(salaryMax),
    salaryUnit: salaryUnit ?? '',
    essentialDuties: dutyEntries(content.essentialDuties),
    otherDuties: content.otherDuties,
    skills: content.skills.join('\n'),
    experience: content.experience,
    education: content.education,
    certificates: content.certificates.join('\n'),
    city: content.city,
    stateShort: content.stateShort,
    remote: content.remote ?? '',
    homeDays: content.homeDays,
    shifts: content.shifts,
    startAndEnd: content.startAndEnd ?? '',
    peopleInRoom: content.peopleInRoom,
    accommodations: content.accommodations,
    contactName: contact.name,
    contactEmail: contact.email,
    contactPhone: contact.phone,
    applyEmail: content.applyEmail,
    closesOn: content.closesOn ?? '',
    keptPhrases: content.keptPhrases.map(keptEntry),
    plainText: content.plainText,
  };
}

const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/**
 * A typed amount, with or without dollar sign, and with a point or a comma before the cents; null
 * for none, or no number.
 */
function amount(text: string): number | null {
  const plain = text
    .replace(/[$\s]/g, '')
    .replace(/,(\d{1,2})$/, '.$1')
    .replaceAll(',', '');
  const number = Number(plain);
  return plain === '' || !Number.isFinite(number) || number < 0 ? null : number;
}

/** The pay that is typed and is no number, which no posting can hold: code `amount`. */
export function unreadPay(fields: PostingFields): FieldProblem[] {
  return (['salaryMin', 'salaryMax'] as const)
    .filter((field) => fields[field].trim() !== '' && amount(fields[field]) === null)
    .map((field) => ({ pointer: `/${field}`, code: 'amount' }));
}

const oneOf = <Value extends string>(values: readonly Value[], text: string): Value | null =>
  values.find((value) => value === text) ?? null;

/** The posting that the fields hold. Empty lines and duties without words are left out. */
export function contentOf(fields: PostingFields): PostingContent {
  const types: readonly EmploymentType[] = EMPLOYMENT_TYPES;
  const units: readonly PayUnit[] = PAY_UNITS;
  const ways: readonly WayOfWorking[] = WAYS_OF_WORKING;
  return {
    title: fields.title,
    summary: fields.summary,
    employmentTypes: types.filter((type) => fields.employmentTypes.includes(type)),
    hours: fields.hours,
    salaryMin: amount(fields.salaryMin),
    salaryMax: amount(fields.salaryMax),
    salaryUnit: oneOf(units, fields.salaryUnit),
    essentialDuties: dutiesOf(fields).filter(({ text }) => text.trim() !== ''),
    otherDuties: fields.otherDuties.filter((text) => text.trim() !== ''),
    skills: lines(fields.skills),
    experience: fields.experience,
    education: fields.education,
    certificates: lines(fields.certificates),
    city: fields.city,
    stateShort: fields.stateShort.trim(),
    remote: oneOf(ways, fields.remote),
    homeDays: fields.homeDays,
    shifts: fields.shifts,
    startAndEnd: oneOf(['flexible', 'fixed'] as const, fields.startAndEnd),
    peopleInRoom: fields.peopleInRoom,
    accommodations: [...fields.accommodations],
    accommodationContact: {
      name: fields.contactName,
      email: fields.contactEmail,
      phone: fields.contactPhone,
    },
    applyEmail: fields.applyEmail,
    closesOn: fields.closesOn === '' ? null : fields.closesOn,
    keptPhrases: keptOf(fields),
    plainText: fields.plainText,
  };
}

/** The fields of one text whose words are checked, in the order of the form. */
const plainTexts = {
  before: ['title', 'summary', 'hours'],
  after: [
    'skills',
    'experience',
    'education',
    'certificates',
    'homeDays',
    'shifts',
    'peopleInRoom',
    'plainText',
  ],
} as const;

/** Every text whose words are checked, in the order of the form. */
export function checkedTexts(fields: PostingFields): CheckedText[] {
  const plain = (names: readonly (keyof PostingFields)[]) =>
    names.map((field) => ({ field, text: String(fields[field]) }));
  return [
    ...plain(plainTexts.before),
    ...dutiesOf(fields).map(({ text }, index) => ({ field: `essentialDuties/${index}`, text })),
    ...fields.otherDuties.map((text, index) => ({ field: `otherDuties/${index}`, text })),
    ...plain(plainTexts.after),
  ];
}

/** The change of the fields that puts another text into one of `checkedTexts`. */
export function changeOfText(
  fields: PostingFields,
  field: string,
  text: string,
): Partial<PostingFields> {
  const [name = '', place] = field.split('/');
  if (place === undefined) return { [name]: text };
  const index = Number(place);
  if (name === 'otherDuties')
    return { otherDuties: fields.otherDuties.map((one, at) => (at === index ? text : one)) };
  const duties = dutiesOf(fields).map((duty, at) => (at === index ? { ...duty, text } : duty));
  return { essentialDuties: dutyEntries(duties) };
}

const inContact: Readonly<Record<string, keyof PostingFields>> = {
  name: 'contactName',
  email: 'contactEmail',
  phone: 'contactPhone',
};

/** A JSON pointer into a posting, or into a request with one, as the pointer to its field. */
export function fieldPointer(pointer: string): string {
  const [, name = '', part = 'name'] = pointer.replace(/^\/content/, '').split('/');
  return `/${name === 'accommodationContact' ? (inContact[part] ?? 'contactName') : name}`;
}
