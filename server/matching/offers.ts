import type { AccessCode } from '#domain/jobAccess.ts';

/**
 * What a posting says, divided: one that offers interpreters or lessons asks for neither sign
 * language nor the skill that is taught.
 */
export interface PostingParts {
  /** The text without what the employer offers. */
  readonly asked: string;
  /** Access that is offered, in the order of `written`. */
  readonly offers: readonly AccessCode[];
}

/** Access as postings offer it: the code, and its spellings. */
const written: readonly (readonly [AccessCode, RegExp])[] = [
  [
    'interpreter-on-request',
    /\binterpret(?:ers?|ing)\b|(?<!\bscreen[- ])\breaders? (?:and|or|are|is)\b/i,
  ],
  ['captioned-meetings', /\bcaption(?:s|ed|ing)\b|\bCART\b/i],
  ['screen-reader-ready', /\bscreen[- ]?readers?\b/i],
  [
    'accessible-technology',
    /\b(?:assistive|adaptive|accessible) (?:technolog\w+|devices?|software|equipment|tools)\b|\b(?:braille|large[- ]print|magnifiers?|voice software)\b/i,
  ],
  [
    'flexible-schedule',
    /\bflexible (?:work(?:ing)? )?(?:hours|schedul\w+|start\w*|times?|shifts?)\b|\bflex ?time\b|\b(?:trade|swap|choose|pick) (?:your )?(?:shifts|hours)\b|\bstart (?:and|or) end times?\b/i,
  ],
  [
    'part-time-possible',
    /\b(?:part[- ]time|reduced|fewer|shorter) (?:hours|schedules?|days|weeks?)\b|\bjob shar(?:e|ing)\b/i,
  ],
  [
    'remote-days',
    /\b(?:days?|time) (?:of work )?(?:from|at) home\b|\b(?:telework|work(?:ing)? from home|remote days?)\b/i,
  ],
  ['step-free-entrance', /\bstep[- ]free\b|\bramps?\b|\bwheelchair[- ]accessible\b/i],
  ['accessible-restroom', /\baccessible (?:restrooms?|bathrooms?|toilets?)\b/i],
  ['accessible-parking', /\baccessible parking\b/i],
  ['transit-nearby', /\b(?:bus|train|subway|transit) (?:or train )?(?:stops?|stations?|lines?)\b/i],
  ['service-animals-welcome', /\b(?:service (?:animals?|dogs?)|guide dogs?)\b/i],
  ['quiet-room', /\bquiet (?:rooms?|spaces?|areas?)\b/i],
  [
    'adjustable-desk',
    /\b(?:adjustable|standing|sit[-/ ]stand) (?:desks?|workstations?)\b|\bdesks? (?:that )?can be raised\b/i,
  ],
  [
    'job-restructuring',
    /\btasks? .{0,40}\b(?:can|may) be (?:traded|swapped|changed|shared|reassigned)\b|\bjob restructuring\b|\bmodified duties\b/i,
  ],
  ['job-coach-welcome', /\bjob coach(?:es)?\b/i],
];

