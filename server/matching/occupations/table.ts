import { management } from './11-management.ts';
import { business } from './13-business.ts';
import { computing } from './15-computing.ts';
import { office } from './43-office.ts';
import type { Occupation } from './types.ts';

/** Every occupation of our own table, in order of code. */
export const occupations: readonly Occupation[] = [
  ...management,
  ...business,
  ...computing,
  ...office,
];

export const occupationByCode: ReadonlyMap<string, Occupation> = new Map(
  occupations.map((occupation) => [occupation.code, occupation]),
);
