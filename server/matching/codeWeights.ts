/**
 * How much each kind of evidence counts when a title is given a SOC code: the weights of a softmax
 * over the likely codes. `npm run -s codes:fit -- --fit` finds them on judged titles.
 */
export const codeWeights = {
  /** The score of the matcher over all known titles. */
  titles: 2.8,
  /** The same over the titles that people with the work reported. */
  reported: 2.4,
  /** The share of the title that some title of the code has, each word for what it tells. */
  coverage: 2.5,
  /** Agreement of the title with what the work is and its tasks, as far as the best code. */
  text: 2.1,
  /** Agreement in runs of letters: "House Keepers" with "Housekeeper". */
  letters: 5.1,
};

export type CodeWeights = typeof codeWeights;
