/**
 * How much each kind of agreement counts when two titles are compared, and how codes are read as
 * words. `npm run -s titles:fit` finds the shares and measures the table of docs/benchmarks.md.
 */
export const titleWeights = {
  /** The words that both have. */
  words: 1,
  /** The likely codes that both have, by system. */
  soc: 1,
  esco: 0.25,
  /** The words of the titles of their likely codes. */
  meaning: 3,
  /** A title's own words beside those of its codes of one system. */
  own: 0.3,
  /** The words of all codes of a code's group, beside its own words; and of the wider group. */
  group: 0.2,
  widerGroup: 0.1,
  /** The core skills of a code's work, beside its own words. */
  skills: 0.5,
};

export type TitleWeights = typeof titleWeights;
