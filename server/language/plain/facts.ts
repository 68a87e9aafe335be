/** What a plainer text has to have exactly as the posting, each sorted. */
export interface Facts {
  readonly numbers: readonly string[];
  readonly negations: readonly string[];
  readonly licences: readonly string[];
  /** Words with a capital inside a sentence. */
  readonly names: readonly string[];
}

const numbers =
  /\d+(?:[.,:/-]\d+)*|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety|hundred|thousand|million|half|once|twice|double|first|second|third)\b/gi;
const negations =
  /\b(?:no|not|never|none|nor|neither|nobody|nothing|without|except|unless|cannot|only|unable|exclud\w*|prohibit\w*)\b|n['’]t\b|\bw\/o\b/gi;
const licences =
  /\b(?:licen[sc]\w*|certif\w*|credential\w*|permits?|registered|registration|accredit\w*|clearance|diploma|degree|bachelor\w*|master['’]?s|associate['’]?s|GED|CDL|RN|LPN|LVN|CNA|CPR|CPA|EMT|BLS|ACLS|PMP)\b/gi;
/** Not the first word of a line or sentence. */
const names = /(?<=[\p{L}\p{N},)&/–-][ ]?)(?<![.!?:;]["”’)]* )\p{Lu}[\p{L}\p{N}&'’.-]*/gu;

const sorted = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([found]) => found.toLowerCase()).toSorted();

/** The numbers, negations, licences and names of a text. */
export const factsIn = (text: string): Facts => ({
  numbers: sorted(text, numbers),
  negations: sorted(text, negations),
  licences: sorted(text, licences),
  names: sorted(text, names),
});

/** Whether two texts have the same facts. */
export function haveSameFacts(one: string, other: string): boolean {
  return JSON.stringify(factsIn(one)) === JSON.stringify(factsIn(other));
}
