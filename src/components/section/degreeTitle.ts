import { degreeLevelById } from '#domain/degrees.ts';
import type { EducationValues } from '#src/api/sections/education.ts';

/** The words of a degree level, by its id; '' for an id that is none. */
export function levelLabel(id: unknown): string {
  return degreeLevelById(String(id))?.Label ?? '';
}

/** What a degree is called in a list: its level and its major. */
export function degreeTitle({
  DegreeLevelId,
  DegreeName,
}: Pick<EducationValues, 'DegreeLevelId' | 'DegreeName'>): string {
  return [levelLabel(DegreeLevelId), DegreeName].filter(Boolean).join(', ');
}
