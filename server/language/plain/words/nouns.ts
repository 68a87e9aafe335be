import type { PlainWord } from '../types.ts';
import { word } from './inflect.ts';

const goals = /\bgoals?(?:,| and| or|\/| &) ?$/i;
const home = /\b(?:family|caregiv\w+|care|household|parent\w*|military|jury|personal) $/i;
const aboutThem = /^(?:[.,]| (?:who|whose|that|with|will|must|should|can|in this)\b)/i;
const a = /\ban? $/i;

/** Nouns, adjectives and the like. Names of work, of papers that are needed and of law stay. */
export const nouns: readonly PlainWord[] = [
  word('individuals', 'people'),
  word('an individual', 'a person', { needs: { after: aboutThem } }),
  word('the individual', 'the person', { needs: { after: aboutThem } }),
  word('opportunity to', 'chance to', { unless: { before: /\bequal (?:employment )?$/i } }),
  word('opportunities to', 'chances to', { unless: { before: /\bequal (?:employment )?$/i } }),
  word('full-time position', 'full-time job'),
  word('part-time position', 'part-time job'),
  word('temporary position', 'temporary job'),
  word('regulations', 'rules', {
    unless: { before: /\brules(?:,| and| or) $/i, after: /^(?:,| and| or) rules/i },
  }),
  word('recruitment', 'hiring', {
    unless: {
      before: /\bhiring(?:,| and) $/i,
      after: /^(?: (?:agenc|firm|consult|market|special)|(?:,| and| &) hiring)/i,
    },
  }),
  word('manner', 'way', { needs: { before: /\bin an? (?:[a-z-]+,? (?:and )?){1,4}$/i } }),
  word('necessary', 'needed', {
    unless: { before: /\b(?:is|be|are|was|not|deemed|medically) $/i },
  }),
  word('compassionate', 'caring', { unless: { after: /^ (?:care|allow)/i } }),
  word('personnel', 'staff', {
    unless: { after: /^ (?:file|record|polic|manage|security|action|matter|department)/i },
  }),
  word('assistance', 'help', {
    unless: { after: /^ programs?\b/i, before: /\b(?:public|medical|legal|nursing|anesthesia) $/i },
  }),
  word('utilization', 'use', {
    unless: { after: /^ (?:review|manage|rate)/i, before: /\b(?:capacity|resource) $/i },
  }),
  word('compensation', 'pay', {
    unless: {
      before: /\b(?:workers?['’]?s?['’]?|unemployment|executive|and) $/i,
      after: /^ (?:and|analy|manage|special|committee|claim|insur|plan|consult|&)/i,
    },
  }),
  word('remuneration', 'pay'),
  word('gratuities', 'tips'),
  word('gratuity', 'tip'),
  word('competencies', 'skills', {
    unless: { after: /^ (?:and|or|,)? ?skills/i, before: /\bskills(?:,| and| or) $/i },
  }),
  word('competency', 'skill', { unless: { after: /^ (?:exam|test|assess|check|model|hearing)/i } }),
  word('methodology', 'method', { unless: { before: a } }),
  word('methodologies', 'methods', { unless: { before: /\bmethods(?:,| and| or) $/i } }),
  word('objectives', 'goals', {
    unless: { before: goals, after: /^(?:,| and| or|\/| &) ?goals/i },
  }),
  word('responsibilities', 'duties', {
    unless: {
      before: new RegExp(`${home.source}|\\bduties(?:,| and| or| &) $`, 'i'),
      after: /^(?:,| and| or|\/| &) ?duties/i,
    },
  }),
  word('this position', 'this job'),
  word('the position', 'the job', { unless: { after: /^ of\b/i } }),
  word('inquiries', 'questions', {
    unless: { before: /\bquestions(?:,| and| or) $/i, after: /^(?:,| and| or) questions/i },
  }),
  word('inquiry', 'question', {
    unless: { after: /^-/i, before: /\b(?:scientific|of|credit|official) $/i },
  }),
  word('modification', 'change', { unless: { before: /\bbehaviou?r $/i } }),
  word('modifications', 'changes', {
    unless: { before: /\b(?:behaviou?r|changes(?:,| and| or)) $/i },
  }),
  word('prerequisite', 'requirement'),
  word('beverage', 'drink', { unless: { before: /\b(?:food|f) (?:and|&) $/i } }),
  word('beverages', 'drinks', { unless: { before: /\bdrinks (?:and|or) $/i } }),
  word('automobile', 'car'),
  word('automobiles', 'cars', { unless: { before: /\bcars (?:and|or) $/i } }),
  word('attendees', 'guests', { unless: { before: /\bguests (?:and|or) $/i } }),
  word('proficiency in', 'skill in', {
    unless: { before: /\b(?:native|language|skills? (?:and|or)) $/i },
  }),
  word('proficiency with', 'skill with', { unless: { before: /\bskills? (?:and|or) $/i } }),
  word('proficient in', 'skilled in', { unless: { before: /\bskilled (?:and|or) $/i } }),
  word('proficient with', 'skilled with', { unless: { before: /\bskilled (?:and|or) $/i } }),
  word('proficient at', 'skilled at'),
  word('numerous', 'many'),
  word('additional', 'extra'),
  word('sufficient', 'enough', { unless: { before: /\b(?:an?|self|is|are|be) $|[-,] ?$/i } }),
  word('comprehensive', 'complete', {
    needs: { after: /^ (?:[a-z]+,? ){0,2}(?:benefits?|package|training|insurance)/i },
  }),
  word('innovative', 'new', {
    unless: { after: /^(?:,| and| or) new\b/i, before: /\bnew(?:,| and| or) $/i },
  }),
  word('primary', 'main', {
    unless: {
      after: /^ (?:care|school|education|key|source|election|residen|health|grade|market)/i,
    },
  }),
  word('extensive experience', 'wide experience'),
  word('extensive knowledge', 'wide knowledge'),
  word('beneficial', 'helpful', { unless: { after: /^ (?:owner|interest)/i } }),
  word('advantageous', 'helpful'),
  word('equitable', 'fair'),
  word('aforementioned', 'above'),
  word('appropriate', 'right', {
    needs: { before: /\bthe $/i, after: /^ (?!and\b|or\b|use\b)[a-z]/i },
  }),
  word('prospective', 'possible'),
  word('rapid', 'fast', { unless: { after: /^ (?:response|test|prototyp|transit|cycl)/i } }),
  word('state-of-the-art', 'modern'),
  word('state of the art', 'modern', { unless: { before: /\bthe $/i } }),
  word('cutting-edge', 'modern'),
  word('leading-edge', 'modern'),
  word('best-in-class', 'top'),
  word('annual', 'yearly', { unless: { after: /^ (?:leave|report|meeting|general)/i } }),
];

