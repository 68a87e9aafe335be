/** One line of docs/glossary.md. */
export interface Term {
  term: string;
  meaning: string;
  /** Types, tables, machines, operations and files, as the code spells them. */
  names: string[];
}

/** Reads the rows of the glossary's tables. */
export function readTerms(page: string): Term[] {
  return [...page.matchAll(/^\| (?!term |-)(.+?) \| (.+?) \| (.*) \|$/gm)].map(
    ([, term = '', meaning = '', names = '']) => ({
      term,
      meaning,
      names: [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
    }),
  );
}

const verb =
  /^(?:get|list|search|create|update|delete|store|upload|parse|save|unsave|record|send|post)(?=[A-Z])/;

/** What an operation works on: `updateUserDegreeById` gives `userdegree`. */
export function nounOf(operationId: string): string {
  const noun = operationId.replace(verb, '').replace(/(?:ById|OfCandidate)$/, '');
  return comparable(noun);
}

/** A name in letters alone, in the singular, so that `UserDegrees` equals `user degree`. */
export function comparable(name: string): string {
  const letters = name.toLowerCase().replace(/[^a-z]/g, '');
  return letters.replace(/ies$/, 'y').replace(/(?<!s)s$/, '');
}

/** Whether a term has the name, or a name in its code column has, with or without its verb. */
export function hasName(terms: readonly Term[], name: string): boolean {
  return terms
    .flatMap(({ term, names }) => [term, ...names])
    .some((each) => comparable(each) === comparable(name) || nounOf(each) === comparable(name));
}
