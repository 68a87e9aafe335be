import type { Rule } from '../types.ts';

/** Medical terms that reduce a person to a condition, and condescending words. */
export const medicalRules: readonly Rule[] = [
  {
    id: 'medical.suffers',
    severity: 'replace',
    rationale:
      'This says that a life with the condition is only suffering. Name the condition and leave the feeling to the person.',
    alternatives: ['has', 'living with', 'people with'],
    phrases: [
      'suffer|suffers|suffered|suffering from',
      "suffer|suffers|suffering with (a |an |the )?(~ )?(disabilit(y|ies)|illness(es)?|diseases?|disorders?|conditions?|pain|dementia|addiction|depression|anxiety|mental|chronic|autism|alzheimer's)",
      "victims? of (a |an )?((severe|acute|chronic|traumatic) )?(~ ){0,2}(stroke|strokes|polio|cancer|aids|alzheimer'?s?|dementia|parkinson's|disease|diseases|illness|sclerosis|palsy|autism|disabilit(y|ies)|brain injur(y|ies)|dystrophy|spinal cord injur(y|ies)|mental illness|epilepsy|addiction|burns)",
      "stroke|cancer|aids|polio|burn|alzheimer's|dementia (victims?|sufferers?)",
      'afflicted (with|by)',
      'stricken (with|by)',
      'afflictions?',
      'victims? of',
    ],
    unless: {
      before:
        /\b(?:services?|systems?|software|roofs?|crops?|plants?|data|projects?|business(?:es)?|companies|sales|networks?|buildings?|economy|quality) (?:that |which |will |may |can |who )?$/,
      after:
        /^ (?:poor|outages?|downtime|lack|loss|losses|drought|delays|theft|too (?:much|many)|(?:a |the )?(?:crime|crimes|violence|domestic|sexual|abuse|trafficking|human|child|assault|fraud|theft|identity|disaster|disasters|fire|fires|accidents?|war|torture|natural|discrimination|bullying|elder|gun|intimate|harassment|dating|stalking|hate|homicide|flood|hurricane|wage|scams?|cyber|its|our|their|physical abuse|gender|interpersonal|rape|terror|serious|violent|negligence|medical malpractice|family|homeless))/,
    },
  },
  {
    id: 'medical.bound',
    severity: 'replace',
    rationale:
      'A wheelchair does not bind a person. It is how they get around, and it sets them free to go where they want.',
    alternatives: ['wheelchair user', 'person who uses a wheelchair', 'stays in bed'],
    phrases: [
      'wheelchair bound',
      'confined to (a |his |her |their |the )?(wheelchairs?|beds?)',
      'wheelchair ridden',
      'bed ridden|bound',
      'bedridden|bedbound',
    ],
  },
  {
    id: 'medical.handicapped',
    severity: 'replace',
    rationale:
      'This is an old word that many disabled people find hurtful. US law gave it up for "disability" more than thirty years ago.',
    alternatives: ['disabled people', 'people with disabilities', 'accessible (of a place)'],
    phrases: [
      'handicap|handicaps|handicapped|handicapping',
      'physically|mentally handicapped',
      'handicapped persons|people|individuals|children|adults',
    ],
    unless: {
      after:
        /^ (?:parking (?:signs?|placards?|permits?|law)|placards?|license plates?|index|system|tournaments?|race)/,
      sentence: /\b(?:golf|racing|race track|horse racing|bowling)\b/,
    },
  },
  {
    id: 'medical.retardation',
    severity: 'replace',
    rationale:
      'This name for a condition has been dropped by doctors and by US law, because it became an insult.',
    alternatives: ['intellectual disability', 'people with intellectual disabilities'],
    phrases: [
      'mental retardation',
      'mentally (retarded|deficient|defective)',
      'deaf (and|&) dumb',
      'deaf mutes?',
      'midgets?|mongoloid',
      'birth defects?',
      'brain damaged',
    ],
    unless: { sentence: /\bmarch of dimes\b/ },
  },
  {
    id: 'medical.impaired',
    severity: 'soft',
    rationale:
      'Most deaf and hard of hearing people do not call themselves impaired: the word says that something is broken.',
    alternatives: ['deaf and hard of hearing people', 'deaf people'],
    phrases: [
      'hearing impaired|impairments?',
      'hearing impaired|impairment (people|persons?|individuals?|clients?|students?|children)',
    ],
    unless: { after: /^ (?:insurance|line|relay)/ },
  },
  {
    id: 'medical.mentally-ill',
    severity: 'soft',
    rationale: 'This makes the illness into the whole person. Name the person first.',
    alternatives: ['people with mental illness', 'people who use mental health services'],
    phrases: [
      'mentally ill( (~ly )?(people|persons?|individuals?|clients?|adults?|patients?|offenders?|inmates?|population|homeless))?',
      'mentally disturbed',
    ],
  },
  {
    id: 'medical.group-label',
    severity: 'soft',
    rationale:
      '"The disabled" or "the blind" makes many different people into one kind. Say that they are people.',
    alternatives: ['people with disabilities', 'blind people', 'deaf people'],
    phrases: [
      'the (developmentally |physically |mentally |intellectually |severely |profoundly )?(disabled|blind|deaf|handicapped|infirm|insane|lame|mentally ill|autistic)',
    ],
    needs: {
      after:
        /^(?:["']?[.,;:)/!?]|$| (?:and|or|in|with|who|are|at|to|of|on|as|by|through|at|have|need|from|is|that|throughout|so|where|when|within)\b)/,
    },
    mayBeName: true,
  },
  {
    id: 'medical.functioning',
    severity: 'replace',
    rationale:
      '"High" and "low" functioning rank people. They hide what a person needs, and what a person can do.',
    alternatives: [
      'people with higher support needs',
      'people who need little support',
      'autistic people',
    ],
    phrases: [
      "low|lower|high|higher functioning( (autis(m|tic)( ~)?|adults?|individuals?|people|clients?|children|students?|residents?|patients?|consumers?|developmentally ~|asperger's))?",
    ],
    needs: {
      sentence:
        /\b(?:autis|asperger|disab|clients?|residents?|consumers?|children|patients?|students?|mentally|cognitive|group home|individuals)/,
    },
    unless: {
      after:
        /^,? (?:and )?(?:teams?|[a-z-]+ teams?|organization|department|staff|group of|workplace|work|environment|sales)/,
    },
  },
];

const kind =
  'This is meant kindly, but it sets disabled people apart from everyone else. Plain words such as "disabled" show more respect.';

/** Euphemisms, and stories that present disabled people as inspiring. */
export const euphemismRules: readonly Rule[] = [
  {
    id: 'kindly.special-needs',
    severity: 'replace',
    rationale:
      'Needs such as learning, work and a way in are not special: everyone has them. Disabled people prefer plain words.',
    alternatives: ['disabled', 'with disabilities', 'with support needs (name them)'],
    phrases: [
      'special needs?( (people|persons?|individuals?|adults?|children|child|students?|kids|clients?|population|populations|community))?',
    ],
    unless: {
      before:
        /\b(?:any|their|your|the|patient|patients'?|guests?'?|customers?'?|client's|his|her|its|have|dietary or|meet the) $/,
      after:
        /^ (?:of (?:the |our |each |all )?(?:patients?|age|neonat|infant|geriatric|pediatric|customers?|clients?|population|guests?|business|residents|elderly|older)|trusts?|plans?|hunting|for (?:the )?(?:event|meeting|trip|shipment)|requests|assessment of|related to (?:age|the))/,
    },
    mayBeName: true,
  },
  {
    id: 'kindly.abled',
    severity: 'replace',
    rationale: kind,
    alternatives: ['disabled', 'person with a disability', 'people with disabilities'],
    phrases: [
      'differently|specially|otherwise|diversely abled',
      'diffability|diffabilities|diffabled|handicapable',
      'handi|handy capable|abled',
      'physically|mentally|developmentally|visually|intellectually|hearing|vertically challenged',
      'physical|mental challenges?',
      'people of determination',
      'special children|angels',
      'dis ability|abled',
    ],
    unless: {
      before:
        /\b(?:and|face|the|work|new|overcome|presents?|take on|enjoy|love|both|a) $(?<=(?:face|new|presents?|take on|enjoy|love|work and|both) )/,
      after: /^ (?:of (?:the|this|a)|course|work|job|events?|olympics|education)/,
      sentence: /\b(?:thrive|enjoy|love|like)s? (?:on |a )?(?:\w+ )?physical challenges?\b/,
    },
  },
  {
    id: 'kindly.inspiring',
    severity: 'replace',
    rationale:
      'Living with a disability is not a feat to admire. This tells disabled people that little was expected of them.',
    alternatives: ['disabled colleagues', 'people with disabilities who work here'],
    phrases: [
      'overcame|overcome|overcomes|overcoming|conquer|conquered|despite|beyond|rise|rising (above |past )?(their|his|her|a|the|your|severe|any|of)? ?(~ )?(disabilit(y|ies)|handicaps?|autism|blindness|deafness|paralysis)',
      'overcame|overcome|overcomes|overcoming (their|his|her) (~ )?(limitations?|challenges|conditions?)',
      'inspiring|inspirational|brave|courageous|heroic (~ )?(disabled|wheelchair|blind|deaf|autistic)( ~)?',
      'inspired by (~ ){0,4}(disabilit(y|ies)|disabled)',
      'inspiring|inspirational (~ ){0,5}(disabilit(y|ies)|disabled ~|disabled)',
    ],
    needs: { sentence: /\b(?:disab|wheelchair|blind|deaf|autis|handicap|paraly|amput)/ },
    unless: { sentence: /\bregardless of|without regard|discriminat/ },
  },
];

/** "Normal" as the opposite of disabled. */
export const normalRules: readonly Rule[] = [
  {
    id: 'normal.people',
    severity: 'replace',
    rationale:
      '"Normal" makes disabled people the ones who are not. Say what you mean: most people, or people without a disability.',
    alternatives: ['non-disabled people', 'people without disabilities', 'typical'],
    phrases: [
      'normal (~ )?(people|persons?|children|child|kids|peers?|adults?|students?|individuals?|learners?|employees|workers|folks|men|women|human beings|classmates|siblings|babies|users?|brains?|minds?|bodies|body)',
      'normally (functioning|developing|abled|developed|sighted) (~ )?(people|children|peers|adults|individuals?|persons?|kids)',
      'abnormal (people|children|persons?|behaviou?rs?)',
      'like (a )?normal',
      'be|is|are neurotypical',
      'healthy (people|children|peers|kids|adults) (~ ){0,3}(disabled|handicapped|disabilit(y|ies)|sick)',
    ],
    unless: {
      after:
        /^ (?:temperature|weight|mechanics|fluids?|wear|office|working|business|for (?:this|the)|to (?:have|see|feel)|distribution|hours|operating)/,
      sentence:
        /\bnormal(?:ly)? (?:body (?:temperature|weight)|user (?:account|load))|\b(?:test|verify|check) (?:that|whether|if)\b/,
    },
  },
  {
    id: 'normal.people',
    severity: 'replace',
    rationale:
      '"Normal" makes disabled people the ones who are not. Say what you mean: most people, or people without a disability.',
    alternatives: ['(leave it out)', 'typical'],
    phrases: ['be|is|are normal'],
    // Hours, readings and noise are normal too: only a person is meant here.
    needs: {
      before:
        /\b(?:you|they|he|she|who|must|should|people|persons?|kids|children|adults?|students?|candidates?|applicants?|employees?|colleagues|coworkers|staff|workers?|brains?|minds?|bodies|body|behaviou?r|everyone|everybody) (?:must |should |will |to )?$/,
    },
    unless: {
      after:
        /^ (?:for (?:this|the)|to (?:have|see|feel)|in (?:this|the)|operating|wear|business|hours)/,
      sentence: /\b(?:test|verify|check) (?:that|whether|if)\b/,
    },
  },
  {
    id: 'normal.senses',
    severity: 'replace',
    rationale:
      'This makes one kind of body the measure. Say what the task needs, so that people who use aids can answer for themselves.',
    alternatives: [
      'read what the task needs, with any aid',
      'take part in talks, by voice, text or sign',
    ],
    phrases: [
      'normal (or corrected |(ranges? of )|color |colour |levels? of |speaking |visual |and ){0,3}(vision|eyesight|hearing|sight|speech|range of motion|motion|mobility|intelligence|physical (health|abilities|ability|mobility|strength|condition)|mental (health|abilities|ability|state)|acuity|cognition|gait|use of (~ ){1,2}(hands|legs|arms|limbs))( (and|or) (hearing|vision|speech|sight|eyesight))?',
    ],
    unless: { sentence: /\b(?:patients?|examination findings|screening results)\b/ },
  },
];
