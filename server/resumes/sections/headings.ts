/** The topic of a section. `other` is a section that no field comes from. */
export type SectionKind =
  | 'contact'
  | 'summary'
  | 'objective'
  | 'work'
  | 'education'
  | 'skills'
  | 'volunteer'
  | 'certificates'
  | 'languages'
  | 'other';

/** Words that head sections of a resume on their own, in any style. */
export const STRONG: ReadonlySet<SectionKind> = new Set([
  'work',
  'education',
  'skills',
  'summary',
  'objective',
  'contact',
]);

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/**
 * Words that make a short line the heading of a section. The first kind with a word in the line
 * wins.
 */
const CORE: readonly (readonly [SectionKind, ReadonlySet<string>])[] = [
  ['volunteer', set('volunteer volunteering volunteerism volunteered')],
  [
    'other',
    set(
      'references referees awards honors honours hobbies interests publications projects project publication award portfolio patents presentations memberships affiliations associations activities achievements accomplishments conferences availability',
    ),
  ],
  [
    'certificates',
    set(
      'certifications certification certificates certificate licenses license licensure licences credentials licensures',
    ),
  ],
  ['languages', set('languages language')],
  [
    'education',
    set(
      'education educational schooling academics academic school schools studies degrees educación studied',
    ),
  ],
  ['objective', set('objective objectives goal goals seeking')],
  [
    'summary',
    set('summary profile about bio biography overview statement introduction intro myself'),
  ],
  [
    'skills',
    set(
      'skills skill competencies competences expertise proficiencies proficiency strengths technologies toolbox toolkit tools abilities capabilities specialties aptitudes skillset',
    ),
  ],
  [
    'work',
    set(
      'experience experiences employment work career jobs job positions employers worked history',
    ),
  ],
  ['contact', set('contact contacts')],
  [
    'other',
    set(
      'links social training courses coursework background additional miscellaneous qualifications',
    ),
  ],
];

/** Words beside a core word in a heading that do not change its kind. */
const MODIFIERS = set(
  'a an and the of my me i in to at for with on or what where who how ve have has am is ' +
    'professional personal relevant related selected recent previous prior past current other additional key core ' +
    'technical computer soft hard special main top areas area primary general general functional transferable important notable ' +
    'history background information info details record highlights summary statement qualifications life paid ' +
    'summary career executive work working employment job jobs experience experiences education training development ' +
    'skills abilities expertise strengths competencies knowledge tools technologies software languages ' +
    'certifications certificates licenses credentials awards honors activities interests achievements accomplishments ' +
    'professionals positions held places worked done do did well good best bring offer know can learned studied went school been ' +
    'community service military industry administrative clinical teaching nursing legal leadership kitchen trade driving ' +
    'academic coursework courses volunteer volunteering objective profile me us get touch reach how qualifications things',
);

/** Whole headings whose single words do not show their kind. */
const PHRASES: Readonly<Record<string, SectionKind>> = {
  'about me': 'summary',
  'who i am': 'summary',
  'in brief': 'summary',
  'at a glance': 'summary',
  'in short': 'summary',
  'my story': 'summary',
  'career profile': 'summary',
  'career objective': 'objective',
  'career goal': 'objective',
  'career summary': 'summary',
  'executive summary': 'summary',
  'technical summary': 'skills',
  'technical profile': 'skills',
  'technical overview': 'skills',
  'summary of qualifications': 'summary',
  'qualifications summary': 'summary',
  'professional background': 'work',
  'professional history': 'work',
  'career highlights': 'other',
  highlights: 'other',
  'what i do': 'skills',
  'what i do well': 'skills',
  'what i can do': 'skills',
  'what i know': 'skills',
  'what i bring': 'skills',
  'what i offer': 'skills',
  'good at': 'skills',
  'good with': 'skills',
  'core qualifications': 'skills',
  'key qualifications': 'skills',
  'areas of knowledge': 'skills',
  knowledge: 'skills',
  'where i have worked': 'work',
  'where ive worked': 'work',
  'what i have done': 'work',
  'what ive done': 'work',
  'places i have worked': 'work',
  'military service': 'work',
  'military experience': 'work',
  'service record': 'work',
  'where i studied': 'education',
  'where i learned': 'education',
  'what i studied': 'education',
  learning: 'education',
  'education and training': 'education',
  'training and education': 'education',
  'academic background': 'education',
  'education and certifications': 'education',
  'education and certificates': 'education',
  'education and credentials': 'education',
  'personal details': 'contact',
  'personal information': 'contact',
  'personal data': 'contact',
  'get in touch': 'contact',
  'reach me': 'contact',
  'how to reach me': 'contact',
  'find me': 'contact',
  'volunteer work': 'volunteer',
  'volunteer experience': 'volunteer',
  'community service': 'volunteer',
  'community involvement': 'volunteer',
  'giving back': 'volunteer',
  'skills and languages': 'skills',
  'languages and skills': 'skills',
  'licenses and certifications': 'certificates',
  'additional information': 'other',
  'honors and awards': 'other',
  honorsawards: 'other',
  'professional development': 'other',
  'relevant coursework': 'other',
};

