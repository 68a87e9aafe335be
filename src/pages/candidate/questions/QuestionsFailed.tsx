import { useTranslation } from 'react-i18next';
import type { AdditionalQuestionsEvent } from '#machines/additionalQuestions/additionalQuestionsTypes.ts';
import type { Failure } from '#machines/failure.ts';
import { FailureNotice } from '#src/components/failure/FailureNotice.tsx';
import { Page } from '#src/components/page/Page.tsx';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { Button } from '#src/ui/button/Button.tsx';

type Way = 'retry.requested' | 'back.requested' | 'insights.skipped';

interface QuestionsFailedProps {
  failure: Failure;
  can: (type: Way) => boolean;
  send: (event: Extract<AdditionalQuestionsEvent, { type: Way }>) => void;
}

/** A step that failed: every answer is kept, and each way that is open is offered. */
export function QuestionsFailed({ failure, can, send }: QuestionsFailedProps) {
  const { t } = useTranslation('questions');
  const { t: tc } = useTranslation();
  const problemText = useProblemText();
  return (
    <Page title={t('title')} step="failed">
      <FailureNotice
        text={problemText(failure)}
        actions={
          <>
            {can('retry.requested') ? (
              <Button look="primary" onPress={() => send({ type: 'retry.requested' })}>
                {tc('retry')}
              </Button>
            ) : null}
            {can('back.requested') ? (
              <Button onPress={() => send({ type: 'back.requested' })}>{t('backToAnswers')}</Button>
            ) : null}
            {can('insights.skipped') ? (
              <Button onPress={() => send({ type: 'insights.skipped' })}>{t('goOn')}</Button>
            ) : null}
          </>
        }
      />
    </Page>
  );
}
