/** What stands right before or after a word in its line; ignores case. */
export interface Beside {
  /** Should end with `$`. */
  readonly before?: RegExp;
  /** Should start with `^`. */
  readonly after?: RegExp;
}

/** A hard word or phrase, and the plain one that means the same in a posting. */
export interface PlainWord {
  /** In lower case, as it stands in the text. */
  readonly hard: string;
  readonly plain: string;
  /** It means something else, or would read wrongly, where one of these matches. */
  readonly unless?: Beside;
  /** It means this only where all of these match. */
  readonly needs?: Beside;
}

/** The conditions of a word. */
export type When = Pick<PlainWord, 'unless' | 'needs'>;
