const set = (words: string): ReadonlySet<string> =>
  new Set(words.split(/\s+/u).filter((w) => w !== ''));

/** Nouns of occupations: as the last word of a phrase they make it a job title. */
const TITLE_NOUNS = set(`
  accountant actor actuary adjuster administrator advisor adviser advocate aide agent ambassador analyst apprentice
  architect artist assembler assistant associate attendant attorney auditor author baker banker barber barista bartender
  bookkeeper broker builder busser buyer caregiver caretaker carpenter cashier caseworker chef chemist clerk cleaner
  clinician coach collector comedian commander companion concierge conductor consultant contractor controller cook
  coordinator copywriter correspondent cosmetologist counsel counselor courier crew custodian dancer dentist deputy
  designer detailer developer dietitian director dishwasher dispatcher docent doctor doorman drafter driver economist
  editor educator electrician engineer entertainer estimator examiner executive expert fabricator facilitator farmer
  fellow firefighter fisherman florist foreman freelancer gardener generalist geologist groomer guard guide hairdresser
  handler handyman head helper host hostess housekeeper hygienist illustrator inspector installer instructor intern
  internship interpreter investigator janitor journalist judge laborer labourer landscaper lawyer lead leader lecturer
  librarian lifeguard lineman loader locksmith machinist maid mailer maintainer maker manager mason mechanic mentor
  merchandiser messenger midwife miner modeler musician nanny negotiator nurse nutritionist officer operator optician
  organizer owner packer painter paralegal paramedic paraprofessional partner pastor performer pharmacist phlebotomist
  photographer physician picker pilot planner plumber poet policeman porter postdoc practitioner preparer president
  principal printer processor producer professor programmer promoter proprietor psychologist publisher ranger
  realtor receptionist recruiter registrar reporter representative researcher reviewer rigger roofer runner sailor
  salesman salesperson saleswoman scheduler scholar scientist screener seaman seamstress secretary sergeant server
  sheriff shopper sitter soldier solicitor sorter specialist sponsor staff stagehand starter statistician steward
  stewardess stocker strategist student stylist superintendent superviser supervisor surgeon surveyor tailor teacher
  teammate technician technologist teller temp tester therapist trader trainee trainer transcriber transcriptionist
  translator treasurer trucker tutor typist underwriter usher valet vendor veterinarian videographer volunteer waiter
  waitress warden watchman webmaster welder worker writer yardman rep admin ceo cto cfo coo vp svp evp cna lpn rn emt
  ta ra dev qa corporal private captain lieutenant major colonel specialist petty airman marine gunner medic
  infantryman quartermaster chaplain cofounder founder chairman chair operative hand upholsterer sous commis
  greeter bagger checker expediter expeditor sanitizer sanitation homemaker caretaker stay-at-home groundskeeper
`);

/** Words before or after the noun of a title. */
const TITLE_QUALIFIERS = set(`
  senior sr junior jr lead chief assistant associate deputy vice head principal staff certified licensed registered
  executive regional national district shift general interim acting part-time full-time seasonal temporary freelance
  contract volunteer student graduate postdoctoral entry-level night day crew team sales customer support service
  ii iii iv
`);

