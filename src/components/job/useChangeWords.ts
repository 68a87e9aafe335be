import { useTranslation } from 'react-i18next';
import type { RankChange } from '#src/api/queries/rankChanges.ts';

/**
 * Says a change and its effect in a sentence.
 * @param from the place of the job in the list now; null when it is not in it
 * @param whose to the candidate, or to a coach of the candidate
 */
export function useChangeWords(from: number | null, whose: 'own' | 'theirs') {
  const { t } = useTranslation('rankChanges');
  return ({ code, value, place }: RankChange): string => {
    const values = { value: code === 'way' && isWay(value) ? t(`ways.${value}`) : value };
    const what = t(`${whose}.${code}`, values);
    return from === null
      ? t(`${whose}.comes`, { what, place })
      : t(`${whose}.moves`, { what, from, place });
  };
}

const isWay = (value: string): value is 'remote' | 'hybrid' | 'in-person' =>
  value === 'remote' || value === 'hybrid' || value === 'in-person';
