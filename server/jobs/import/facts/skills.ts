import { skillsNamed } from '#server/matching/index/readJob.ts';
import { occupations } from '#server/matching/occupations/table.ts';
import { postingParts } from '#server/matching/offers.ts';
import { createPhraseFinder } from '#server/matching/phrases.ts';
import { stemsOf } from '#server/matching/words.ts';

const tableSkills = createPhraseFinder(
  occupations.flatMap(({ skills }) => skills),
  (stem) => stem,
);

/**
 * The skills of our occupation table that a posting names, in the table's spelling; not those in
 * what it offers.
 */
export function skillsIn(text: string, socCode: string | null): string[] {
  return skillsNamed(
    { skills: [] },
    stemsOf(postingParts(text).asked),
    tableSkills,
    socCode ?? undefined,
  );
}