/** Words that make a phrase the name of an employer. */
const COMPANY_NOUNS = set(`
  inc incorporated llc llp ltd limited corp corporation company co plc gmbh pllc pc group holdings partners partnership associates
  enterprises industries solutions services systems technologies technology labs laboratory laboratories studio studios
  agency bank credit union insurance financial capital hospital clinic health healthcare medical center centre care
  pharmacy pharmacies university college school schools institute academy district department dept ministry bureau
  county city town village state army navy force marines corps guard government federal foundation fund trust society
  association council church ministries temple mosque synagogue museum library theater theatre orchestra zoo
  restaurant restaurants cafe café diner grill bistro kitchen bakery pizzeria pizza tavern pub bar brewery inn hotel hotels resort
  motel suites market markets supermarket grocery groceries foods farm farms ranch nursery store stores shop outlet mall
  boutique salon spa gym fitness logistics transport transportation trucking freight delivery airlines airport railway
  railroad shipping warehouse distribution supply manufacturing mills mill works factory plant steel foundry motors
  auto automotive tire construction builders contracting roofing plumbing electric energy power gas oil utilities
  water telecom wireless internet media press publishing news times radio network networks software digital analytics
  robotics pharma biotech dynamics aerospace defense security consulting consultants advisors realty properties
  apartments housing homes home daycare preschool headstart nonprofit project alliance coalition house shelter mission
  brothers bros sons & international global worldwide usa america american national collective cooperative co-op
  staffing temps landscaping cleaning janitorial catering hospice rehab rehabilitation nursing dental veterinary
  payments benefits garage hub parcel burger coffee tea deli
`);

const schoolWord =
  '(?:universit(?:y|é|ät|at)|universidad|college|colegio|institut(?:e|o|ion)|academ(?:y|ia)|school|polytechnic|seminary|conservatory|campus|lyc[eé]e|gymnasium|instituto|faculty of|education center|learning center|adult education|job corps|community ed\\w*|training center|bootcamp|boot camp)';
/** A word that marks the name of a school. */
export const SCHOOL = new RegExp(`\\b${schoolWord}\\b`, 'iu');

/** Fields of study at schools, and schooling without a school. */
const NO_SCHOOL =
  /\bsome college\b|\bschool (?=counsel|psycholog|administ|leader|librar|nurs|social)/giu;

/** Whether a text has the name of a school, not only a field of study at schools. */
export function namesSchool(text: string): boolean {
  return SCHOOL.test(text.replace(NO_SCHOOL, ' '));
}

/** Lower-case words of a phrase, with hyphens and ampersands kept. */
export function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/[’']s\b/gu, '')
    .split(/[^\p{L}\p{N}&-]+/u)
    .filter((word) => word !== '');
}

/** The parts of a line that names a job: "Cook, Diner", "Cook | Diner", "Cook at Diner". */
export function headParts(text: string): string[] {
  return text.split(/,\s|\s[–—|/-]\s|\sat\s|\s{2,}/u);
}

