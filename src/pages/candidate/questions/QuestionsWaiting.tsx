import { useTranslation } from 'react-i18next';
import { CreepingProgress } from '#src/components/announcement/CreepingProgress.tsx';
import { Page } from '#src/components/page/Page.tsx';
import { PageLoading } from '#src/components/page/PageLoading.tsx';

/** Before the first question, and while the answers are saved. */
export function QuestionsWaiting(props: { isSaving: boolean; expectedSeconds: number }) {
  const { t } = useTranslation('questions');
  return (
    <Page title={t('title')} step={props.isSaving ? 'saving' : 'loading'}>
      {props.isSaving ? (
        <CreepingProgress label={t('saving')} expectedSeconds={props.expectedSeconds} />
      ) : (
        <PageLoading />
      )}
    </Page>
  );
}
