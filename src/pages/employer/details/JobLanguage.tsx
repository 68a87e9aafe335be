import { useTranslation } from 'react-i18next';
import { type Job, useAbleistExtracts } from '#src/api/queries/jobs.ts';
import { LanguageNotes } from '#src/components/job/LanguageNotes.tsx';
import { useShownText } from '#src/components/job/useShownText.ts';
import { Card } from '#src/ui/card/Card.tsx';

/** Links of other pages lead here. */
export const LANGUAGE_PART = 'job-language';

/** Phrases of a posting that can put people off, or that there are none. */
export function JobLanguage({ job }: { job: Job }) {
  const { t } = useTranslation('employer');
  const { data: extracts } = useAbleistExtracts(job.sourceGUID);
  const text = useShownText(job);
  if (extracts === undefined) return null;
  return (
    <div id={LANGUAGE_PART} tabIndex={-1} role="group" aria-label={t('details.language')}>
      {extracts.length === 0 ? (
        <Card>
          <h2>{t('details.language')}</h2>
          <p>{t('details.noNotes')}</p>
        </Card>
      ) : (
        <LanguageNotes
          extracts={extracts}
          text={text}
          lead={t('details.languageLead', { count: extracts.length })}
        />
      )}
    </div>
  );
}
