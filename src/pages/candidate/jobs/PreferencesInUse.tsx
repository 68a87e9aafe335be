import { useTranslation } from 'react-i18next';
import { useOpenQuestions } from '#src/components/question/useOpenQuestions.ts';
import { AssumedPreferences } from '#src/pages/candidate/jobs/AssumedPreferences.tsx';
import { paths } from '#src/paths.ts';
import { Strip } from '#src/ui/strip/Strip.tsx';

/**
 * Whether the list uses the answers about moving and the way of working. Said while they are
 * assumed, and to somebody who opens the jobs in the middle of the questions.
 * @param answered null while nothing is stored
 */
export function PreferencesInUse({ answered }: { answered: boolean | null }) {
  const { t } = useTranslation('questions');
  const { open } = useOpenQuestions();
  if (answered === false) return <AssumedPreferences />;
  if (open === null) return null;
  return (
    <Strip
      link={{
        href: paths.candidate.additionalQuestions,
        text: t('open.goOnShort'),
        name: t('open.goOn'),
      }}
    >
      {t(answered ? 'open.inUse' : 'open.notInUse')}
    </Strip>
  );
}
