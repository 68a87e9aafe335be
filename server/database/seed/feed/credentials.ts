import { type Credential, healthCredentials } from './healthCredentials.ts';

const credentials: readonly Credential[] = [
  { codes: ['11-1011'], degree: 'bachelors', pay: 125_000 },
  { codes: ['11-3021', '11-3031', '11-9041', '11-9111'], degree: 'bachelors' },
  {
    codes: ['11-9032'],
    degree: 'postgraduate',
    degreeText: "A master's degree in education",
    licences: ['state school administrator license'],
    pay: 108_000,
  },
  { codes: ['11-9033'], degree: 'postgraduate' },
  { codes: ['11-9121'], degree: 'postgraduate' },
  {
    codes: ['11-9171', '39-4031'],
    degree: 'associates',
    degreeText: "An associate's degree in mortuary science",
    licences: ['state funeral director license'],
  },
  {
    codes: ['39-4011'],
    degree: 'associates',
    degreeText: "An associate's degree in mortuary science",
    licences: ['state embalmer license'],
  },
  {
    codes: ['13-2011'],
    degree: 'bachelors',
    degreeText: "A bachelor's degree in accounting or a related field",
  },
  { codes: ['13-2023'], licences: ['state appraiser license'] },
  { codes: ['13-2052', '41-3031'], licences: ['securities license (Series 7)'] },
  { codes: ['13-2072'], licences: ['NMLS registration'] },
  {
    codes: ['15-2011'],
    degree: 'bachelors',
    degreeText: "A bachelor's degree in mathematics, statistics or actuarial science",
    pay: 118_000,
  },
  {
    codes: ['17-1011'],
    degree: 'bachelors',
    degreeText: 'A professional degree in architecture',
    licences: ['state architect license'],
  },
  {
    codes: ['17-1012'],
    degree: 'bachelors',
    degreeText: 'A degree in landscape architecture',
    licences: ['state landscape architect license'],
  },
  { codes: ['17-1022'], licences: ['professional land surveyor license'] },
  { codes: ['17-2'], degree: 'bachelors', degreeText: "A bachelor's degree in engineering" },
  {
    codes: ['17-2161'],
    degree: 'bachelors',
    degreeText: "A bachelor's degree in nuclear engineering",
  },
  { codes: ['19-1021', '19-1042', '19-2012'], degree: 'phd' },
  {
    codes: ['19-3033'],
    degree: 'phd',
    degreeText: 'A doctorate in psychology',
    licences: ['state psychologist license'],
    pay: 98_000,
  },
  { codes: ['19-3034'], degree: 'postgraduate', licences: ['school psychologist credential'] },
  { codes: ['21-1011'], licences: ['substance abuse counselor certification'] },
  { codes: ['21-1013'], degree: 'postgraduate', licences: ['LMFT license'] },
  { codes: ['21-1014'], degree: 'postgraduate', licences: ['LPC license'] },
  { codes: ['21-1012'], degree: 'postgraduate' },
  { codes: ['21-1015', '21-1021'], degree: 'bachelors' },
  {
    codes: ['21-1022'],
    degree: 'postgraduate',
    degreeText: "A master's degree in social work",
    licences: ['LMSW license'],
  },
  {
    codes: ['21-1023'],
    degree: 'postgraduate',
    degreeText: "A master's degree in social work",
    licences: ['LCSW license'],
  },
  {
    codes: ['21-2011'],
    degree: 'postgraduate',
    degreeText: "A master's degree in divinity or a similar field",
  },
  {
    codes: ['23-1011', '23-1021'],
    degree: 'postgraduate',
    degreeText: 'A law degree (JD)',
    licences: ['state bar admission'],
    pay: 112_000,
  },
  { codes: ['23-1012'], degree: 'postgraduate', degreeText: 'A law degree (JD)', pay: 68_000 },
  {
    codes: ['25-1'],
    degree: 'postgraduate',
    degreeText: "A master's degree or a doctorate in the field",
    pay: 76_000,
  },
  {
    codes: ['25-1194'],
    degree: 'associates',
    degreeText: "An associate's degree or equal experience in the trade",
    pay: 60_000,
  },
  {
    codes: ['25-1072'],
    degree: 'postgraduate',
    degreeText: "A master's degree in nursing",
    licences: ['RN license'],
    pay: 82_000,
  },
  {
    codes: ['25-2011'],
    degree: 'associates',
    degreeText: "An associate's degree in early childhood education",
    licences: ['CPR certification'],
    pay: 41_000,
  },
  {
    codes: ['25-2012', '25-202', '25-203'],
    degree: 'bachelors',
    degreeText: "A bachelor's degree in education or in the subject",
    licences: ['state teaching certificate'],
  },
  {
    codes: ['25-205'],
    degree: 'bachelors',
    degreeText: "A bachelor's degree in special education",
    licences: ['special education teaching certificate'],
  },
  { codes: ['25-3031'], degree: 'associates', degreeText: 'At least 60 college credits' },
  {
    codes: ['25-4022'],
    degree: 'postgraduate',
    degreeText: "A master's degree in library science",
  },
  { codes: ['25-401'], degree: 'postgraduate' },
  { codes: ['25-9031'], degree: 'postgraduate' },
  { codes: ['25-9044'], degree: 'bachelors', pay: 36_000 },
  { codes: ['27-2011', '27-2031', '27-2042', '27-2091', '27-2023'], degree: 'none' },
  {
    codes: ['33-1021', '33-2011'],
    degree: 'high_school',
    licences: ['EMT certification', 'driver license'],
  },
  {
    codes: ['33-3051', '33-3021', '33-1012'],
    degree: 'high_school',
    licences: ['peace officer certification', 'driver license'],
  },
  { codes: ['33-9032'], licences: ['guard card'] },
  {
    codes: ['33-9092'],
    degree: 'none',
    licences: ['lifeguard certification', 'CPR certification'],
  },
  {
    codes: ['35-1011', '35-2012', '35-2014', '35-3011'],
    degree: 'none',
    licences: ['food handler card'],
  },
  { codes: ['37-2021', '37-3012'], licences: ['pesticide applicator license', 'driver license'] },
  { codes: ['39-5011'], degree: 'none', licences: ['barber license'] },
  { codes: ['39-5012'], degree: 'none', licences: ['cosmetology license'] },
  { codes: ['39-5092'], degree: 'none', licences: ['nail technician license'] },
  { codes: ['39-5094'], degree: 'none', licences: ['esthetician license'] },
  { codes: ['39-9031'], licences: ['CPR certification', 'personal trainer certification'] },
  { codes: ['41-3021'], licences: ['state insurance license'] },
  { codes: ['41-902'], licences: ['real estate license'] },
  { codes: ['43-4111', '43-3071'], degree: 'high_school' },
  { codes: ['47-2111'], degree: 'high_school', licences: ['electrician license'] },
  { codes: ['47-2152'], degree: 'high_school', licences: ['plumbing license'] },
  { codes: ['47-5', '47-2073', '53-7021'], degree: 'none' },
  { codes: ['49-3011'], licences: ['FAA airframe and powerplant certificate'] },
  { codes: ['49-3023'], licences: ['ASE certification', 'driver license'] },
  { codes: ['49-9021'], licences: ['EPA certification', 'driver license'] },
  {
    codes: ['53-2011'],
    licences: ['FAA airline transport pilot certificate'],
    degree: 'none',
    pay: 135_000,
  },
  {
    codes: ['53-2012'],
    licences: ['FAA commercial pilot certificate'],
    degree: 'none',
    pay: 88_000,
  },
  {
    codes: ['53-2021'],
    degree: 'associates',
    licences: ['FAA air traffic control certificate'],
    pay: 118_000,
  },
  {
    codes: ['53-3031', '53-3033', '53-3053', '53-3054'],
    degree: 'none',
    licences: ['driver license'],
  },
  {
    codes: ['53-3032'],
    degree: 'none',
    licences: ['CDL Class A', 'medical examiner certificate'],
    pay: 58_000,
  },
  {
    codes: ['53-3051', '53-3052'],
    degree: 'none',
    licences: ['CDL Class B with passenger endorsement'],
  },
  { codes: ['53-5021', '53-5031'], degree: 'none', licences: ['Coast Guard license'] },
  { codes: ['53-7081'], degree: 'none', licences: ['driver license'] },
  ...healthCredentials,
];

const byPrefix = new Map(credentials.flatMap((entry) => entry.codes.map((code) => [code, entry])));

/** The requirements of an occupation: the entry with the longest matching prefix, or none. */
export function credentialOf(code: string): Omit<Credential, 'codes'> {
  for (let length = code.length; length >= 4; length -= 1) {
    const entry = byPrefix.get(code.slice(0, length));
    if (entry !== undefined) return entry;
  }
  return {};
}

/** Occupations without job advertisements, or whose work the families do not describe. */
export const notAdvertised: ReadonlySet<string> = new Set([
  '23-1023', // judges are elected or appointed
  '29-1224', // the family's sentences about patients do not fit radiologists
  '35-2013', // cooks in a private household
  '49-9092', // commercial divers
]);
