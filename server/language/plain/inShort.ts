import type { PostingBlock } from '#domain/postingBlocks.ts';
import { sentencesOf } from './splitSentences.ts';

/** The short answers that stand in the text of a posting. Those that are not there are empty. */
export interface InShort {
  readonly whatYouDo: readonly string[];
  /** How many duties are left out of whatYouDo. */
  readonly moreDuties: number;
  readonly whatYouNeed: readonly string[];
  readonly niceToHave: readonly string[];
  readonly when: readonly string[];
  readonly howToApply: readonly string[];
}

const mostDuties = 6;
const mostSentences = 2;

type Section = 'duties' | 'needs' | 'wishes';

/** Headings by what stands below them; the first that matches counts. */
const headings: readonly (readonly [Section, RegExp])[] = [
  [
    'wishes',
    /\b(?:nice to have|preferred|bonus|desired|desirable|a plus|pluses|optional|ideally|good to have)\b/i,
  ],
  [
    'duties',
    /\b(?:what you(?:['’]ll| will| would)? (?:do|be doing)|(?:your )?(?:job )?(?:responsibilities|duties|tasks)|essential (?:job )?functions|day[- ]to[- ]day|your role|the role|the job|how you(?:['’]ll| will) help)\b/i,
  ],
  [
    'needs',
    /\b(?:what you(?:['’]ll| will)? need|what you bring|requirements?|required|qualifications?|must[- ]haves?|what we(?:['’]re| are) looking for|who you are|about you|you have|skills|experience)\b/i,
  ],
];

const isWish =
  /\b(?:preferred|a plus|(?:is |are )?desired|desirable|nice to have|a bonus|is helpful|are helpful|optional|ideally)\b/i;
/** A section of a posting that a list below it belongs to, though it ends like a sentence. */
const isShortTitle = (line: string): boolean => line.length <= 60 && !/[.!?]$/.test(line);

const whenLine =
  /^(?:(?:work(?:ing)? )?(?:hours|schedule|shifts?|days)(?: of work)?|days at home)\s*:\s*\S|^start and end times are \w+$/i;
const howLine =
  /\bto apply\b|\bapply (?:at|by|online|through|with|here|now|on)\b|\bapplications? (?:go|goes|are sent|can be sent|should be sent)\b|\bsend (?:us )?(?:a|an|your|the) (?:resume|application|cover letter)\b/i;

const sectionOf = (heading: string): Section | null =>
  headings.find(([, pattern]) => pattern.test(heading))?.[0] ?? null;

/**
 * Reads the short answers from the blocks of a posting, in its own words.
 * @param duties the essential duties where the employer named them; else they are read too
 */
export function inShortOf(blocks: readonly PostingBlock[], duties: readonly string[]): InShort {
  const found: Record<Section, string[]> = { duties: [], needs: [], wishes: [] };
  let section: Section | null = null;
  for (const { kind, lines } of blocks) {
    const [line = ''] = lines;
    if (kind === 'list') {
      if (section !== null) found[section].push(...lines);
    } else section = isShortTitle(line) ? sectionOf(line) : null;
  }
  const all = blocks.flatMap(({ lines }) => lines);
  const own = duties.length > 0 ? duties : found.duties;
  const isAbout = (line: string) => !whenLine.test(line);
  return {
    whatYouDo: own.slice(0, mostDuties),
    moreDuties: Math.max(0, own.length - mostDuties),
    whatYouNeed: found.needs.filter((line) => !isWish.test(line) && isAbout(line)),
    niceToHave: [...found.wishes, ...found.needs.filter((line) => isWish.test(line))],
    when: all.filter((line) => whenLine.test(line)),
    howToApply: all
      .flatMap(sentencesOf)
      .filter((sentence) => howLine.test(sentence))
      .slice(0, mostSentences),
  };
}
