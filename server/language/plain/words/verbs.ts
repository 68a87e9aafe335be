import type { PlainWord } from '../types.ts';
import { present, verb, word } from './inflect.ts';

/** A noun stands here, and no verb. */
const nounBefore = /\b(?:the|an?|of|our|your|their|its|this|each|every|any|high|financial) $/i;

const aPlan = /^ (?:[a-z]+,? (?:and |or )?){0,2}(?:polic|plan|strateg|procedure|program|project)/i;
const moreWork =
  /^ (?:other|all|any|the|various|routine|daily|related|additional|these|essential|general|basic|similar|simple|an?) /i;
const aFinding =
  /^ (?:[a-z]+,? (?:and |or )?){0,2}(?:opportunit|needs?|problem|issue|ways?|risk|trend|solution|areas?|gap|cause|error|hazard|improvement)/i;
const thatIs = /^ (?:all|the|our|your|each|every) [^.;,]{1,60}\b(?:is|are)\b/i;
const told =
  /^ (?:[a-z]+ )?(?:feedback|advice|information|input|updates?|examples|instructions?|directions?)\b/i;
const carriedOut =
  /^ (?:[a-z]+ ){0,2}(?:interviews?|research|meetings?|audits?|tests?|testing|tours?|inspections?|reviews?|surveys?|analysis|assessments?|evaluations?|training)\b/i;
const anAgreement = /^ (?:(?:your|the|this|any) )?(?:employment|agreement|contract|relationship)/i;
const handedOut =
  /^ (?:[a-z]+ ){0,2}(?:materials?|mail|flyers?|reports?|forms?|supplies|information|meals?|schedules?|documents?|samples?|food)\b/i;
const people =
  /^ (?:(?:the|our|your|all|any|their) )?(?:us|them|patients?|customers?|clients?|staff|management|supervisors?|managers?|famil\w+|employees?|people|others|candidates?|guests?|visitors?|nurses?|physicians?|parents?)\b/i;
const someone =
  /\b(?:employees?|applicants?|candidates?|you|incumbents?|they|staff|persons?|who|workers?|hires?|drivers?|associates?|members?|nurses?|technicians?) $/i;
const endsThere = /^(?:[.,;:)]|$| (?:with|in|to|across|as|under|by|within|at|on)\b)/i;