function singular(word: string): string {
  return word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

/** How much a phrase looks like a job title, from about -1 to 3. */
export function titleScore(text: string): number {
  const words = wordsOf(text);
  if (words.length === 0 || words.length > 9) return -1;
  let score = 0;
  // "Director of Nursing": the noun comes before "of", "for" or "to"; "Analyst II", "Cook, Grill".
  const head = words.slice(0, cutAt(words));
  const last = head.findLast((word) => !/^(?:i{1,3}|iv|v|\d+|level|grade)$/u.test(word)) ?? '';
  const tail = last.split('-').at(-1) ?? last;
  if (TITLE_NOUNS.has(last) || TITLE_NOUNS.has(tail)) score += 2;
  else if (words.some((word) => TITLE_NOUNS.has(word))) score += 1;
  else if (/(?:ist|ician|ologist|keeper|worker|maker|smith|person|man|woman)$/u.test(last))
    score += 1;
  else if (/[a-z]{3}(?:er|or|ant)$/u.test(last)) score += 0.4;
  if (words.some((word) => TITLE_QUALIFIERS.has(word))) score += 0.5;
  return score;
}

function cutAt(words: string[]): number {
  const at = words.findIndex(
    (word, i) => i > 0 && /^(?:of|for|to|in|at|with|on|and|&)$/u.test(word),
  );
  return at < 0 ? words.length : at;
}

/** How much a phrase looks like the name of an employer, from about 0 to 3. */
export function companyScore(text: string): number {
  const words = wordsOf(text);
  if (words.length === 0) return 0;
  let score = 0;
  const last = words.at(-1) ?? '';
  if (/\b(?:inc|llc|llp|ltd|corp|co|pllc|plc|gmbh)\b\.?$/iu.test(text)) score += 2;
  if (COMPANY_NOUNS.has(last) || COMPANY_NOUNS.has(singular(last))) score += 1.5;
  else if (words.some((word) => COMPANY_NOUNS.has(word))) score += 0.7;
  if (
    /^(?:the|law offices?|city|county|state|university|department|dept|bank|u\.?s\.?|united states)\b/iu.test(
      text,
    )
  ) {
    score += 0.8;
  }
  if (/\w&\w|\s&\s|[’']s\b/u.test(text)) score += 0.5;
  return score;
}

const VERBS = set(`
  drove fed ran kept wrote taught sold held sent spoke spent dealt found gave hung knew laid left paid rode rose saw stood swept threw told understood wore broke chose drew flew rang shook sang sought wove
  explain brief answer ask assure await call chart count deter feed fold grind groom guide hand haul hold inform inspect invite join label lay let lower mix mop mount name notify nurse obtain park pass pay place pour press print prove pull push put rate reach reply rinse save say scrub seat see send serve sew shelve show sign sit slice sand spray stack staple steam stir stitch stop strip sweep tag tally tell tend tie touch tow trace trim tune turn unpack vacuum visit warm water weigh wipe wire wrap
  achieve act adapt administer advise aid analyze answer apply appraise arrange assemble assess assign assist attend audit
  author automate balance bill book bring budget build calculate care carry cash champion check clean close coach collaborate
  collect communicate complete comply compile compose conduct configure consult control convert coordinate correct counsel
  create cut deal debug decrease deliver demonstrate deploy design detail determine develop devise diagnose direct dispatch
  dispense display document draft drive earn edit educate encourage enforce engage enhance ensure enter escalate establish
  estimate evaluate examine execute expand expedite facilitate file fill fix follow forecast fulfill gather generate give greet
  grew grow guard guide handle head help hire host identify implement improve increase inform initiate inspect install
  instruct interact interpret interview introduce inventory investigate issue keep launch lead learn led liaise lift listen load log
  made maintain make manage market master maximize measure mediate meet mentor met migrate minimize model monitor motivate move
  negotiate observe obtain offer open operate order organize organise oversaw oversee own pack paint participate perform
  pick place plan plant port prepare present prevent process produce program promote propose provide publish pull purchase
  ran read rebuild receive recommend reconcile record recruit redesign reduce refer register rehearse relocate remain repair
  replace replenish report represent research resolve respond restock restore retain retrieve review revise ring rotate run
  scan schedule secure select sell serve service set setup ship simplify sold solve sort source speak spearhead staff stage start stock
  streamline strengthen structure study submit supervise supply support surpass sweep take taught teach test took track
  train transcribe transfer transform translate transport travel treat troubleshoot tutor type unload update upgrade use
  utilize verify volunteer wash watch weld welcome win won work wrote write accountable responsible work co-taught
`);

/** Words that look like verbs in the past tense but begin titles and names. */
const NOT_VERBS = set(
  'united limited certified licensed registered associated advanced federated allied need speed red consolidated',
);

/**
 * Whether the line begins like a description of duties: "Managed …", "Answer …", "Responsible for
 * …".
 */
export function startsWithVerb(text: string): boolean {
  const first = wordsOf(text)[0] ?? '';
  if (/^(?:self|full|part|well|semi)-/u.test(first)) return false;
  if (first.length > 3 && first.endsWith('ed')) return !NOT_VERBS.has(first);
  if (VERBS.has(first) || (first.endsWith('s') && VERBS.has(singular(first)))) return true;
  // "Merrymeeting Housing Alliance" is a name.
  const isName = !/(?:^|\s)\p{Ll}/u.test(text) && companyScore(text.split(',')[0] ?? '') >= 1.5;
  return first.endsWith('ing') && first.length > 5 && !isName;
}