/** A heading, or the words before the colon of a paragraph, after which things are offered. */
const offerHeading =
  /^\W*(?:what (?:we|you(?:'|’)?ll|you(?: will)?|[a-z]+) (?:offers?|gets?|give|provide)|(?:we|our|why) (?:offer|benefits|perks|join|work)|(?:pay|compensation|salary|perks|access|health)? ?(?:and|&)? ?(?:benefits|perks)|what(?:'|’)?s in it for you|access(?:ibility)?(?: at work)?|(?:reasonable |disability )?accommodations?)(?: (?:and|&|with|at|for) [a-z ]{1,30}| package| us| here)?\W*$/i;
/** A heading after which the posting speaks of the work again. */
const otherHeading =
  /^\W*(?:[a-z&/'’ ]{0,30}\b(?:requirements?|qualifications?|responsibilit\w+|duties|skills|experience|education|need|bring|do|apply|demands?|licen[sc]es?|certifications?|summary|description|about|role|position|job|candidate)\b[a-z&/'’ ]{0,20})\W*$/i;

/** Somebody asks for an accommodation; the "require" of such a sentence is no demand. */
const whoNeeds =
  /\b(?:if|who|should|anyone|people|applicants?|candidates?|when|whenever) (?:you |they |applicants? |candidates? )?(?:may )?(?:needs?|requires?|requiring|needing)\b/gi;

const demand =
  /\b(?:must|requir\w+|you(?:'|’)?ll (?:need|be)|you (?:need|have to|should|bring)|ability to|able to|experience|proficien\w+|fluen\w+|skill\w*|knowledge of|degree|responsible for|you will (?:be|need|provide|support|assist|work|use|interpret|teach|train|help|arrange))\b/i;

/** A duty begins with its verb, and what serves customers is the business. */
const duty =
  /^\W*(?:provide|interpret|arrange|offer|assist|support|teach|serve|coordinate|schedule|operate|train|help|use|work|design|test|install|maintain|manage|sell|write|make|create|prepare|review|answer)\b|\b(?:our|to|for|with|of) (?:our |the |all |many |local |deaf |blind |young |older )?(?:customers|clients|patients|residents|students|pupils|schools|hospitals|consumers|families|guests|passengers|readers of)\b|\bservices (?:to|for|in)\b/i;

const given =
  /\bwe (?:also |will |can |gladly |happily |do |are happy to |are glad to )?(?:offer|provide|supply|have|arrange|give|make|pay|cover|welcome|support|reimburse|train|teach)\b|\b(?:is|are|will be|can be|may be|gets?) (?:also |always |gladly |freely )?(?:available|provided|offered|supplied|welcome|arranged|given|possible|furnished|made|requested|allowed|paid|raised|traded|swapped|close by|nearby)\b|\b(?:up)?on request\b|\bat no (?:cost|charge)\b|\bfree of charge\b|\b(?:let us know|tell us|ask (?:us )?(?:for|about)|contact us)\b|\bworks? with (?:a )?screen[- ]?readers?\b|\bopen to all\b|\b(?:you|employees|staff|workers|everyone) (?:can|may|gets?|receives?|enjoys?)\b|\bpaid training\b|\btuition\b|\bbenefits include\b|\boffer(?:s|ed|ing)?:/i;

/** Lessons and other benefits, which name skills that nobody has to bring. */
const benefit =
  /\b(?:insurance|401 ?\(?k|retirement|vacation|tuition|classes|courses|lessons|training|train you|teach you|reimburs\w+|discounts?|stipends?|bonus(?:es)?|mentor\w*|fees|accommodat\w+|apprenticeship)\b/i;

const access = new RegExp(
  `${written.map(([, { source }]) => source).join('|')}|\\bsign language\\b|\\bASL\\b`,
  'i',
);

/** Whether a sentence tells what the employer offers, and asks for nothing. */
function isOffer(sentence: string): boolean {
  if (!given.test(sentence) || !(access.test(sentence) || benefit.test(sentence))) return false;
  return !duty.test(sentence) && !demand.test(sentence.replace(whoNeeds, ''));
}

const isBullet = /^\s*(?:[-*•·–]|\d{1,2}[.)])\s/;
const longestHeading = 60;

/** Divides a posting into what it asks and what it offers, sentence by sentence. */
export function postingParts(description: string): PostingParts {
  const asked: string[] = [];
  const offers = new Set<AccessCode>();
  let isBelowOffer = false;
  for (const line of description.split('\n')) {
    if (line.length <= longestHeading && !isBullet.test(line)) {
      if (offerHeading.test(line)) isBelowOffer = true;
      else if (otherHeading.test(line)) isBelowOffer = false;
    }
    const colon = line.indexOf(':');
    const isOfferLine =
      isBelowOffer ||
      (colon > 0 && colon <= longestHeading && offerHeading.test(line.slice(0, colon)));
    if (!isOfferLine && !given.test(line)) {
      asked.push(line);
      continue;
    }
    const kept = line.split(/(?<=[.!?;])(?=\s)/).filter((sentence) => {
      const offered = isOfferLine
        ? !demand.test(sentence.replace(whoNeeds, ''))
        : isOffer(sentence);
      if (!offered) return true;
      for (const [code, spelling] of written) if (spelling.test(sentence)) offers.add(code);
      return false;
    });
    asked.push(kept.join(''));
  }
  return { asked: asked.join('\n'), offers: codesInOrder(offers) };
}

const codesInOrder = (offers: ReadonlySet<AccessCode>): AccessCode[] =>
  written.map(([code]) => code).filter((code) => offers.has(code));
