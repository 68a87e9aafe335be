import { management } from './11-management.ts';
import { business } from './13-business.ts';
import { computing } from './15-computing.ts';
import { engineering } from './17-engineering.ts';
import { science } from './19-science.ts';
import { community } from './21-community.ts';
import { legal } from './23-legal.ts';
import { education } from './25-education.ts';
import { arts } from './27-arts.ts';
import { health } from './29-health.ts';
import { healthSupport } from './31-health-support.ts';
import { protective } from './33-protective.ts';
import { food } from './35-food.ts';
import { buildings } from './37-buildings.ts';
import { personalCare } from './39-personal-care.ts';
import { sales } from './41-sales.ts';
import { office } from './43-office.ts';
import { farming } from './45-farming.ts';
import { construction } from './47-construction.ts';
import { repair } from './49-repair.ts';
import { plants } from './51-plants.ts';
import { production } from './51-production.ts';
import { transport } from './53-transport.ts';
import { military } from './55-military.ts';
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
  ...health,
  ...healthSupport,
  ...protective,
  ...food,
  ...buildings,
  ...personalCare,
  ...sales,
  ...office,
  ...farming,
  ...construction,
  ...repair,
  ...production,
  ...plants,
  ...transport,
  ...military,
];

export const occupationByCode: ReadonlyMap<string, Occupation> = new Map(
  occupations.map((occupation) => [occupation.code, occupation]),
);
