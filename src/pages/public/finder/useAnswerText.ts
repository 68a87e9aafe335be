import { useTranslation } from 'react-i18next';
import { localeOf } from '#domain/languages.ts';
import { type FinderAnswers, type FinderStep, skillsOf } from '#domain/finder.ts';

/** An answer as words; null when the question was skipped. */
export function useAnswerText(): (step: FinderStep, answers: FinderAnswers) => string | null {
  const { t, i18n } = useTranslation('finder');
  const { t: tq } = useTranslation('questions');
  const list = (items: readonly string[]) =>
    items.length === 0
      ? null
      : new Intl.ListFormat(localeOf(i18n.language), { type: 'conjunction' }).format(items);
  return (step, answers) => {
    const { done, jobs, where, place, far, way, hours } = answers;
    switch (step) {
      case 'work':
        return list(answers.work.map((kind) => t(`work.${kind}`)));
      case 'done':
        return done && [t(`done.${done}`), done === 'no' ? '' : jobs].filter(Boolean).join(', ');
      case 'skills':
        return list(skillsOf(answers));
      case 'where':
        return where && (where === 'place' ? place : t(`where.${where}`));
      case 'far':
        return far === null ? t('far.unknown') : t('far.miles', { count: far });
      case 'way':
        return way && t(`way.${way}`);
      case 'hours':
        return hours === null ? t('hours.either') : t(`hours.${hours}`);
      case 'matters':
        return list(answers.matters.map((option) => tq(`environment.${option}`)));
    }
  };
}
