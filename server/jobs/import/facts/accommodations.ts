import { sentencesOf } from './sentences.ts';

/**
 * How employers write the facts of a workplace that a posting can publish. Only plain statements:
 * what could also be a demand or a wish is left out.
 */
const written: readonly (readonly [code: string, pattern: RegExp])[] = [
  [
    'flexible-schedule',
    /\bflexible (?:schedul\w+|hours|start(?:ing)? (?:and end )?times?|working hours|shifts)\b|\b(?:trade|swap) shifts\b|\bchange your start and end times\b/i,
  ],
  [
    'part-time-possible',
    /\bpart[- ]time (?:hours )?(?:can be arranged|(?:is|are) possible|possible|option\w*)\b/i,
  ],
  [
    'remote-days',
    /\b(?:days|part of the week|week) (?:of work )?from home\b|\bwork(?:ing)? from home (?:\w+ ){1,3}days\b|\bremote days\b/i,
  ],
  [
    'screen-reader-ready',
    /\bscreen[- ]reader(?:s)?[- ](?:ready|compatible|friendly|accessible)\b|\bworks? with (?:\w+ ){0,2}screen readers?\b/i,
  ],
  [
    'accessible-technology',
    /\b(?:we|our \w+) (?:\w+ ){0,2}(?:provide|offer|supply|pay for|have) (?:\w+ ){0,3}assistive (?:technolog|software)|\bassistive (?:technology|technologies|software) (?:is|are) (?:available|provided)\b/i,
  ],
  [
    'step-free-entrance',
    /\bstep[- ]free\b|\bwheelchair[- ]accessible (?:entrance|building|office|site|workplace)\b|\b(?:entrance|building|office|site|workplace) is wheelchair[- ]accessible\b|\blevel entrance\b/i,
  ],
  ['accessible-restroom', /\b(?:wheelchair[- ])?accessible (?:restrooms?|bathrooms?|toilets?)\b/i],
  [
    'transit-nearby',
    /\b(?:bus|train|transit|subway|metro) (?:stop|station|line)s? (?:is |are |stops )?(?:close|near|nearby|next|in front|within|at the|across)\b|\bbus stops in front\b|\b(?:on|near|close to|next to) (?:a |an |the )?(?:\w+ )?(?:bus|transit|train|subway|metro) (?:line|stop|station|route)\b/i,
  ],
  ['accessible-parking', /\baccessible parking\b|\b(?:handicap|disabled) parking\b/i],
  [
    'service-animals-welcome',
    /\b(?:service animals?|guide dogs?|service dogs?)\b[^.]*\bwelcome\b|\bwelcome\b[^.]*\b(?:service animals?|guide dogs?|service dogs?)\b/i,
  ],
  [
    'captioned-meetings',
    /\b(?:live|real[- ]time) caption\w*\b|\bmeetings? (?:are|have|with) caption\w*\b|\bcaptioned meetings\b/i,
  ],
  [
    'interpreter-on-request',
    /\b(?:sign language|ASL) interpret\w+\b[^.]*\b(?:on request|upon request|available|provided|arranged|request)\b/i,
  ],
  ['quiet-room', /\bquiet (?:room|space)s?\b|\b(?:wellness|sensory|low[- ]sensory) rooms?\b/i],
  [
    'adjustable-desk',
    /\b(?:height[- ])?adjustable desks?\b|\bsit[- ]stand (?:desk|workstation)s?\b|\bstanding desks?\b|\bdesks can be raised\b/i,
  ],
  [
    'job-restructuring',
    /\btasks?\b[^.]*\b(?:can be )?(?:traded|swapped) with a colleague\b|\bjob restructuring\b|\bjob carving\b/i,
  ],
  [
    'job-coach-welcome',
    /\bjob coach(?:es)?\b[^.]*\b(?:welcome|supported)\b|\bwelcome\b[^.]*\bjob coach(?:es)?\b/i,
  ],
];

/** What denies the fact, or asks the person for it. */
const denies =
  /\b(?:no|not|never|without|cannot|can't|isn't|aren't|don't|doesn't|unable|lacks?|neither|nor|unavailable)\b/i;
const asks =
  /\b(?:must|should|you (?:have|need|will)|required?|requires|needs? (?:an?|to|flexible)|(?:is|are) (?:needed|necessary|expected|preferred|a plus)|preferred|able to|ability to|experience (?:with|in)|knowledge of|willing(?:ness)?|candidates?|seeking|looking for)\b|\bavailability:/i;
/** A duty begins with what is done. */
const duty =
  /^[\s•*–-]*(?:assemble|build|clean(?!,)|coach|deliver|design|drive|enforce|ensure|install|maintain|manage|monitor|operate|provide|repair|sell|set up|supervise|test|train)\b/i;

const anyOf = new RegExp(
  'flexib|part[- ]time|from home|remote days|screen[- ]reader|assistive|step[- ]free|wheelchair|level entrance|accessible|' +
    'transit|bus|train|subway|metro|parking|service (?:animal|dog)|guide dog|caption|interpret|quiet|wellness|sensory|desk|' +
    'colleague|restructuring|carving|job coach|trade shifts|swap shifts|start and end',
  'i',
);

const isNoFact = (sentence: string): boolean =>
  denies.test(sentence) || asks.test(sentence) || duty.test(sentence);

/** The codes of the workplace facts that a posting states for sure, in the order of the table. */
export function accommodationsIn(text: string): string[] {
  const found = new Set<string>();
  for (const sentence of sentencesOf(text.replaceAll('not essential', 'optional'))) {
    if (!anyOf.test(sentence) || isNoFact(sentence)) continue;
    for (const [code, pattern] of written)
      if (!found.has(code) && pattern.test(sentence)) found.add(code);
  }
  return written.map(([code]) => code).filter((code) => found.has(code));
}
