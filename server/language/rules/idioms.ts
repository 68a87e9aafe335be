import type { Rule } from '../types.ts';

const rationale =
  'This saying describes a body, not the work. People who move, see or hear in other ways may think that they need not apply. It also confuses readers who take words as they stand.';

const people =
  '(clients?|customers?|users?|patients?|buyers?|them|someone|people|members?|candidates?|others|teams?|families|prospects?|students?|guests?|homeowners?|stakeholders?|callers?|shoppers?|residents?|applicants?|employees?|colleagues?)';

/** Idioms about the body that describe how a worker should be. */
export const idiomRules: readonly Rule[] = [
  {
    id: 'idiom.body',
    severity: 'soft',
    rationale,
    alternatives: ['start quickly', 'help where needed', 'solve problems as they come up'],
    phrases: [
      'hit|hits|hitting the ground running',
      "roll|rolls|rolling (up )?((your|their|his|her|our|his/her|the|my|one's) )?sleeves( up)?",
      "think|thinks|thinking (fast |quickly )?on (your|their|his|her|one's|the|his/her|my) feet",
      'quick|light|fast|fleet on (your|their|his|her|its) feet',
      'stay|stays|keep|keeps|keeping|staying|be|are (you |them |everyone )?on (your|their|our) toes',
      'dive|dives|diving (right|straight|deep) in',
      'jump|jumps|jumping (right |straight )?in( and help| where needed| with both feet| feet first)?',
      'stand|stands on (your|their) own (two )?feet',
      'put|puts|putting (your|their) best foot forward',
      'wear|wearing your heart on your sleeve',
      'pull|pulls (your|their) (own )?weight',
      'bend|bends over backwards?',
      'nose to the grindstone',
      'elbow grease',
      'hustle|hustles and grind',
      'run|runs circles around',
    ],
    unless: {
      before:
        /\b(?:to see|salary|pay|rate|prices|sales|a|the|commission|customers?|clients?|visitors?|patients?|guests?|our products?) $/,
      after:
        /^ (?:commission|pay|price|temperature|sales|[0-9]|january|february|march|april|may\b|june|july|august|september|october|november|december|the )/,
    },
  },
  {
    id: 'idiom.stand-out',
    severity: 'soft',
    rationale,
    alternatives: ['do excellent work', 'be noticed for good work'],
    phrases: ['stand|stands|standing out'],
    needs: {
      before:
        /\b(?:(?:you|you'll|candidates? who|applicants? who|someone who|people who|individuals? who|person who|and who|must|want to|ability to|able to|looking to|desire to)(?: (?:will|can|always|truly|really|to))?|helps? you|makes? you|set you) $/,
    },
    unless: { after: /^ (?:in the (?:cold|rain|sun|field)|on the)/ },
  },
  {
    id: 'idiom.eye',
    severity: 'soft',
    rationale:
      'This asks for a good eye where the work asks for care. Blind people and people with low vision check details well in other ways.',
    alternatives: ['close attention to detail', 'careful work', 'a good sense of design'],
    phrases: [
      'keen|sharp|good|great|strong|excellent|critical|trained|discerning|meticulous|careful|exceptional|impeccable|watchful|solid|attentive|acute|expert eye for (the )?~',
      'eye for (the )?(smallest |small |every |good |great |visual |clean |fine )?(details?|designs?|quality|style|fashion|color|aesthetics|composition|talent|layout|typography|accuracy|errors?|presentation|beauty|trends?|perfection|defects|opportunities|opportunity|business|photography|numbers|improvement)',
      'eagle eyed?|eyes?',
    ],
    unless: { after: /^ ?scouts?/ },
    mayBeName: true,
  },
  {
    id: 'idiom.skin',
    severity: 'soft',
    rationale:
      'Asking for a thick skin says that people are treated badly here. It puts off people with anxiety and anyone who has been bullied.',
    alternatives: ['stays calm when customers are upset', 'takes feedback well'],
    phrases: [
      'thick skin|skins|skinned',
      'not (~ ){0,4}(the )?(faint|weak|light) (of heart|hearted)',
      'faint|weak|light of heart',
      'faint hearted',
      'only the strong(est)? (will )?survives?',
      'survival of the fittest',
      'nerves of steel',
    ],
  },
  {
    id: 'idiom.walk-through',
    severity: 'soft',
    rationale,
    alternatives: ['guide customers through', 'explain step by step'],
    phrases: [
      `walk|walks|walking ((the|our|your|their|a|each|every|new|potential|prospective|existing|junior) ){0,2}${people} through`,
    ],
    unless: { before: /\b(?:dogs?|we|we'll|we will) $/ },
  },
];
