import { isWithPressure, mayBeBackOffice } from '../jobs.ts';
import type { Rule } from '../types.ts';

const personality = {
  severity: 'soft',
  rationale:
    'This asks for one kind of personality. Autistic people, shy people and people who talk in other ways may serve people just as well.',
  alternatives: ['treats people with respect', 'helps customers well', 'works well with others'],
} as const;

const goods =
  /^ (?:mail|calls?|shipments?|correspondence|packages?|messages?|orders?|freight|data|traffic|faxes|documents|invoices|payments?|trucks?|communications?|inspection|products?|goods|materials?|deliver|wires?|e-?mails?|transfers?|tenants?|patients|funds|chair|president|director|and incoming|phone|quality|letters|trailers|parcels|loads|tickets|checks|media)/;

/** Demands on manner and personality: pace, pressure, multitasking, charm, quickness. */
export const mannerRules: readonly Rule[] = [
  {
    id: 'manner.pace',
    severity: 'soft',
    rationale:
      '"Fast-paced" says nothing about the work and warns off people who need steady time or breaks. Say what the busy hours or deadlines are.',
    alternatives: [
      'a busy team with daily deadlines',
      'about (number) orders an hour',
      'priorities that change during the day',
    ],
    phrases: [
      'fast|quick|high|rapid|swift paced?',
      'fast moving',
      'fast,? high paced',
      'crazy|insanely|extremely|very|incredibly fast paced?',
      'breakneck (pace|speed)',
      'frantic|frenetic|hectic|intense pace|environment',
      'quickly moving environment',
    ],
    unless: {
      before: /\bcredits? |\bclass |\bcourse $/,
      after:
        /^ (?:consumer|goods|parts|vehicles?|equipment|machinery|machines?|conveyor|lines?\b|traffic|targets?|water|stories|items|inventory|merchandise|products?|sku|graduate|summer|program|mba|degree)/,
    },
    demand: true,
  },
  {
    id: 'manner.pressure',
    severity: 'soft',
    rationale:
      'Asking people to bear pressure or stress screens out people with anxiety, PTSD and other conditions. It also says that the stress is here to stay.',
    alternatives: [
      'meets deadlines with the support of the team',
      'sets priorities when plans change',
      'stays calm and asks for help',
    ],
    phrases: [
      'under (~ |(tight|extreme|heavy|high|intense|time|constant|significant) ){0,2}(pressure|stress)',
      'under (~ ){0,2}stressful (~ )?(conditions|situations|circumstances)',
      'high (pressure|stress)( (~ )?(environments?|situations?|settings?|atmosphere|conditions?|circumstances|jobs?|roles?|positions?))?',
      'high pressure,? (and )?(fast paced|fast paced environment)',
      'pressure (filled|cooker|packed)( (environment|atmosphere|setting))?',
      'stressful',
      'pressure situations?',
      'tight|deadline|work (deadline )?pressures?',
      'stressful (~ )?(environments?|situations?|conditions?|circumstances|times|work|setting|moments)',
      'stress (tolerance|resistant|resistance|resilien(t|ce))',
      'resistant to stress',
      'handle|handles|handling|tolerate|withstand|cope|manage|thrive|manages|tolerates (well )?(with |under |in |on )?(~,? ){0,5}(stress|pressure)( well)?',
      'deal|deals|dealing|work|works|working|cope|coping well? (with|under) (stress|pressure)',
      'pace|paces|speed|perform well under pressure',
    ],
    unless: {
      before:
        /\b(?:heat|financial|thermal|traumatic|reduce|relieve|vessels?|systems?|piping|pipes?|gas|water|fluids?|steam|lines?|tanks?|boilers?|equipment|hydraulic|air|oxidative|clients?|families|patients?|students?|employees|people|children) $/,
      after:
        /^ ?(?:washers?|boilers?|steam|pumps?|hoses?|vessels?|water|gas|lines?|cleaning|washing|systems?|tanks?|valves?|equipment|piping|pipes?|relief|test|tests|testing|sodium|injection|die|liquid|air|fractures?|areas? of skin|(?:management|reduction|relief|tests?|analysis|wave|fracture|disorders?|inoculation) ?\b|hydraulic|ulcers?|chromatograph)/,
      sentence:
        /\b(?:pressure washer|high[- ]pressure (?:water|steam|gas|boiler|pump|washer|hose|liquid|system|pip|die|vessel|sodium|spray|process)|stress (?:management|test|analysis|corrosion|relief|engineer))/,
    },
    essentialFor: isWithPressure,
  },
  {
    id: 'manner.multitask',
    severity: 'soft',
    rationale:
      'Doing many things at once is hard for many people with ADHD, brain injury or anxiety, and rarely the best way to work. Say what has to be kept in order.',
    alternatives: [
      'keeps track of several tasks and sets priorities',
      'moves between tasks as needs change',
    ],
    phrases: [
      'multi task|tasks|tasked|tasking|tasker|taskers',
      'multitask|multitasks|multitasked|multitasking|multitasker|multitaskers',
      'juggle|juggles|juggling (~ ){0,2}(multiple|many|several|various|competing|numerous|different|conflicting|a variety of|tasks?|priorities|projects?|deadlines|responsibilities|demands|assignments|duties|clients|things|balls|work)( (~ ){0,3}(tasks?|priorities|projects?|deadlines|responsibilities|demands|assignments|duties|activities|under pressure|at once|simultaneously|clients|things|balls|requests))?',
      'multiple|several|many|various|numerous|different|competing|concurrent|two (~ ){1,4}(simultaneously|at once|concurrently|at the same time|at one time|at any (given|one) time|in parallel)',
      'simultaneously|concurrently (~ ){0,2}(multiple|several|many|various|numerous)( ~)?',
      'simultaneously (manag(e|es|ing)|handl(e|es|ing)|juggl(e|es|ing)|work(s|ing)?|support(s|ing)?) (on )?(~ ){0,3}(tasks?|projects?|priorities|accounts|cases|customers|calls|clients)',
      'keep|keeps|keeping (~ ){0,3}(plates|balls) (spinning|in the air)',
      'more than one (task|project|thing) at (a |the same |one )?time',
      'simultaneous|concurrent (tasks?|projects?|priorities|activities|assignments|responsibilities|deadlines)',
      'multitude of (~ ){1,3}(simultaneously|at once|at the same time)',
      'multiple|several simultaneous|concurrent (tasks?|projects?|priorities|activities|assignments)',
    ],
    unless: {
      sentence:
        /\bmulti-?task learning\b|\b(?:users|threads|processes|servers|devices|samples|studies) (?:simultaneously|concurrently)\b|\bhappen(?:s|ing)? (?:at once|at the same time)/,
    },
    demand: true,
  },
  {
    ...personality,
    id: 'manner.personality',
    phrases: [
      'outgoing( (~ )?(personality|personalities|person|people|individuals?|attitude|nature|demeanor))?',
      'people person|persons',
      'people oriented person',
      'personable|bubbly|charismatic|charisma|gregarious|extrovert|extroverts|extroverted|extravert|extraverted|vivacious|perky|sociable',
      'good|great|excellent|strong|fun|keen|healthy|a sense of humou?r',
      'sense of humou?r',
      'life of the party',
      'good|winning|magnetic|sunny|cheerful|big|great|fun|warm|engaging|sparkling|attractive|dynamic|bright|upbeat personality',
      'never met a stranger',
      'make|makes|making friends easily( and have a good sense of humou?r)?',
      'your personality alone( ~){0,5}',
      'not (be )?shy',
      'talkative|chatty',
      'small talk',
      'big smile',
    ],
    unless: {
      after: new RegExp(
        `${goods.source}|^ (?:tests?|assessment|disorders?|profile|inventory|types?)`,
      ),
      before:
        /\b(?:and|incoming and|incoming or|incoming\/|incoming \/) $(?<=incoming(?: and| or|\/| \/) )/,
    },
    mayBeName: true,
  },
  {
    ...personality,
    id: 'manner.normal-personality',
    severity: 'replace',
    phrases: [
      'normal,? (and )?(outgoing |friendly |stable |healthy )?(,? ?~ )?(personality|personalities)',
    ],
  },
  {
    id: 'manner.eye-contact',
    severity: 'ask',
    rationale:
      'Eye contact is hard or painful for many autistic people, and not possible for some blind people. They can listen and greet in other ways.',
    alternatives: ['greets customers and listens with care', 'shows attention in your own way'],
    phrases: ['eye contact'],
    unless: {
      sentence:
        /\b(?:clients?|patients?|students?|children|child)'?s? (?:to |make|makes|with limited)/,
    },
    demand: true,
  },
  {
    id: 'manner.quick-mind',
    severity: 'soft',
    rationale:
      'This asks how fast a mind looks, not what it can do. People with learning disabilities or brain injury often learn it just as well, with time.',
    alternatives: [
      'willing to learn',
      'learns what the job needs, with training',
      'solves problems',
    ],
    phrases: [
      'quick|fast|rapid|speedy|swift (and (~ ){1,2})?(learners?|study|studies|thinkers?|thinking|learning|on the uptake|wit|witted|mind|minded)',
      'learn|learns (new ~ |things |skills )?(quickly|fast|rapidly)',
      'quickly learns?( ~)?',
      'rapidly learns?( ~)?',
      'ability to quickly learn( ~)?',
      'grasp|grasps|absorb|absorbs (~ ){0,3}(quickly|fast|rapidly)',
      'quickly (grasp|grasps|absorb|absorbs|pick up|picks up)( ~)?',
      'pick|picks (things |new things |it )?up (things |new ~ )?(quickly|fast)',
      'sharp,? (~ ,? ?)?(minds?|minded|thinkers?|thinking|wit|witted|intellect|individuals?|persons?|people|candidates?|professionals?|pros|mental|~ pros|intelligence)',
      'sharp,? (and )?(eager|motivated|driven|smart|ambitious|articulate|hungry|curious|talented|bright|self motivated|enthusiastic|organized)',
      'think|thinks (quickly|fast)',
      'smart as a whip',
      'on the ball',
    ],
    unless: {
      before: /\b(?:help (?:\w+ ){1,3}|customers|students|children|children to|dogs) $/,
      after:
        /^[- ]pace|^ (?:disabilit|objects?|knives|tools|instruments|edges?|increase|rise|decline|focus|containers?|contrast|turn|corners?|healthcare|hospital|electronics|eye|images?|needles?|blades?|injur|products?|pain|drop|decrease|growth|vision|about (?:our|the|your) (?:products?|service))/,
    },
  },
  {
    id: 'manner.memory',
    severity: 'ask',
    rationale:
      'Remembering can be done with notes, lists and software. Asking for a good memory shuts out people with brain injury or ADHD.',
    alternatives: ['keeps track of details, with any notes or tools', 'follows written steps'],
    phrases: [
      'excellent|good|great|strong|photographic|sharp|outstanding|superb (short term |long term |working )?memory',
      'mental (alertness|acuity|agility|sharpness|toughness|strength|fortitude)',
      'mentally (alert|sharp|tough|strong|stable|healthy|demanding)',
      'emotionally (stable|mature|strong|resilient|healthy|balanced|intelligent and stable)',
      'emotional (stability|maturity|strength|toughness|resilience)',
      'psychologically (stable|fit|sound)',
      'no|any fear of (heights|confined spaces|flying)',
      'not (be )?(claustrophobic|(afraid|scared|have a fear) of (heights|flying|confined spaces|the dark))',
      'comfortable (with|at) heights',
      'concentrate|focus|concentration for (long|extended|prolonged) (periods|stretches)( of time)?',
      'work|working|works (~ ){0,2}in (confined|tight|cramped|enclosed) (spaces?|areas?)',
    ],
    unless: {
      before:
        /\b(?:clients?|patients?|residents?|students?|children|child's|children's|members|their|individuals|promote|support|foster|improve|assess|in) $/,
      after: /^ (?:of (?:clients?|patients?|students?)|care\b)/,
      sentence: /\b(?:computer memory|memory (?:card|chip|leak|management))\b/,
    },
    demand: true,
  },
  {
    id: 'manner.articulate',
    severity: 'soft',
    rationale:
      'This judges how speech sounds. People with a stutter, an accent or a speaking device make themselves understood in their own way.',
    alternatives: ['explains things clearly, in speech or writing', 'makes yourself understood'],
    phrases: ['articulate', 'well spoken', 'silver tongued', 'gift of (the )?gab'],
    unless: {
      before:
        /\b(?:to|can|and|clearly|effectively|will|help|must|or|who|ability to (?:clearly|effectively)) $/,
      after:
        /^ (?:the|a|an|and (?:present|communicate|defend|explain|demonstrate|document|deliver|execute|drive|implement|share|sell)|how|our|their|your|its|technical|financial|complex|ideas?|clearly|what|why|value|to|both|needs|design|business|in|strategy|concepts?|results|issues|requirements|effectively|vision|with|truck|dump|haul|pro\b|storyline|rise|360|studio|presenter)|^\//,
    },
  },
  {
    id: 'manner.articulate',
    severity: 'soft',
    rationale:
      'This judges how speech sounds. People with a stutter, an accent or a speaking device make themselves understood in their own way.',
    alternatives: ['explains things clearly, in speech or writing', 'makes yourself understood'],
    phrases: ['articulate'],
    needs: {
      before:
        /\b(?:be|is|are|an|highly|very|professional|polished|confident|intelligent|organized|personable|friendly|,)(?:,| and|, and)? $/,
      after:
        /^(?:[.,;]|$| and (?:well|professional|confident|polished|personable|friendly|organi[sz]ed|persuasive|outgoing|intelligent)| (?:person|individual|communicator|professional|speaker|candidate|people))/,
    },
  },
  {
    id: 'manner.culture-fit',
    severity: 'soft',
    rationale:
      '"Culture fit" often comes to mean "like us". People who think, talk or move in another way are then turned down without a reason.',
    alternatives: ['shares our values (name them)', 'adds to our team'],
    phrases: [
      'culture|cultural fit',
      'fit|fits (in |into |with )?(with )?(our|the) (company )?culture',
      'good fit for our culture',
    ],
  },
  {
    id: 'manner.spoken-only',
    severity: 'soft',
    rationale:
      'For this work writing does as well as speech. Asking for speech alone shuts out people who are deaf, stutter or use a device to talk.',
    alternatives: ['clear communication, in speech or in writing', 'good written communication'],
    phrases: [
      'verbal|oral|spoken|speaking (communications?|english)? ?(skills?|abilities|ability|communications?)( skills)?',
      'excellent|strong|good|superior|outstanding|exceptional verbally',
    ],
    unless: {
      sentence: /\b(?:writ(?:ten|ing|e|es)|e-?mail|nonverbal|non-verbal|listening)\b/,
      before: /\b(?:applied|students'?|clients'?|patients'?) $/,
      after: /^ (?:therap|disorder|develop)/,
    },
    onlyFor: mayBeBackOffice,
  },
  {
    id: 'manner.native-speaker',
    severity: 'replace',
    rationale:
      'Native tells where a person grew up, not how well they speak. It also shuts out deaf people whose first language is a sign language.',
    alternatives: ['fluent in English, spoken, written or signed', 'able to work in English'],
    phrases: [
      'english native speakers?',
      'native (english |spanish |french |german |level |fluent |mandarin )?(speakers?|speaking|tongue|fluency|proficiency)( english)?',
      'native english',
      'accent free',
      'no|without (an? |foreign |strong |heavy ){0,2}accents?',
    ],
    unless: { after: /^ (?:communities|populations?|students|families)/ },
  },
];
