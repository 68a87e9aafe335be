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
  /** Whether people who do the work reported it. */
  is_reported: Generated<boolean>;
}

export interface OccupationTextTable {
  /** SOC 2018. */
  code: string;
  /** What the work is, and its tasks. */
  text: string;
}

export interface OccupationTables {
  occupation_text: OccupationTextTable;
  occupation_title: OccupationTitleTable;
}
