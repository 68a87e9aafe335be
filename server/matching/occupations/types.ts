/** How much preparation an occupation needs: 1 little or none … 5 years beyond a degree. */
export type PreparationLevel = 1 | 2 | 3 | 4 | 5;

/**
 * One detailed occupation of the Standard Occupational Classification of 2018.
 * Code and official title are facts of the classification; the rest is our own judgement.
 */
export interface Occupation {
  /** SOC 2018 detailed code, e.g. `43-4051`. */
  readonly code: string;
  /** The official SOC title. */
  readonly title: string;
  readonly level: PreparationLevel;
  /** Titles on resumes and postings, the most common first. */
  readonly everydayTitles: readonly string[];
  /** Core skills as short plain phrases. */
  readonly skills: readonly string[];
}
