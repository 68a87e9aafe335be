import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Preferences } from '#domain/questions.ts';
import type { AdditionalQuestionsEvent } from '#machines/additionalQuestions/additionalQuestionsTypes.ts';
import { Page } from '#src/components/page/Page.tsx';
import { WayStep } from '#src/components/page/WayStep.tsx';
import { PreferenceFields } from '#src/components/question/PreferenceFields.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { ErrorSummary } from '#src/ui/errorSummary/ErrorSummary.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { Cluster } from '#src/ui/stack/Stack.tsx';

interface PreferencesStepProps {
  /** That what is shown was restored, with a button to start over; null when it is new. */
  note: ReactNode;
  preferences: Preferences;
  /** True while the saved answers are stored. */
  isStoring: boolean;
  send: (event: AdditionalQuestionsEvent) => void;
}

/**
 * The two preference questions on one page. Skip stores an assumption, and the next page says so.
 */
export function PreferencesStep({ note, preferences, isStoring, send }: PreferencesStepProps) {
  const { t } = useTranslation('questions');
  const { t: tc } = useTranslation();
  const [attempt, setAttempt] = useState(0);
  const isMissing = attempt > 0 && preferences.relocate === null;
  const save = () => {
    setAttempt(attempt + 1);
    if (preferences.relocate !== null) send({ type: 'preferences.saved' });
  };
  return (
    <Page
      title={t('preferences.title')}
      lead={t('preferences.lead')}
      over={<WayStep step={3} text={t('wayNamed')} />}
      step="preferences"
    >
      {note}
      <ErrorSummary
        title={tc('checkFields')}
        attempt={attempt}
        errors={isMissing ? [{ fieldId: 'relocate', text: t('preferences.relocateMissing') }] : []}
      />
      <Form onSubmit={save} aria-label={t('preferences.title')}>
        <PreferenceFields
          preferences={preferences}
          onChange={(change) => send({ type: 'preferences.changed', preferences: change })}
          relocateMessage={isMissing ? t('preferences.relocateMissing') : undefined}
        />
        <Cluster>
          <Button type="submit" look="primary" isBusy={isStoring}>
            {t('save')}
          </Button>
          <Button isUnavailable={isStoring} onPress={() => send({ type: 'preferences.skipped' })}>
            {t('skip')}
          </Button>
        </Cluster>
      </Form>
    </Page>
  );
}
