import type { Generated } from 'kysely';

export interface OccupationTitleTable {
  /** Whose code it is. */
  system: Generated<'soc' | 'esco'>;
  /** SOC 2018, such as 43-4051, or ESCO, such as 2654.1.7, which begins with its ISCO group. */
  code: string;
  title: string;
  /** 0 … 1: how much the title says about the occupation. */
  trust: Generated<number>;
  /** Whether it is the occupation's own name. */
  is_name: Generated<boolean>;
}
