import { found } from '../evidence.ts';
import type { Found } from '../evidence.ts';
import type { Section } from '../sections/findSections.ts';
import { joinLines } from './summary.ts';
import { titleScore, wordsOf } from './words.ts';

/** The job a person says they look for. */
export interface Wishes {
  idealJob: Found<string> | null;
  relocate: Found<0 | 1> | null;
  remote: Found<'remote' | 'hybrid'> | null;
}

const LABELLED =
  /^(?:desired|target|ideal|preferred|position|job|role)\s*(?:desired|sought|position|job|role|title|objective)?\s*:\s*(?<job>.{3,60})$/iu;
const SOUGHT =
  /\b(?:seeking|looking for|obtain|pursue|to find|interested in|applying for|desires?)\s+(?:(?:a|an|the|my|new|full[- ]time|part[- ]time|entry[- ]level|challenging|rewarding|stable|permanent)\s+)*(?<job>[\p{L}/&' -]{3,50}?)\s+(?:position|role|job|opportunity|career)\b/iu;
const NO_MOVE = /\b(?:not (?:willing|able|open) to relocat|no relocation|unable to relocate)/iu;
const MOVE =
  /\b(?:willing|open|able|ready|happy) to relocat|\bopen to relocation|\brelocation:? yes\b|\bwill relocate\b/iu;
const REMOTE =
  /\b(?:(?:open to|seeking|looking for|prefers?|available for|interested in|want)\s+(?:\p{L}+\s+){0,3}?(?:remote|hybrid)(?:\s+(?:work|roles?|jobs?|positions?|or hybrid \p{L}+|only))?|remote (?:only|preferred)|(?:prefer|preferably) remote)\b/iu;

/** Reads desired title, relocation and remote work, only where they are printed. */
export function readWishes(sections: Section[]): Wishes {
  const wishes: Wishes = { idealJob: null, relocate: null, remote: null };
  for (const section of sections) {
    const spoken =
      section.kind === 'objective' || section.kind === 'summary' || section.kind === 'top';
    if (section.kind === 'objective') wishes.idealJob ??= objectiveTitle(section);
    for (const line of section.lines) {
      const labelled = spoken ? LABELLED.exec(line.text)?.groups?.['job'] : undefined;
      if (labelled && titleScore(labelled) > 0)
        wishes.idealJob ??= found(labelled.trim(), 0.9, line);
      if (section.kind === 'work' || section.kind === 'education') continue;
      if (NO_MOVE.test(line.text)) wishes.relocate ??= found(0, 0.9, line);
      else if (MOVE.test(line.text)) wishes.relocate ??= found(1, 0.9, line);
      const remote = REMOTE.exec(line.text);
      if (remote) wishes.remote ??= found(wayIn(remote[0]), 0.8, line);
    }
  }
  return wishes;
}

/** A person who accepts both gets both, and can be more precise in the review. */
const wayIn = (words: string) => (/remote/iu.test(words) ? 'remote' : 'hybrid');

/** A short objective is the title itself; a sentence can contain it: "seeking a cook position". */
function objectiveTitle(section: Section): Found<string> | null {
  const [first] = section.lines;
  if (!first) return null;
  const text = joinLines(section.lines);
  if (wordsOf(text).length <= 7 && !text.endsWith('.') && titleScore(text) > 0)
    return found(text, 0.9, first);
  const job = SOUGHT.exec(text)?.groups?.['job']?.trim();
  return job && titleScore(job) >= 1 ? found(job, 0.75, first) : null;
}
