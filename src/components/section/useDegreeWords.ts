import { useTranslation } from 'react-i18next';
import { DEGREE_LEVELS, degreeLevelById, isDegreeLevelName } from '#domain/degrees.ts';
import type { EducationValues } from '#src/api/sections/education.ts';

/** The levels of degrees in the language of the page. */
export function useDegreeWords() {
  const { t } = useTranslation();
  /** By its name in the contract; one that we do not know stays as it is. */
  const level = (name: string) => (isDegreeLevelName(name) ? t(`degree.${name}`) : name);
  /** By its id; '' for an id that is none. */
  const levelOf = (id: unknown) => level(degreeLevelById(String(id))?.LevelName ?? '');
  return {
    level,
    levelOf,
    /** What a degree is called in a list: its level and its major. */
    title: ({
      DegreeLevelId,
      DegreeName,
    }: Pick<EducationValues, 'DegreeLevelId' | 'DegreeName'>): string =>
      [levelOf(DegreeLevelId), DegreeName].filter(Boolean).join(', '),
    /** The choices of a select. */
    choices: (by: 'Id' | 'LevelName') =>
      DEGREE_LEVELS.map((one) => ({ value: String(one[by]), text: level(one.LevelName) })),
  };
}
