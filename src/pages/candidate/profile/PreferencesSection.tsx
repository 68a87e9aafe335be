import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DEFAULT_WORK_TYPE, type Preferences } from '#domain/questions.ts';
import { toProblem } from '#src/api/problem.ts';
import { useSavePreferences } from '#src/api/queries/preferences.ts';
import type { useProfile } from '#src/api/queries/profile.ts';
import { PreferenceFields } from '#src/components/PreferenceFields.tsx';
import { useProblemText } from '#src/components/useProblemText.ts';
import { AlertDialog } from '#src/ui/AlertDialog.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Form } from '#src/ui/Form.tsx';

type User = NonNullable<ReturnType<typeof useProfile>['data']>['user'];

/** What is stored; an assumption is not shown as an answer. */
function preferencesOf(user: User): Preferences {
  const isAnswered = user.PreferencesAnswered !== false && user.Relocate !== null;
  return {
    relocate: isAnswered ? (user.Relocate === 1 ? 'Yes' : 'No') : null,
    workType: user.RemoteWorkType ?? DEFAULT_WORK_TYPE,
  };
}

/** The way to change what was said, or assumed, about moving and ways of working. */
export function PreferencesSection({ user }: { user: User }) {
  const { t } = useTranslation('profile');
  const { t: tc } = useTranslation();
  const { t: tq } = useTranslation('questions');
  const problemText = useProblemText();
  const mutation = useSavePreferences(user.UserGuid);
  const [preferences, setPreferences] = useState(() => preferencesOf(user));
  const [isTried, setTried] = useState(false);
  const isMissing = isTried && preferences.relocate === null;
  const save = () => {
    setTried(true);
    if (preferences.relocate === null)
      document.querySelector<HTMLElement>('#relocate input')?.focus();
    else mutation.mutate(preferences);
  };
  return (
    <Card as="section" aria-labelledby="preferences">
      <h2 id="preferences">{tq('preferences.title')}</h2>
      {user.PreferencesAnswered === false ? <p>{tq('assumed')}</p> : null}
      <Form onSubmit={save} aria-labelledby="preferences">
        <PreferenceFields
          preferences={preferences}
          onChange={(change) => setPreferences((before) => ({ ...before, ...change }))}
          relocateMessage={isMissing ? t('preferences.missing') : undefined}
        />
        <div>
          <Button type="submit" isBusy={mutation.isPending}>
            {t('preferences.save')}
          </Button>
        </div>
      </Form>
      <AlertDialog
        isOpen={mutation.isSuccess || mutation.isError}
        onClose={() => mutation.reset()}
        kind={mutation.isError ? 'bad' : 'good'}
        title={mutation.isError ? tc('dialog.error') : tc('dialog.success')}
        message={mutation.isError ? problemText(toProblem(mutation.error)) : t('preferences.saved')}
        okLabel={tc('ok')}
      />
    </Card>
  );
}
