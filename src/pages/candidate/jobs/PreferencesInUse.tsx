import { useTranslation } from 'react-i18next';
import { useOpenQuestions } from '#src/components/question/useOpenQuestions.ts';
import { paths } from '#src/paths.ts';
import { Strip } from '#src/ui/strip/Strip.tsx';

/**
 * Whether the list uses the answers about moving and the way of working. Said to somebody who opens
 * the jobs in the middle of the questions.
 */
export function PreferencesInUse({ isAnswered }: { isAnswered: boolean }) {
  const { t } = useTranslation('questions');
  const { open } = useOpenQuestions();
  if (open === null) return null;
  return (
    <Strip
      link={{
        href: paths.candidate.additionalQuestions,
        text: t('open.goOnShort'),
        name: t('open.goOn'),
      }}
    >
      {t(isAnswered ? 'open.inUse' : 'open.notInUse')}
    </Strip>
  );
}