/** Verbs of postings. What the work demands of a person, and how strongly, is not among them. */
export const verbs: readonly PlainWord[] = [
  ...verb('utilize', 'use'),
  ...verb('utilise', 'use'),
  ...present('leverage', 'use', { unless: { before: nounBefore, after: /^ (?:ratio|buyout)/i } }),
  ...verb('commence', 'start'),
  ...verb('initiate', 'start'),
  ...verb('terminate', 'end', { needs: { after: anAgreement } }),
  ...verb('discontinue', 'stop'),
  ...verb('cease', 'stop'),
  ...present('expedite', 'speed up'),
  ...present('assist', 'help', { unless: { before: /\b(?:an?|team|lift) $/i } }),
  ...present('obtain', 'get'),
  ...present('acquire', 'get', { unless: { after: /^ (?:compan|compet|land|rights)/i } }),
  ...present('procure', 'get'),
  ...present('retrieve', 'get'),
  ...verb('possess', 'have'),
  ...present('retain', 'keep', { unless: { after: /^ (?:the right|counsel|walls?)/i } }),
  ...present('perform', 'do', { needs: { after: moreWork } }),
  ...present('demonstrate', 'show'),
  word('demonstrated ability', 'proven ability'),
  word('demonstrated experience', 'proven experience'),
  word('demonstrated success', 'proven success'),
  word('demonstrated knowledge', 'proven knowledge'),
  ...present('indicate', 'show'),
  ...verb('illustrate', 'show', { unless: { after: /^ (?:book|stor)/i } }),
  ...verb('anticipate', 'expect', { unless: { after: /^ (?:[a-z’']+ ){0,2}needs?\b/i } }),
  ...verb('endeavor', 'try', { unless: { before: nounBefore } }),
  ...verb('ascertain', 'find out'),
  ...present('identify', 'find', { needs: { after: aFinding } }),
  ...verb('notify', 'tell'),
  ...present('inform', 'tell', { needs: { after: people } }),
  word('inquire', 'ask'),
  word('inquiring', 'asking'),
  word('inquired', 'asked'),
  word('reside in', 'live in'),
  word('residing in', 'living in'),
  ...verb('relocate', 'move'),
  ...verb('attain', 'reach'),
  ...verb('achieve', 'reach'),
  ...verb('submit', 'send', { unless: { after: /^(?:ting)? (?:to|yourself)\b/i } }),
  ...verb('transmit', 'send', { unless: { before: /\bsexually $/i } }),
  ...present('distribute', 'give out', { needs: { after: handedOut } }),
  ...verb('disseminate', 'share'),
  ...present('remain', 'stay', {
    needs: { after: /^ (?:in|on|at|up|calm|current|open|with|the)\b/i },
  }),
  word('accompany', 'go with'),
  word('accompanies', 'goes with'),
  ...present('instruct', 'teach', { unless: { after: /^ (?:[a-z]+ ){1,4}to\b/i } }),
  ...present('educate', 'teach'),
  ...verb('adhere to', 'follow'),
  ...verb('comply with', 'follow'),
  ...verb('conform to', 'follow'),
  word('abide by', 'follow'),
  word('abides by', 'follows'),
  word('abiding by', 'following'),
  word('participate in', 'take part in'),
  word('participates in', 'takes part in'),
  word('participating in', 'taking part in'),
  ...verb('collaborate with', 'work with'),
  ...verb('liaise with', 'work with'),
  ...verb('interface with', 'work with'),
  ...verb('rectify', 'correct'),
  ...verb('verify', 'check'),
  ...present('calculate', 'work out'),
  ...verb('construct', 'build'),
  word('manufactures', 'makes', { unless: { before: nounBefore } }),
  word('manufacturing of', 'making of'),
  ...verb('implement', 'carry out', { needs: { after: aPlan } }),
  ...verb('execute', 'carry out', {
    needs: { after: /^ (?:[a-z]+ ){0,2}(?:plan|strateg|project|program|task|campaign|test)/i },
  }),
  word('conduct', 'carry out', {
    needs: { after: carriedOut },
    unless: { before: /\b(?:of|safe|the|our) $/i },
  }),
  word('conducts', 'carries out'),
  word('conducting', 'carrying out', {
    unless: { after: /^ (?:music|orchestra|choir|themsel|heat)/i },
  }),
  ...present('undertake', 'take on'),
  ...verb('spearhead', 'lead'),
  ...verb('mitigate', 'reduce'),
  ...verb('augment', 'add to', { unless: { after: /^ reality/i } }),
  ...verb('replenish', 'refill'),
  ...verb('launder', 'wash', { unless: { after: /^ money/i } }),
  word('selecting', 'choosing'),
  word('selects', 'chooses'),
  word('elect to', 'choose to'),
  word('desire to', 'wish to'),
  ...present('modify', 'change'),
  ...verb('enhance', 'improve', { unless: { after: /^ (?:security|oversight)/i } }),
  ...verb('ensure that', 'make sure that'),
  ...present('ensure', 'make sure', { needs: { after: thatIs } }),
  ...verb('assure that', 'make sure that'),
  ...present('establish', 'set up', { needs: { after: aPlan } }),
  ...present('provide', 'give', { needs: { after: told } }),
  ...present('respond to', 'answer', {
    needs: { after: /^ (?:[a-z]+ ){0,2}(?:questions?|inquir|e-?mails?|calls?|phone|requests?)\b/i },
  }),
  ...present('maintain', 'keep', {
    needs: { after: /^ (?:[a-z]+,? (?:and )?){0,2}(?:records?|logs?|files|notes)\b/i },
  }),
  word('reach out to', 'contact'),
  word('reaches out to', 'contacts'),
  word('reaching out to', 'contacting'),
  word('provide assistance to', 'help'),
  word('provides assistance to', 'helps'),
  word('providing assistance to', 'helping'),
  word('provide assistance with', 'help with'),
  word('provide assistance in', 'help in'),
  word('provide support to', 'support'),
  word('provides support to', 'supports'),
  word('providing support to', 'supporting'),
  word('provide support for', 'support'),
  word('provide guidance to', 'guide'),
  word('provides guidance to', 'guides'),
  word('providing guidance to', 'guiding'),
  word('provide training to', 'train'),
  word('provides training to', 'trains'),
  word('providing training to', 'training'),
  word('conduct an analysis of', 'analyze'),
  word('give consideration to', 'consider'),
  word('take into consideration', 'consider'),
  word('make a decision', 'decide'),
  word('come to an agreement', 'agree'),
  word('is indicative of', 'shows'),
  word('is comprised of', 'is made up of'),
  word('is composed of', 'is made up of'),
  word('are comprised of', 'are made up of'),
  word('is located in', 'is in'),
  word('are located in', 'are in'),
  word('is located at', 'is at'),
  word('is situated in', 'is in'),
  word('headquartered in', 'based in'),
  word('is contingent upon', 'depends on'),
  word('is contingent on', 'depends on'),
  word('are contingent upon', 'depend on'),
  word('are contingent on', 'depend on'),
  word('is dependent upon', 'depends on'),
  word('is dependent on', 'depends on'),
  word('is able to', 'can'),
  word('are able to', 'can'),
  word('is required to', 'must', { needs: { before: someone } }),
  word('are required to', 'must', { needs: { before: someone } }),
  word('effectively', 'well', { needs: { before: /[a-z] $/i, after: endsThere } }),
];
