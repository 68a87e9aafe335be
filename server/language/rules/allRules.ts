import type { Rule } from '../types.ts';
import { abilityRules } from './abilities.ts';
import { bodyRules } from './bodyDemands.ts';
import { energyRules } from './energy.ts';
import { idiomRules } from './idioms.ts';
import { inquiryRules, processRules } from './inquiries.ts';
import { licenceRules } from './licences.ts';
import { mannerRules } from './manner.ts';
import { euphemismRules, medicalRules, normalRules } from './medicalWords.ts';
import { slurRules } from './slurs.ts';

/** Every rule of the language check. */
export const allRules: readonly Rule[] = [
  ...slurRules,
  ...idiomRules,
  ...abilityRules,
  ...bodyRules,
  ...licenceRules,
  ...energyRules,
  ...mannerRules,
  ...medicalRules,
  ...euphemismRules,
  ...normalRules,
  ...inquiryRules,
  ...processRules,
];
