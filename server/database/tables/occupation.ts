import type { Generated } from 'kysely';

export interface OccupationTitleTable {
  /** SOC 2018, such as 43-4051. */
  code: string;
  title: string;
  /** 0 … 1: how much the title says about the occupation. */
  trust: Generated<number>;
  /** Whether it is the occupation's own name. */
  is_name: Generated<boolean>;
}
