import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isWorkType, type Preferences, RELOCATE_ANSWERS, WORK_TYPES } from '#domain/questions.ts';
import type { AdditionalQuestionsEvent } from '#machines/additionalQuestionsTypes.ts';
import { Page } from '#src/components/Page.tsx';
import { Button } from '#src/ui/Button.tsx';
import { ErrorSummary } from '#src/ui/ErrorSummary.tsx';
import { Form } from '#src/ui/Form.tsx';
import { RadioGroup } from '#src/ui/RadioGroup.tsx';
import { Cluster } from '#src/ui/Stack.tsx';

interface PreferencesStepProps {
  preferences: Preferences;
  send: (event: AdditionalQuestionsEvent) => void;
}

/** The two preference questions on one page. Skip stores an assumption, which the next page says. */
export function PreferencesStep({ preferences, send }: PreferencesStepProps) {
  const { t } = useTranslation('questions');
  const { t: tc } = useTranslation();
  const [attempt, setAttempt] = useState(0);
  const isMissing = attempt > 0 && preferences.relocate === null;
  const save = () => {
    setAttempt(attempt + 1);
    if (preferences.relocate !== null) send({ type: 'preferences.saved' });
  };
  return (
    <Page title={t('preferences.title')} lead={t('preferences.lead')} step="preferences">
      <ErrorSummary
        title={tc('fillRequired')}
        attempt={attempt}
        errors={isMissing ? [{ fieldId: 'relocate', text: t('preferences.relocateMissing') }] : []}
      />
      <Form onSubmit={save} aria-label={t('preferences.title')}>
        <RadioGroup
          id="relocate"
          label={t('preferences.relocate')}
          requiredWord={tc('required')}
          errorMessage={isMissing ? t('preferences.relocateMissing') : undefined}
          choices={RELOCATE_ANSWERS.map((answer) => ({
            value: answer,
            text: t(`preferences.${answer}`),
          }))}
          value={preferences.relocate ?? ''}
          onChange={(relocate) =>
            send({
              type: 'preferences.changed',
              preferences: { relocate: relocate === 'Yes' ? 'Yes' : 'No' },
            })
          }
        />
        <RadioGroup
          id="workType"
          label={t('preferences.workType')}
          choices={WORK_TYPES.map((type) => ({ value: type, text: t(`workType.${type}`) }))}
          value={preferences.workType}
          onChange={(workType) => {
            if (isWorkType(workType))
              send({ type: 'preferences.changed', preferences: { workType } });
          }}
        />
        <Cluster>
          <Button type="submit" look="primary">
            {t('save')}
          </Button>
          <Button onPress={() => send({ type: 'preferences.skipped' })}>{t('skip')}</Button>
        </Cluster>
      </Form>
    </Page>
  );
}
