import { isClimber, isPilot, isSpeaker, isTypist } from '../jobs.ts';
import type { Rule } from '../types.ts';

/** A demand that leads to a verb: "must be able to", "ability to clearly". */
const demanded =
  /\b(?:able|ability|abilities|capable|capability|capacity|must|required?|requires?|requiring|need|needs|have|expected|asked) (?:of |to )?(?:be able to )?(?:[a-z]+(?: [a-z]+ly)? ?(?:,|and|or|and\/or) ){0,3}(?:[a-z]+ly )?$/;

const senses = {
  rationale:
    'This asks for a sense or a voice instead of the result. People who are blind, deaf or do not speak do the same work with other tools.',
  severity: 'ask',
  demand: true,
  openToAccommodation: true,
} as const;

/** Verbs of sensing, speaking and moving used in place of the result of the work. */
export const abilityRules: readonly Rule[] = [
  {
    ...senses,
    id: 'ability.senses',
    alternatives: ['notice and respond to', 'exchange information with', 'check, by any means'],
    phrases: [
      'speaking|hearing|seeing|talking(,| and|, and|,? or) (listening|hearing|speaking|seeing|talking|walking)((,| and|, and) (listening|hearing|speaking|seeing|talking|walking)){0,3}',
      'see|hear|speak|talk|walk|smell|taste|touch|feel((, )?(,? ?/? ?(and|or|and/or)?) ?(see|hear|speak|talk|walk|smell|taste|touch|read|climb|listen|write)){1,6}( (clearly|well|loudly|in english))?',
    ],
    needs: {
      before:
        /\b(?:able|ability|abilities|capable|must|required?|requires?|requiring|need|needs|possess)(?: [a-z,]+){0,5} $|\brequires? $|^[ -]*$|[;:] $/,
    },
    unless: {
      after:
        /^ (?:and [a-z]+ )?(?:in )?(?:english|spanish|fluent)|^ (?:about|that|how|what|patients|clients|from|back|the (?:big|bigger)|to (?:you|them|us)|confident|good|free|valued)/,
      sentence:
        /\b(?:spanish|bilingual|language)\b|\bread,? (?:and )?write\b|\bwe (?:hear|see|talk|speak|walk)\b/,
    },
  },
  {
    ...senses,
    id: 'ability.senses',
    alternatives: ['notice and respond to', 'exchange information with', 'check, by any means'],
    phrases: [
      'hear( and understand)?( (normal|ordinary|spoken|verbal|voices?|conversations?|alarms?|signals?|sounds?|customers?|callers?|phones?|telephones?|conversational|instructions|warnings?|buzzers?|clearly|well|drivers|traffic))?',
      'see( (clearly|well|details?|colors?|objects?|screens?|at|small|fine|near|far|distances?|images?))?',
    ],
    needs: { before: demanded, after: /^(?:[ ,;.)]|$)/ },
    unless: {
      before: /\b(?:love|like|happy|glad|excited|want|look|hope|reason) to $/,
      after:
        /^ (?:[a-z]*ly )?(?:that|how|what|why|where|when|if|whether|patients?|clients?|residents?|customers?|attached|below|above|our|your|their|its|it|the|a|an|all|more|any|through|things|value|results|opportunit\w*|potential|beyond|past|projects?|tasks?|from|about|back|different|multiple|both|change|progress|work)\b/,
    },
  },
  {
    ...senses,
    id: 'ability.senses',
    alternatives: ['notice and respond to', 'exchange information with', 'check, by any means'],
    phrases: [
      'hear (the |all |our )?(~ )?(callers?|customers?|guests?|clients?|visitors?|speakers?|alarms?|signals?|sounds?|warnings?|announcements?|instructions|voices?|conversations?|phones?|telephones?|bells?|buzzers?|radios?)( (clearly|well))?',
      'see (the |all |our )?(~ )?(screens?|monitors?|signs?|labels?|colou?rs?|details?|print|gauges?|displays?|signals?)( (clearly|well))?',
      'hear|see (clearly|well)',
    ],
    // After another verb: "must answer the phone and hear callers".
    needs: {
      before:
        /\b(?:able to|ability to|capable of|must|required to|needs? to|have to) (?:[a-z'/-]+,? ){1,9}(?:and|or) (?:[a-z]+ly )?$/,
      after: /^(?:[.,;)]|$| (?:at|in|on|over|from|and|while|without|during)\b)/,
    },
    unless: { sentence: /\b(?:we|us|our team) (?:hear|see)\b/ },
  },
  {
    ...senses,
    id: 'ability.speech',
    essentialFor: isPilot,
    alternatives: ['explain clearly, by voice, in writing or in sign', 'make yourself understood'],
    phrases: [
      'speak|speaks|speaking|talk|talks (clearly|loudly|audibly|distinctly|articulately|confidently|persuasively|well|effectively|fluently and clearly|professionally)( and (~ly|concisely))?',
      'speak|speaks|enunciate|enunciates (in )?(a )?(clear|loud|pleasant|strong) (voice|manner|tone)',
      'clear|pleasant|strong|good|loud (speaking|speech|telephone|phone|and clear|and pleasant) voice|voice',
      'clear|good|concise|excellent (and concise )?(english )?speaking (skills?|abilities|voice)',
      'clear|good|perfect|articulate|proper (speech|diction|enunciation|pronunciation|articulation)',
      'verbally and orally',
      'oral|verbal|spoken instructions only',
    ],
    unless: {
      after: /^ (?:spanish|english|french|mandarin|of\b)/,
      before: /\b(?:fluently|language) $/,
    },
  },
  {
    ...senses,
    id: 'ability.speech',
    essentialFor: isPilot,
    alternatives: ['exchange information with', 'communicate, by voice or in writing'],
    phrases: ['speak|talk'],
    needs: {
      before:
        /\b(?:able|ability|must|required|need) (?:be able )?(?:to )?(?:see |hear |[a-z]+ly )?$/,
      after:
        /^(?:[.,;)]|$| and (?:hear|be heard|be understood|listen|write|walk)| over the (?:phone|telephone)| on the (?:phone|telephone)| with(?:out)? (?:assist|difficult|help))/,
    },
    unless: { sentence: /\b(?:spanish|english|french|mandarin|bilingual|language)\b/ },
  },
  {
    ...senses,
    id: 'ability.speech-duty',
    severity: 'soft',
    alternatives: ['exchange information with', 'communicate with'],
    phrases: [
      'speak|speaks|speaking|talk|talking (directly )?(with|to) (the |our |any |a |all )?(~ )?(customers?|clients?|callers?|guests?|patients?|residents?|visitors?|sized|groups?|people|audiences?|public|strangers|shoppers|members|prospects)',
      'speak|speaking|speaks in (front of|public)',
      'talk|talking|speak|speaking on the (phone|telephone)',
    ],
    needs: {
      before:
        /\b(?:comfortable|comfort|able to|ability to|must|enjoys?|love|loves|willing\w*(?: to)?|confident|confidence|skills?(?: in)?|experience(?:d)?(?: in)?|good at|requires?|not afraid of|at ease|passion for)(?: [a-z]+){0,3} $/,
    },
    unless: {
      before: /\b(?:we|us|you'll get to|forward to) $/,
      after: /^ (?:disorder|class|course|coach|engagements? for)/,
      sentence: /\b(?:call (?:us|me|now|today)|contact us|apply)\b/,
    },
  },
  {
    ...senses,
    id: 'ability.public-speaking',
    severity: 'soft',
    alternatives: ['present to groups, in person, on video or through an interpreter'],
    phrases: ['public speaking'],
    unless: { after: /^ (?:class|course|coach|engagements? for)/ },
    essentialFor: isSpeaker,
  },
  {
    ...senses,
    id: 'ability.reading',
    alternatives: ['take in and use', 'work from', 'understand'],
    phrases: [
      "read|reads(( ?, ?| )(and |or )?(understand|interpret|follow|comprehend|analyze|evaluate|apply|write up|review|work from|utilize|use|communicate)){0,4} (and (~ )?)?(~ ){0,4}(prints?|blueprints?|drawings?|manuals?|labels?|text|instructions?|orders?|schematics?|diagrams?|gauges?|maps?|sops?|sop's|tapes? measures?|periodicals|journals|procedures|documents?|documentation|plans|tickets?|recipes?|charts?|meters?|rulers?|specifications|print|dials|signs|contracts?|reports?|scales?|calipers)",
      'read, analyze,? and interpret',
    ],
    needs: {
      before:
        /\b(?:able|ability|must|required|need|capable|capability|can) (?:of |to )?(?:be able to )?(?:[a-z]+(?:ly)?,? (?:and )?){0,2}$/,
    },
    unless: {
      after: /^ (?:and write|music)/,
      sentence: /\bread and write\b|\bread,? write\b|\bread,? speak\b/,
    },
  },
  {
    ...senses,
    id: 'ability.reading-skill',
    severity: 'soft',
    alternatives: ['working from prints and drawings', 'understanding and using'],
    phrases: [
      'reading( and (working with|interpreting|understanding|following))? (~ ){0,3}(prints?|blueprints?|drawings?|labels?|schematics?|gauges?|tape measures?)',
    ],
  },
  {
    ...senses,
    id: 'ability.inspection',
    alternatives: ['inspect for defects', 'check by any reliable means'],
    phrases: [
      'visually (inspect|examine|check|identify|verify|monitor|observe|determine)(ing)?',
      'visual inspections?',
      'determining|distinguish|distinguishing|differentiate|identify|differentiating (between )?(of )?(colou?rs?)',
      'tasting and smelling',
      'climbing, determining colou?r, tasting and smelling',
      'sense of smell|taste|touch|hearing|sight',
    ],
    unless: { after: /^ (?:software|system|studio)/ },
  },
  {
    ...senses,
    id: 'ability.typing',
    alternatives: ['enter data at', 'produce text at', 'with the tools you prefer'],
    phrases: [
      'type|types|typing|keyboard|keyboarding (speed )?(of )?(at )?(least )?(a )?(minimum )?(of )?([0-9]{2,3}|(twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)( (one|two|three|four|five|six|seven|eight|nine))?)( ?[-–] ?[0-9]{2,3})?( ?\\+)? (or more )?(wpm|words|net)( per minute| a minute)?',
      'wpm',
      'use|using|operate|operating (of )?(a )?(computer |standard )?keyboard( and (a )?mouse)?',
      'typing speed',
    ],
    unless: { sentence: /\bcapital case|piano|synthesi[sz]er\b/ },
  },
  {
    ...senses,
    id: 'ability.typing-skill',
    severity: 'soft',
    essentialFor: isTypist,
    alternatives: ['computer skills, with the tools you prefer', 'accurate data entry'],
    phrases: [
      'typing|keyboard|keyboarding( and ~( ~)?)?( ?/ ?(typing|keyboarding|data entry))? (skills?|proficiency|ability|abilities)',
      'typing|keyboarding',
    ],
    unless: {
      after:
        /^ (?:test|of (?!documents|letters|reports|correspondence|memos|forms|data|the |all |any |notes)|lab\b|systems?|and (?:cross-?match|screen)|rules|hints?|annotations?|discipline)|^ (?:and fine motor )?skills:/,
      // Types of programs, of blood and of cells.
      before:
        /\b(?:blood|tissue|dna|hla|abo|rh|snp|gene|genetic|molecular|phage|strain|bacterial|antigen|cell|histocompatibility|crossmatching,?) $/,
      sentence:
        /\b(?:static|dynamic|strong|weak|strict|duck|gradual|optional|structural|nominal|runtime) typing\b(?! skills| speed| abilit| and data)|\b(?:typescript|python|mypy|haskell|rust|scala|compilers?|generics|refactoring|crossmatch\w*|transplant\w*|antigens?|antibod\w+|transfusions?|isolates|pathogens?|serolog\w*)\b/,
    },
  },
  {
    ...senses,
    id: 'ability.walking',
    alternatives: ['move around the site', 'reach every part of the site', 'get to'],
    phrases: [
      'walk|walking (up |down |up and down )?((for |about |up to |at least |an average of )?[0-9]{1,2}( ?(-|to) ?[0-9]{1,2})? (hours|miles|hrs)|long distances?|(a )?(flights? of )?stairs|(the )?(job ?sites?|floor|warehouse|property|properties|grounds|campus|premises|facility)|(several|many|~) miles|(on |over )?uneven (ground|terrain|surfaces)|(on )?rough terrain)',
      'walk|walking',
    ],
    needs: { before: demanded },
    unless: {
      after:
        /^ ?(?:-?ins?\b|through|away|the (?:walk|talk)|distance|clients?|customers?|you|them|dogs?|a dog|into|out|shoes|tall|guests?|people)/,
    },
  },
  {
    ...senses,
    id: 'ability.ambulatory',
    rationale:
      '"Ambulatory" asks for legs instead of the task. Wheelchair users get to the same places and do the same work.',
    alternatives: ['move around the site', 'get to (places), by any means'],
    phrases: [
      'ambulatory',
      'fully ambulatory',
      'ambulatory (persons?|people|applicants?|candidates?|individuals?|employees?|staff|workers?)( only)?',
    ],
    needs: {
      before:
        /^ ?$|\b(?:must|be|being|are|is|need\w*|requir\w+|only|for|seeking|wanted|hire) (?:to )?(?:be )?(?:[a-z]+ly )?$/,
      after:
        /^(?:[.,;!)]|$| (?:and|or|at|in|with|without|during|throughout|to)\b| (?:persons?|people|applicants?|candidates?|individuals?|employees?|staff|workers?)\b)/,
    },
    unless: {
      before: /\bnon-? ?$/,
      after:
        /^ (?:or|and) (?:non|inpatient|surgical|surgery|hospital|outpatient|acute|primary|urgent|emergency|care)/,
      sentence:
        /\b(?:patients?|residents?|clients?|clinics?|hospitals?|surgery|surgical|outpatient|inpatient|encounters?)\b/,
    },
  },
  {
    ...senses,
    id: 'ability.climbing',
    alternatives: [
      'reach high places, by ladder or other means',
      'work at heights with the gear we provide',
    ],
    phrases: [
      'climb|climbs|climbing( up)?( and down)? (~ ){0,2}(ladders?|stairs?|steps|poles?|towers?|scaffold(s|ing)?|trees?|roofs?|heights?|structures?|equipment)',
    ],
    unless: { after: /^ (?:of success|to the top)/, sentence: /\b(?:corporate|career) ladder\b/ },
    essentialFor: isClimber,
  },
  {
    ...senses,
    id: 'ability.climbing',
    alternatives: [
      'reach high places, by ladder or other means',
      'work at heights with the gear we provide',
    ],
    phrases: ['climb|climbing'],
    needs: { before: demanded },
    unless: { after: /^ (?:the (?:ranks|ladder|career|corporate)|ranks|up the)/ },
    essentialFor: isClimber,
  },
  {
    ...senses,
    id: 'ability.unaided',
    rationale:
      'Many people walk, see or speak with an aid or a helper and do the whole job well. This line sends them away before they start.',
    severity: 'replace',
    alternatives: ['with or without accommodation', 'using any aid that works for you'],
    phrases: [
      'without (any )?(assistance|assistive devices?|aids?|an interpreter|a cane|a walker|glasses|corrective lenses|hearing aids?|accommodations?|breaks|rest breaks)',
    ],
    needs: {
      before:
        /\b(?:walk|see|hear|speak|stand|sit|lift|climb|move|communicate|multitask|environment|shifts?|hours|work|perform|reach|bend)\b/,
    },
    unless: { before: /\bwith or $|\bwith\/$/, after: /^ or with\b/ },
    demand: false,
    openToAccommodation: false,
  },
];