/** Lower-case words of a line, without signs; "I've" becomes "ive". */
function headingWords(text: string): string[] {
  const plain = text.normalize('NFKC').toLowerCase().replace(/[’']/gu, '').replace(/&/gu, ' and ');
  return plain.split(/[^\p{L}]+/u).filter((word) => word !== '');
}

/**
 * The text of a heading without what is drawn around it: a number ("2.", "IV.", "Part 3:"), rules
 * made of signs, a colon, and "(cont.)".
 */
function bareHeading(text: string): string {
  return text
    .replace(/[_=~*#]{2,}|[-–—]{3,}|[─━═•·◆■▪►▶|]+/gu, ' ')
    .trim()
    .replace(/^(?:section|part)\s+(?:\d{1,2}(?:\.\d)?|[IVX]+)(?:\s*[.):–-]\s*|\s+)/iu, '')
    .replace(/^(?:\d{1,2}(?:\.\d)?|[IVX]{1,4}|[A-H])\s*[.):–-]\s*(?=\p{L})/u, '')
    .replace(/[\s(,–—-]*\b(?:cont|continued|cont['’]?d)\b[.)]*$/iu, '')
    .replace(/^[\s[({<–—/-]+|[\s:\])}>–—/-]+$/gu, '')
    .replace(/\s+/gu, ' ');
}

/**
 * The section a line heads if it is a heading, judged by its words; null when its words are not
 * those of a heading. findSections judges the typography.
 */
export function headingKind(text: string): SectionKind | null {
  const bare = bareHeading(text);
  if (isNoHeading(bare)) return null;
  const printed = headingWords(bare);
  if (printed.length > 7) return null;
  return kindOfWords(unglued(printed), bare) ?? kindOfWords(broken(printed, bare), bare);
}

/** "SUMM ARY", "WOR K HISTORY": capitals with narrow letter spacing break anywhere. */
function broken(words: string[], text: string): string[] {
  const isOdd = words.some((word) => !MODIFIERS.has(word) && !isCore(word));
  if (!isOdd || text !== text.toUpperCase()) return [];
  return unglued([words.join('')]);
}

function kindOfWords(words: string[], bare: string): SectionKind | null {
  const phrase = PHRASES[words.join(' ')];
  if (phrase) return phrase;
  const core = CORE.find(([, coreWords]) => words.some((word) => coreWords.has(word)));
  if (!core) return null;
  if (!words.every((word) => MODIFIERS.has(word) || isCore(word))) return null;
  return compoundKinds(bare).find((kind) => DATA.has(kind)) ?? core[0];
}

function isNoHeading(text: string): boolean {
  return text.length > 48 || /[\d@|]/u.test(text) || /[.!?,]$/u.test(text);
}

/** Kinds that fields are read from, so they win in a heading of several topics. */
const DATA: ReadonlySet<SectionKind> = new Set(['work', 'education', 'skills']);

/** The kinds of the topics of "Education & Awards"; none for a heading of one topic. */
function compoundKinds(text: string): SectionKind[] {
  const parts = text.split(/\s*(?:[&,/+]|\band\b)\s*/iu).filter((part) => part !== '');
  if (parts.length < 2) return [];
  return parts.flatMap((part) => headWordKind(part) ?? []);
}

/** Nouns that a heading of one topic ends with, whatever stands before them. */
const HEAD_NOUNS: readonly (readonly [SectionKind, ReadonlySet<string>])[] = [
  ['volunteer', set('volunteering volunteerism')],
  [
    'work',
    set(
      'experience experiences employment history career careers job jobs internship internships work apprenticeship apprenticeships appointments appointment externships externship clinicals clinical practicum practicums gigs roles positions freelancing',
    ),
  ],
  ['education', set('education schooling degrees academics')],
  [
    'skills',
    set(
      'skills skill skillset competencies competences competency expertise proficiencies proficiency strengths technologies toolbox toolkit abilities capabilities specialties specialities knowledge software talents tools stack',
    ),
  ],
  ['summary', set('summary profile overview bio biography')],
  ['objective', set('objective objectives goal goals')],
  [
    'certificates',
    set('certifications certification certificates licenses licensure licences credentials'),
  ],
  ['languages', set('languages')],
  [
    'other',
    set(
      'references awards award honors honours hobbies interests publications projects portfolio patents presentations memberships affiliations associations activities achievements accomplishments conferences extracurriculars scholarships research coursework courses involvement organizations exhibitions performances recognition',
    ),
  ],
];

/** Nouns after the one that tells the kind: "Skill Set", "Experience Highlights". */
const EMPTY_NOUNS = set(
  'set sets list section details overview highlights background information record records timeline snapshot area areas base',
);

/** The kind of one topic by its last word, or by the word before "of", "in", "with" or "as". */
function headWordKind(topic: string): SectionKind | null {
  const words = unglued(headingWords(topic));
  if (words.some((word) => word.startsWith('volunteer'))) return 'volunteer';
  const phrase = PHRASES[words.join(' ')];
  if (phrase) return phrase;
  const cut = words.findIndex((word, i) => i > 0 && /^(?:of|in|with|as|at|from|for)$/u.test(word));
  const head = cut > 0 ? words.slice(0, cut) : [...words];
  while (head.length > 1 && EMPTY_NOUNS.has(head.at(-1) ?? '')) head.pop();
  const last = head.at(-1) ?? '';
  return HEAD_NOUNS.find(([, nouns]) => nouns.has(last))?.[0] ?? null;
}

/**
 * The kinds a line can head by the last noun of its topics, whatever stands before them: "Retail
 * Experience", "Skills & Interests". Only for lines that look like the other headings. The kinds
 * of data come first; empty when no noun is known.
 */
export function looseHeadingKinds(text: string): SectionKind[] {
  const bare = bareHeading(text);
  if (isNoHeading(bare) || headingWords(bare).length > 7) return [];
  const compound = compoundKinds(bare);
  const whole = headWordKind(bare);
  const kinds = compound.length > 0 ? compound : whole ? [whole] : [];
  return [...new Set([...kinds.filter((kind) => DATA.has(kind)), ...kinds])];
}

/** Headings that say no more than that something about the person follows. */
const VAGUE = /\b(?:training|qualifications?|background|credentials|learning|development)\b/iu;

/** Whether only the text below can tell what the heading heads: "Training", "Qualifications". */
export function isVagueHeading(text: string): boolean {
  return VAGUE.test(text) && !/\b(?:skills?|experience|history|education)\b/iu.test(text);
}

/** Splits "workexperience", printed with wide letter spacing, into two words again. */
function unglued(words: string[]): string[] {
  const [only] = words;
  if (words.length !== 1 || only === undefined || only.length < 8) return words;
  if (isCore(only) || MODIFIERS.has(only)) return words;
  for (let cut = 3; cut <= only.length - 3; cut += 1) {
    const [head, tail] = [only.slice(0, cut), only.slice(cut)];
    if ((MODIFIERS.has(head) || isCore(head)) && (isCore(tail) || MODIFIERS.has(tail))) {
      return [head, tail];
    }
  }
  return words;
}

function isCore(word: string): boolean {
  return CORE.some(([, words]) => words.has(word));
}
