import { isRescuer } from '../jobs.ts';
import type { Rule } from '../types.ts';

const person =
  '(people|person|individuals?|candidates?|team|professionals?|staff|applicants?|man|men|woman|women|talent|workers?|employees?|worker|salespeople|sales|ladies|guys|graduates)';

/** Demands for fitness, energy and youth. */
export const energyRules: readonly Rule[] = [
  {
    id: 'energy.energetic',
    severity: 'replace',
    rationale:
      '"Energetic" reads as young and never tired. People with chronic illness, pain or depression may do the work very well and still not see themselves in it.',
    alternatives: ['motivated', 'interested in the work', 'committed'],
    phrases: [
      'energetic|energetically|tireless|tirelessly|vigorous|spry|hyperactive',
      'energized|energised and ~',
      'high (levels? of )?energy',
      'full of energy',
      'lots of energy',
      'boundless|endless|unlimited|abundant|limitless energy',
    ],
    unless: {
      after:
        /^ (?:physics|costs?|efficiency|consumption|particle|lasers?|prices?|use|usage|bills?|materials?|beams?|density|systems?|(?:economic )?growth|debate|review|defen[sc]e|enforcement|oversight|testing|training|exercise|class(?:es)?|workouts?|music|games?|play|songs?|dogs?|children|toddlers|sites?|users?|buildings?|drinks?|bars?|efficien|bills)/,
      sentence: /\b(?:children|puppies|dogs|toddlers|preschoolers)\b.{0,30}$/,
    },
  },
  {
    id: 'energy.young',
    severity: 'replace',
    rationale:
      'This asks for an age, and often for a body to go with it. It shuts out older people and people whose health is not what it was at twenty.',
    alternatives: ['new to the field', 'curious', 'open to learning'],
    phrases: [
      `young(,? (and )?(energetic|dynamic|healthy|hungry|fit|vibrant|fresh|ambitious|outgoing|strong|motivated))? (,? ?(and )?(energetic|dynamic|healthy|hungry|fit|vibrant|fresh|ambitious|outgoing|strong|driven|motivated|sales|creative) ){0,3}${person}`,
      'young (and|&) (energetic|dynamic|healthy|hungry|fit|vibrant|fresh|ambitious|hip|strong|fun)',
      'young at heart',
      'youthful( ~)?',
      'digital natives?',
    ],
    unless: {
      before:
        /\b(?:as a|ages?|for|teach|serve|serves|serving|mentor|to|help|helping|with|treat|counsel|patients?:?|support|supporting|of|coach|guide|educate|empower) (?:the |our |all )?$/,
      after:
        /^ (?:company|organi[sz]ation|firm|start|business|brand|industry|agency|environment|with (?:autism|disabilit|special|develop)|living|served|offenders|in (?:care|foster))/,
      sentence:
        /\byoung (?:company|organization|start-?up|firm|child|children|adult (?:program|services))\b/,
    },
    mayBeName: true,
  },
  {
    id: 'energy.young',
    severity: 'replace',
    rationale:
      'This asks for an age, and often for a body to go with it. It shuts out older people and people whose health is not what it was at twenty.',
    alternatives: ['new to the field', 'curious', 'open to learning'],
    phrases: ['young'],
    needs: {
      after:
        /^(?:,| and) (?:energetic|dynamic|healthy|hungry|fit|vibrant|fresh|ambitious|strong|driven|motivated)/,
    },
    unless: {
      after:
        /^.{0,40}\b(?:company|organization|start-?up|firm|business|agency|brand|industry|children|kids|patients)\b/,
    },
    mayBeName: true,
  },
  {
    id: 'energy.able-bodied',
    severity: 'replace',
    asksHealth: /./,
    rationale:
      'This says outright that disabled people need not apply. In most jobs that is against the law, and it says nothing about the work.',
    alternatives: ['able to do the tasks below, with or without accommodation'],
    phrases: ['able bodied'],
    unless: { after: /^ seam/ },
  },
  {
    id: 'energy.fit',
    severity: 'replace',
    asksHealth: /health/i,
    rationale:
      'This judges a body or a mind, not the work. Say what is done and how often; a person can then tell, with or without accommodation.',
    alternatives: ['able to do the tasks below, with or without accommodation'],
    phrases: [
      'physically|mentally|medically( (and|or|&|and/or) (physically|mentally|emotionally|medically))? (fit|able|capable|strong|active|sound|healthy|agile|robust|tough|qualified)( and (~ )?(able|capable|fit|strong|healthy|active|sound))?',
      'good|great|excellent|top|perfect|sound|strong|peak|optimal (general |overall |physical |mental |personal ){0,2}(health|fitness|shape|physical condition|condition)( (and|,) (general |good |overall )?(physical |mental )?(health|fitness|condition|shape))?',
      'good|excellent|top|great physical (condition|shape|form|fitness)',
      'physical fitness',
      'fit|strong|healthy and (healthy|fit|strong|active|able|energetic)',
      'strong,? healthy',
    ],
    unless: {
      before:
        /\b(?:customers?|clients?|patients?|residents?|members?|employees'?|your|our|their|its|financial|community|public|maintain(?:ing)? (?:the )?|promot\w+|support\w*|oral|animal|machines?|vehicles?|equipment|buildings?|keeps?|kept|in the|well-being and|stay\w*|remain\w*|living|live|lead|grow\w*|keep\w*|restor\w+|improv\w+|help\w* (?:\w+ ){0,4}(?:in|to)) $/,
      after:
        /^,? (?:dental|vision|medical|benefits?|insurance|plans?|care|coverage|outcomes|education|programs?|systems?|clinic|centers?|tests?\b|classes|equipment|clubs?|industry|trainers?|instructors?|evaluation|of (?:the |our |your |each |all )?(?:equipment|vehicles?|network|patients?|clients?|company|systems?)|disabled|challenged|network|policy|record|history|disabilit|women|communit)/,
      sentence:
        /\b(?:equipment|vehicles?|tools|buildings?|machines?|inventory|products?|facility|facilities|insurance|gym) (?:[a-z]+ ){0,4}(?:in|are in|is in) (?:good|great|top|excellent)\b|\bkeep\w* (?:\w+ ){1,4}in (?:good|great|top|excellent)|\bgym\b|\b(?:regardless|without regard|discriminat|wellness|lifestyle)/,
    },
    essentialFor: isRescuer,
  },
  {
    id: 'energy.sound',
    severity: 'replace',
    asksHealth: /./,
    rationale:
      'This judges a body and a mind, not the work. It shuts out people with any disability, whatever they can do.',
    alternatives: ['able to do the tasks below, with or without accommodation'],
    phrases: [
      'sound (of |in )?(mind|body|physical|mental)( (and|or|&) (of )?(a )?(sound )?(body|mind|health|physical|mental))?( health)?',
      'possession of (~ ){0,3}faculties',
      'all (of )?(your|their|his or her) (faculties|senses|limbs)',
      'full|good|complete|unrestricted (physical )?mobility',
      'fully|physically mobile',
    ],
    needs: {
      sentence:
        /\b(?:must|you|your|need\w*|requir\w*|candidates?|applicants?|persons?|people|employees?|workers?|staff)\b/,
    },
    unless: {
      after:
        /^ (?:applications?|phones?|services?|clinics?|solutions?|for (?:patients|clients|residents))/,
      sentence:
        /\b(?:patients?|residents?|clients?|wills?|testators?|welds?|vehicles?|restor\w+|improv\w+|exercises?|therap\w+)\b/,
    },
  },
  {
    id: 'energy.no-condition',
    severity: 'replace',
    asksHealth: /./,
    rationale:
      'This shuts out everyone with a health condition or a disability, whatever they can do. US law does not let an employer ask before an offer.',
    alternatives: ['able to do the tasks below, with or without accommodation'],
    phrases: [
      'no (known )?(health|medical|physical|mental|back) (problems?|issues?|conditions?|limitations?|restrictions?|concerns|impairments?|defects?)',
      'free (of|from) (any |all )?(~ ){0,3}(diseases?|illness(es)?|disabilit(y|ies)|limitations|impairments?|medical conditions?|health (problems?|conditions?)|infirmit(y|ies)|(physical|mental|bodily) defects?)',
      'without (any )?((known|serious|physical|mental|medical|chronic|or|and) ){1,4}(illness(es)?|conditions?|disabilit(y|ies)|impairments?|limitations?|defects?)',
    ],
    unless: {
      before:
        /\b(?:with or|customers?|clients?|patients?|residents?|members?|animals?|homes?|work ?place|environment|facility|stay\w*|keep\w* (?:\w+ ){0,3}|remain\w*|live|lives) $/,
      after: /^ (?:to report|discriminat|harass)/,
      sentence:
        /\b(?:discriminat\w*|regardless|without regard|equal opportunity|wellness|patients?|herd|flock|livestock|plants?|food|vaccin\w+|accommodation)\b/,
    },
    essentialFor: isRescuer,
  },
  {
    id: 'energy.healthy-person',
    severity: 'replace',
    asksHealth: /./,
    rationale:
      'Health is private and is not a skill. People with an illness or a disability do this work, with or without accommodation.',
    alternatives: ['able to do the tasks below, with or without accommodation'],
    phrases: [`healthy ((and|,) ~ )?${person}`, 'healthy'],
    needs: {
      before:
        /\b(?:must be|be|young,?(?: and)?|seeking|wanted:?|want|need|are|is|energetic,?(?: and)?|strong,?(?: and)?|fit,?(?: and)?)(?: (?:a|physically|mentally|generally))? $/,
      after:
        /^(?: (?:and|or) (?:energetic|strong|fit|active|able|young|energetic people)|[,.;]|$| (?:people|person|candidate|individual)s? (?:wanted|needed|only)?)/,
    },
    unless: {
      sentence:
        /\b(?:help|so that|keep|patients|members|communities|families|pets?|plants?|lives|volunteers|subjects|study|eating|lifestyle|stay|work ?place|environment|relationships?|safe)\b/,
    },
  },
  {
    id: 'energy.stamina',
    severity: 'replace',
    rationale:
      '"Stamina" asks for a body that never tires. Say how long the task takes and what breaks there are, so that people can judge for themselves.',
    alternatives: [
      'the task takes (hours), with breaks',
      'steady work over a shift, with or without accommodation',
    ],
    phrases: [
      'stamina',
      'physical|mental|emotional stamina|endurance',
      'stamina and (endurance|strength|energy)',
      'agile,? and (strong|fit|quick)',
    ],
    unless: {
      sentence: /\b(?:patients?'?|clients?'?|athletes?|students?'?|reading stamina|children)\b/,
    },
    demand: true,
    essentialFor: isRescuer,
  },
  {
    id: 'energy.slow',
    severity: 'replace',
    rationale:
      'This mocks people who move at another pace. Many have a disability, and how they walk is not how they work.',
    alternatives: ['we help each other to finish on time'],
    phrases: ['slow (walkers?|movers?|pokes?|people|learners?)', 'weaklings?|wimps?'],
    unless: { sentence: /\b(?:students?|teach|classroom|traffic)\b/ },
  },
];
