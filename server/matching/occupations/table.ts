import { management } from './11-management.ts';
import { business } from './13-business.ts';
import { computing } from './15-computing.ts';
import { engineering } from './17-engineering.ts';
import { science } from './19-science.ts';
import { community } from './21-community.ts';
import { legal } from './23-legal.ts';
import { education } from './25-education.ts';
import { arts } from './27-arts.ts';
import { office } from './43-office.ts';
import type { Occupation } from './types.ts';

/** Every occupation of our own table, in order of code. */
export const occupations: readonly Occupation[] = [
  ...management,
  ...business,
  ...computing,
  ...engineering,
  ...science,
  ...community,
  ...legal,
  ...education,
  ...arts,
  ...office,
];

export const occupationByCode: ReadonlyMap<string, Occupation> = new Map(
  occupations.map((occupation) => [occupation.code, occupation]),
);
