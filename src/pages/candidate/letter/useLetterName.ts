import { useTranslation } from 'react-i18next';
import type { LetterAnswers } from '#domain/letter.ts';

/** How a letter is called: by the job and the company, as far as it has them. */
export function useLetterName(): (answers: LetterAnswers) => string {
  const { t } = useTranslation('letter');
  return ({ job, company }) => {
    const [title, place] = [job.trim(), company.trim()];
    return title && place ? t('name', { job: title, company: place }) : title || place;
  };
}
