import type { DegreeLevelName } from '#domain/degrees.ts';

/** What an occupation requires by law or custom: a licence, a degree, and the wording. */
export type Credential = {
  codes: readonly string[];
  licences?: readonly string[];
  degree?: DegreeLevelName | 'none';
  /** The name of the degree, if it has one of its own. */
  degreeText?: string;
  /** Typical yearly pay in dollars, when level and family do not determine it. */
  pay?: number;
};

/** Requirements of the occupations in health care (29) and its support (31). */
export const healthCredentials: readonly Credential[] = [
  {
    codes: ['29-1011'],
    degree: 'postgraduate',
    degreeText: 'A Doctor of Chiropractic degree',
    licences: ['chiropractic license'],
    pay: 88_000,
  },
  {
    codes: ['29-1021'],
    degree: 'postgraduate',
    degreeText: 'A dental degree (DDS or DMD)',
    licences: ['dental license'],
    pay: 172_000,
  },
  {
    codes: ['29-1031'],
    licences: ['Registered Dietitian credential'],
    degree: 'bachelors',
    pay: 70_000,
  },
  {
    codes: ['29-1041'],
    degree: 'postgraduate',
    degreeText: 'A Doctor of Optometry degree',
    licences: ['optometry license'],
    pay: 132_000,
  },
  {
    codes: ['29-1051'],
    degree: 'postgraduate',
    degreeText: 'A pharmacy degree (PharmD or BS)',
    licences: ['pharmacist license'],
    pay: 132_000,
  },
  {
    codes: ['29-1071'],
    degree: 'postgraduate',
    degreeText: "A master's degree from a physician assistant program",
    licences: ['PA-C certification', 'state PA license'],
    pay: 128_000,
  },
  {
    codes: ['29-1122'],
    degree: 'postgraduate',
    degreeText: 'A degree in occupational therapy',
    licences: ['occupational therapist license'],
    pay: 96_000,
  },
  {
    codes: ['29-1123'],
    degree: 'postgraduate',
    degreeText: 'A degree in physical therapy',
    licences: ['physical therapist license'],
    pay: 99_000,
  },
  {
    codes: ['29-1124'],
    degree: 'associates',
    licences: ['ARRT radiation therapy certification'],
    pay: 96_000,
  },
  { codes: ['29-1125'], degree: 'bachelors', licences: ['CTRS certification'], pay: 58_000 },
  { codes: ['29-1126'], degree: 'associates', licences: ['RRT credential'], pay: 76_000 },
  {
    codes: ['29-1127'],
    degree: 'postgraduate',
    degreeText: "A master's degree in speech-language pathology",
    licences: ['speech-language pathologist license'],
    pay: 89_000,
  },
  { codes: ['29-1128'], degree: 'bachelors', pay: 58_000 },
  {
    codes: ['29-1131'],
    degree: 'postgraduate',
    degreeText: 'A veterinary degree (DVM or VMD)',
    licences: ['veterinary license'],
    pay: 122_000,
  },
  {
    codes: ['29-1141'],
    degree: 'associates',
    degreeText: "An associate's or bachelor's degree in nursing",
    licences: ['RN license', 'BLS certification'],
    pay: 86_000,
  },
  {
    codes: ['29-1151'],
    degree: 'postgraduate',
    degreeText: 'A graduate degree in nurse anesthesia',
    licences: ['CRNA certification', 'RN license'],
    pay: 208_000,
  },
  {
    codes: ['29-1161'],
    degree: 'postgraduate',
    degreeText: "A master's degree in nursing",
    licences: ['CNM certification', 'RN license'],
    pay: 128_000,
  },
  {
    codes: ['29-1171'],
    degree: 'postgraduate',
    degreeText: "A master's degree in nursing",
    licences: ['nurse practitioner license', 'RN license'],
    pay: 126_000,
  },
  {
    codes: ['29-1181'],
    degree: 'postgraduate',
    degreeText: 'A Doctor of Audiology degree',
    licences: ['audiology license'],
    pay: 88_000,
  },
  {
    codes: ['29-12'],
    degree: 'postgraduate',
    degreeText: 'A medical degree (MD or DO)',
    licences: ['medical license', 'board certification or eligibility'],
    pay: 236_000,
  },
  {
    codes: ['29-1249'],
    degree: 'postgraduate',
    degreeText: 'A medical degree (MD or DO) and a completed surgical residency',
    licences: ['medical license', 'board certification or eligibility'],
    pay: 345_000,
  },
  {
    codes: ['29-1291'],
    degree: 'postgraduate',
    degreeText: "A master's degree in acupuncture",
    licences: ['acupuncture license'],
    pay: 78_000,
  },
  {
    codes: ['29-1292'],
    degree: 'associates',
    degreeText: "An associate's degree in dental hygiene",
    licences: ['dental hygienist license'],
    pay: 87_000,
  },
  { codes: ['29-2011'], degree: 'bachelors', licences: ['ASCP certification'], pay: 66_000 },
  { codes: ['29-2012'], degree: 'associates', pay: 54_000 },
  { codes: ['29-2032'], degree: 'associates', licences: ['ARDMS certification'], pay: 84_000 },
  { codes: ['29-2034'], degree: 'associates', licences: ['ARRT certification'], pay: 72_000 },
  { codes: ['29-2035'], degree: 'associates', licences: ['ARRT (MR) certification'], pay: 83_000 },
  { codes: ['29-2042'], licences: ['state EMT certification', 'driver license'], pay: 41_000 },
  {
    codes: ['29-2043'],
    licences: ['state paramedic certification', 'driver license'],
    pay: 54_000,
  },
  { codes: ['29-2052'], licences: ['pharmacy technician registration'] },
  { codes: ['29-2055'], degree: 'associates', licences: ['CST certification'] },
  {
    codes: ['29-2056'],
    degree: 'associates',
    degreeText: "An associate's degree in veterinary technology",
    licences: ['state veterinary technician license'],
    pay: 44_000,
  },
  {
    codes: ['29-2061'],
    degree: 'high_school',
    degreeText: 'A completed practical nursing program',
    licences: ['LPN or LVN license'],
    pay: 60_000,
  },
  { codes: ['29-2081'], licences: ['state optician license'] },
  {
    codes: ['29-2091'],
    degree: 'postgraduate',
    degreeText: "A master's degree in orthotics and prosthetics",
    licences: ['ABC certification'],
    pay: 78_000,
  },
  { codes: ['29-2092'], licences: ['hearing aid dispenser license'] },
  { codes: ['29-9091'], degree: 'bachelors', licences: ['athletic trainer license'], pay: 58_000 },
  {
    codes: ['29-9092'],
    degree: 'postgraduate',
    degreeText: "A master's degree in genetic counseling",
    licences: ['CGC certification'],
    pay: 96_000,
  },
  { codes: ['31-1131'], licences: ['CNA certification'] },
  { codes: ['31-2011'], degree: 'associates', licences: ['COTA license'], pay: 65_000 },
  { codes: ['31-2021'], degree: 'associates', licences: ['PTA license'], pay: 64_000 },
  { codes: ['31-9011'], degree: 'none', licences: ['massage therapy license'] },
  { codes: ['31-9097'], licences: ['phlebotomy certification'] },
];
