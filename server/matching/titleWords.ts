import { isStopWord, wordsOf } from './words.ts';

/** Expansions of abbreviations in titles; one can give several words. */
const shortForms: ReadonlyMap<string, string> = new Map(
  Object.entries({
    acct: 'accountant',
    acctg: 'accounting',
    admin: 'administrative',
    aprn: 'nurse practitioner',
    asst: 'assistant',
    assoc: 'associate',
    auto: 'automotive',
    automobile: 'automotive',
    av: 'audio visual',
    avp: 'vice president',
    bi: 'business intelligence',
    bookkeeping: 'bookkeeper',
    bldg: 'building',
    cdl: 'truck driver cdl',
    ceo: 'chief executive officer',
    cfo: 'chief financial officer',
    cio: 'chief information officer',
    cma: 'certified medical assistant',
    cna: 'certified nursing assistant',
    cnc: 'cnc',
    coo: 'chief operating officer',
    coord: 'coordinator',
    cota: 'certified occupational therapy assistant',
    cpa: 'certified public accountant',
    crna: 'nurse anesthetist',
    csr: 'customer service representative',
    cto: 'chief technology officer',
    cust: 'customer',
    dba: 'database administrator',
    dev: 'developer',
    dir: 'director',
    dsp: 'direct support professional',
    ehs: 'environmental health safety',
    elec: 'electrical',
    emt: 'emergency medical technician',
    eng: 'engineer',
    engr: 'engineer',
    er: 'emergency room',
    exec: 'executive',
    fnp: 'family nurse practitioner',
    govt: 'government',
    hha: 'home health aide',
    hr: 'human resources',
    hvac: 'hvac',
    icu: 'intensive care',
    it: 'information technology',
    lcsw: 'licensed clinical social worker',
    lmft: 'marriage family therapist',
    lmt: 'massage therapist',
    lpn: 'licensed practical nurse',
    lvn: 'licensed vocational nurse',
    maint: 'maintenance',
    mech: 'mechanical',
    med: 'medical',
    mfg: 'manufacturing',
    mgmt: 'management',
    mgr: 'manager',
    mktg: 'marketing',
    mlt: 'medical laboratory technician',
    mri: 'mri',
    np: 'nurse practitioner',
    ops: 'operations',
    ot: 'occupational therapist',
    pa: 'physician assistant',
    pct: 'patient care technician',
    pm: 'project manager',
    pr: 'public relations',
    prof: 'professor',
    pt: 'physical therapist',
    pta: 'physical therapist assistant',
    qa: 'quality assurance',
    qc: 'quality control',
    rda: 'registered dental assistant',
    rdh: 'registered dental hygienist',
    rep: 'representative',
    rn: 'registered nurse',
    sdet: 'software test engineer',
    sec: 'secretary',
    slp: 'speech language pathologist',
    spec: 'specialist',
    supv: 'supervisor',
    supt: 'superintendent',
    svc: 'service',
    svcs: 'service',
    swe: 'software engineer',
    tech: 'technician',
    ux: 'ux',
    vet: 'veterinary',
    vp: 'vice president',
    wtr: 'water',
    xray: 'x ray',
  }),
);

/** Rank, grade, contract and place words, which do not change the occupation. */
const rankWords = new Set(
  (
    'sr senior jr junior lead i ii iii iv v 1 2 3 4 5 entry level mid experienced trainee intern internship apprentice ' +
    'part full time temporary temp seasonal permanent contract remote hybrid onsite prn per diem bilingual urgent hiring ' +
    'needed immediate shift day night weekend evening nights days weekends overnight 1st 2nd 3rd first second third usa us ' +
    'opportunity job position new grad hourly'
  ).split(' '),
);

/**
 * Maps `forewoman`, `foreperson` and `linemen` to `foreman` and `lineman`, as most lists write
 * them.
 */
const oneGender = (word: string): string =>
  word.replace(/(?<=^[a-z]{4,})(?:men|women|woman|persons?)$/, 'man');

/** The words of a title in order: lower case, short forms written out, function words dropped. */
export function titleWords(title: string): string[] {
  const spread = title
    .replace(/\b([A-Za-z])\.(?=[A-Za-z]\.)/g, '$1')
    .replace(/\bF\s?(?:&|and)\s?B\b/gi, 'food beverage')
    .replace(/&/g, ' and ');
  return (
    wordsOf(spread)
      .map(oneGender)
      .flatMap((word) => (shortForms.get(word) ?? word).split(' '))
      // A grade: "Welder I".
      .filter((word) => word === 'i' || !isStopWord(word))
  );
}

/**
 * The words of a title that name the occupation; all of them when nothing but rank words is left.
 */
export function occupationWords(title: string): string[] {
  const all = titleWords(title);
  const telling = withoutRank(all);
  return telling.length > 0 ? telling : all;
}

const withoutRank = (words: readonly string[]): string[] =>
  words.filter((word) => !rankWords.has(word));

const betweenParts = /\s[-–—|]\s|[,/:;|]|\b(?:of|for|in|at|to|with)\b/i;
const hasParts = new RegExp(`\\(|${betweenParts.source}`, 'i');

/**
 * The word for the person: `manager` in "Manager of Sales, East", `driver` in "School Bus Driver
 * (Part Time)". Undefined when the title has no word.
 * @param words the occupation's words of the title, where they are known already
 */
export function headWord(
  title: string,
  words: readonly string[] = occupationWords(title),
): string | undefined {
  if (!hasParts.test(title)) return words.at(-1);
  // A part of rank words alone names nobody: "Part-Time: Bus Driver".
  const phrase = title
    .replace(/\([^)]*\)/g, ' ')
    .split(betweenParts)
    .map((part) => withoutRank(titleWords(part)))
    .find((words) => words.length > 0);
  return phrase?.at(-1) ?? words.at(-1);
}
