import type { Rule } from '../types.ts';

const ofMind =
  'These words began as names for people with mental illness. Using them for "a lot" or "bad" tells those people that they are a joke here.';
const ofWit =
  'These words were used to put down people who learn differently. They still hurt, and they say little about the work.';
const ofBody =
  'These words use a disability of the body as another word for weak or bad. People with that disability read it as a judgment of them.';
const ofSenses =
  'This saying uses blindness or deafness to mean careless or unaware. Blind and deaf people are neither.';

const base = { severity: 'replace', mayBeName: true, mayBeQuoted: true } as const;

/** Disability words used as an insult, a joke or an intensifier. */
export const slurRules: readonly Rule[] = [
  {
    ...base,
    id: 'slur.crazy',
    rationale: ofMind,
    alternatives: ['very busy', 'surprising', 'exciting'],
    phrases: [
      'crazy|crazily|craziness',
      'insane|insanely|insanity|bonkers|berserk',
      'loony|looney|lunatic|lunatics|lunacy',
    ],
  },
  {
    ...base,
    id: 'slur.mad',
    rationale: ofMind,
    alternatives: ['very busy', 'a rush', 'great'],
    phrases: [
      'madness|madhouse|nuthouse',
      'mad skills|skillz|dash|rush|scramble|busy|house|pace|about|for',
      'like mad',
    ],
    unless: { before: /\bmarch $|\bpotato |\bmid $/, after: /^ (?:tournament|bracket)/ },
  },
  {
    ...base,
    id: 'slur.nuts',
    rationale: ofMind,
    alternatives: ['very busy', 'very keen on'],
    phrases: [
      'nuts about|over',
      'go|goes|going|went|drive|drives|get|gets|are|is nuts',
      'nutty|nutcase|wacko|whacko|psycho|psychos|maniac|maniacs|maniacal',
    ],
    unless: {
      // "Psycho-educational", and nuts to eat or to tighten.
      after:
        /^-|^ ?(?:social|educational|oncolog|motor|and bolts|or bolts|allerg|free|flavou?r|brown|professor)/,
      sentence:
        /\b(?:dried|fruits?|oats?|seeds?|almonds?|peanuts?|walnuts?|cashews?|pecans?|honey|chocolate|granola|grains?|raisins?|ingredients?|snacks?|roast\w*|bak(?:e|ed|ery|ing)|crack\w*|shell\w*|harvest\w*|orchards?|bolts?|washers?|screws?|torque|tighten\w*|wrench\w*|thread\w*)\b/,
    },
  },
  {
    ...base,
    id: 'slur.diagnosis',
    rationale:
      'OCD and other diagnoses are real conditions that people live with. As a word for "neat" or "changing" they make light of those lives.',
    alternatives: ['careful about', 'very exact', 'changing often'],
    phrases: [
      'ocd (level )?(about|like|when|attention|tendencies|detail|organi[sz]ed|clean|focus|on)',
      'ocd levels?',
      'ocd',
      'schizo|schizophrenic|psychotic|manic|neurotic|paranoid',
      'adhd|add moment|moments|brain',
    ],
    unless: {
      sentence:
        /\b(?:treat|therap|clinic|client|patient|disorder|diagnos|symptom|psychiatr|counsel|mental health|illness|child|adult|student|youth|condition|population|medication|depress|anxiety|adhd,|transistor|junction|electrode|episode)/,
    },
  },
  {
    ...base,
    id: 'slur.diagnosis',
    rationale:
      'Bipolar disorder is a real condition that people live with. As a word for "changing" it makes light of those lives.',
    alternatives: ['changing often', 'hard to foresee'],
    phrases: ['bipolar'],
    // Plates, motors and instruments are bipolar too: only a mood or a person is meant here.
    needs: {
      after:
        /^(?:[.,;:!?)]|$| (?:and|or|but|about|when|at|in|this|these|all|most|every|today|lately) | (?:weather|moods?|boss(?:es)?|managers?|markets?|schedules?|cultures?|environments?|personalit\w+|days?|workplaces?|teams?|customers?|clients?|demands?|traffic|seasons?|climates?|startups?|swings?)\b)/,
    },
    unless: {
      sentence:
        /\b(?:treat|therap|clinic|patient|disorder|diagnos|symptom|psychiatr|counsel|mental health|illness|child|adults?\b|student|youth|condition|population|medication|depress|anxiety|schizo|transistor|junction|electrode|electro|episode|circuit|amplifier|plates?\b|unipolar|motor|forceps)/,
    },
  },
  {
    ...base,
    id: 'slur.dumb',
    rationale: ofWit,
    alternatives: ['simple', 'unwise', 'make simpler'],
    phrases: [
      'dumb|dumber|dumbed|dumbest|stupid|stupidly|stupidity|moron|morons|moronic|idiot|idiots|idiotic|imbecile|imbeciles|cretin|simpleton|dimwit|dimwitted|halfwit|feebleminded',
      'idiot proof',
      'retard|retards|retarded|spaz|spazz|spastic',
    ],
    unless: {
      before: /\b(?:deaf and|fire|flame|growth) $|\bmentally $/,
      after:
        /^ ?(?:waiter|bell|terminal|growth|combustion|ignition|timing|[a-z]*(?:plegi|pares|dystoni|phoni|paraly)\w*|colon|bladder|bowel|muscles?|tone|gait|limbs?|movements?|cerebral)/,
      sentence:
        /\b(?:cerebral palsy|spasticity|diagnos\w*|symptoms?|patients?|neurolog\w*|orthotics?|rehabilitat\w*)\b/,
    },
  },
  {
    ...base,
    id: 'slur.lame',
    rationale: ofBody,
    alternatives: ['weak', 'poor', 'not good enough'],
    phrases: ['lame|lamest|gimp|gimpy', 'lame duck'],
    unless: {
      sentence:
        /\b(?:horses?|cattle|cows?|sheep|livestock|herd|hoof|hooves|veterinar|animals?|encoder|mp3|gimp,|inkscape|photoshop|fabrics?|tulle|sequins?|costumes?|sew\w*|textiles?)\b/,
    },
  },
  {
    ...base,
    id: 'slur.cripple',
    rationale: ofBody,
    alternatives: ['stop', 'slow down badly', 'very heavy'],
    phrases: [
      'cripple|cripples|crippled|crip|cripps',
      'crippling',
      'paralyzed|paralysed by|with (fear|indecision|doubt|bureaucracy)',
    ],
    unless: { after: /^ (?:debts?|creek|walls?|studs?|rafters?|framing)\b/ },
  },
  {
    ...base,
    id: 'slur.deaf',
    rationale: ofSenses,
    alternatives: ['are ignored', 'go unanswered', 'out of touch'],
    phrases: [
      'fall|falls|fell|falling|fallen (up)?on deaf ears',
      'turn|turns|turned|turning (a )?deaf ear',
      'deaf ears?|to',
      'tone deaf',
    ],
  },
  {
    ...base,
    id: 'slur.blind',
    rationale: ofSenses,
    alternatives: ['ignore', 'unaware of', 'a gap in what we know'],
    phrases: [
      'turn|turns|turned|turning (a )?blind eye',
      'blind eye',
      'blind (to|obedience|faith|luck|loyalty|ambition|leading the blind)',
      'blindly|blindsided|blindside',
      'flying|fly blind',
      'color|colour blind (casting|about|approach|policy|society)',
    ],
    unless: { sentence: /\bsid(?:e|ing) (?:windows?|contractor)/ },
  },
  {
    ...base,
    id: 'slur.blind-spot',
    rationale: ofSenses,
    alternatives: ['gap', 'what we miss', 'weak point'],
    phrases: ['blind spots?'],
    unless: {
      sentence:
        /\b(?:mirrors?|monitor(?:ing|s)? system|detection|sensors?|vehicles?|trucks?|trailers?|cars?|driv(?:e|er|ers|ing)|lane|forklifts?|cameras?|backing|camera coverage|retina|optic|radar)\b/,
    },
  },
  {
    ...base,
    id: 'slur.sanity',
    rationale:
      'This says that what fails the check is insane. People with mental illness hear that their minds are the error.',
    alternatives: ['quick check', 'basic check', 'soundness check'],
    phrases: ['sanity check|checks|checked|checking|test|tests|testing'],
  },
];