/** The last of its clause: elsewhere more words would part a verb from what belongs to it. */
const atEnd = /^(?:[.,;:)]|$)/;

/** Words of time, manner and joining. */
export const smallWords: readonly PlainWord[] = [
  word('approximately', 'about'),
  word('regarding', 'about'),
  word('relating to', 'about'),
  word('concerning', 'about', { unless: { before: /\b(?:is|are|very|be|most) $/i } }),
  word('additionally', 'also', { unless: { before: /\band $/i } }),
  word('furthermore', 'also'),
  word('moreover', 'also'),
  word('consequently', 'so'),
  word('therefore', 'so'),
  word('thus', 'so', { unless: { after: /^ (?:far|[a-z]+ing)\b/i } }),
  word('currently', 'now'),
  word('presently', 'now'),
  word('subsequently', 'later'),
  word('immediately', 'right away', { needs: { after: atEnd } }),
  word('promptly', 'quickly', { unless: { after: /^ at\b/i } }),
  word('annually', 'each year', { needs: { after: atEnd } }),
  word('periodically', 'from time to time', { needs: { after: atEnd } }),
  word('extremely', 'very'),
  word('highly', 'very', {
    needs: {
      after:
        /^ (?:motivated|skilled|organized|trained|experienced|effective|successful|talented|driven|complex|technical)\b/i,
    },
  }),
  word('primarily', 'mainly'),
  word('predominantly', 'mainly'),
  word('rapidly', 'quickly'),
  word('expeditiously', 'quickly'),
  word('collectively', 'together', { unless: { after: /^ bargain/i } }),
  word('simultaneously', 'at the same time', { needs: { after: atEnd } }),
  word('concurrently', 'at the same time', { needs: { after: atEnd } }),
  word('upon', 'on', { unless: { before: /\bcall(?:ed|s|ing)? $/i } }),
  word('amongst', 'among'),
  word('whilst', 'while'),
  word('via', 'through', { unless: { after: /^ (?:e-?mail|phone|mail|text|fax|bus|train)\b/i } }),
  word('via', 'by', { needs: { after: /^ (?:e-?mail|phone|mail|text|fax|bus|train)\b/i } }),
  word('per annum', 'a year'),
  word('per hour', 'an hour'),
  word('per day', 'a day'),
  word('per week', 'a week'),
  word('per month', 'a month'),
  word('per year', 'a year'),
];
