import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { SAVED_SEARCH_NAME_MAX } from '#domain/limits.ts';
import type { Failure } from '#machines/failure.ts';
import type { savedSearchMachine } from '#machines/savedSearch/savedSearch.ts';
import { useSlowAnnouncement } from '#src/components/announcement/useSlowAnnouncement.ts';
import { FailureNotice, hasReachedLimit } from '#src/components/failure/FailureNotice.tsx';
import { PassingButton } from '#src/pages/candidate/savedSearches/PassingButton.tsx';
import styles from '#src/pages/candidate/savedSearches/SavedSearches.module.css';
import { useFrequencies } from '#src/pages/candidate/savedSearches/useFrequencies.ts';
import { useSearchProblemText } from '#src/pages/candidate/savedSearches/useSearchProblemText.ts';
import { paths } from '#src/paths.ts';
import { LoneLink } from '#src/ui/loneLink/LoneLink.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { RadioGroup } from '#src/ui/choice/RadioGroup.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { Cluster } from '#src/ui/stack/Stack.tsx';
import { TextField } from '#src/ui/textField/TextField.tsx';

interface SaveSearchPanelProps {
  id: string;
  /** Names its form. */
  label: string;
  /**
   * job list: it also asks how often mails come, and leads to the saved searches; saved search: on
   * the page where both are already.
   */
  of: 'jobList' | 'savedSearch';
  failure: Failure | null;
  snapshot: SnapshotFrom<typeof savedSearchMachine>;
  send: ActorRefFrom<typeof savedSearchMachine>['send'];
}

/** What a search is saved as. The focus begins on its name. */
export function SaveSearchPanel(props: SaveSearchPanelProps) {
  const { id, label, of, failure, snapshot, send } = props;
  const { t } = useTranslation('savedSearches');
  const { t: tc } = useTranslation();
  const problemText = useSearchProblemText();
  const frequencies = useFrequencies();
  const field = useRef<HTMLInputElement>(null);
  const { name, frequency, isNameMissing, savedAs } = snapshot.context;
  const isBusy = snapshot.hasTag('busy');
  useSlowAnnouncement(isBusy, t('save.saving'));
  const submit = () => {
    send({ type: 'save.requested' });
    if (name.trim() === '') field.current?.focus();
  };
  const wayToAll =
    of === 'jobList' ? (
      <LoneLink href={paths.candidate.savedSearches}>{t('save.all')}</LoneLink>
    ) : null;
  const saveId = useId();
  // Cancel stands below already.
  const tryAgain = hasReachedLimit(failure) ? (
    <PassingButton nextId={saveId} onPress={submit}>
      {tc('retry')}
    </PassingButton>
  ) : null;
  return (
    <div id={id} className={styles.panel}>
      <Form aria-label={label} onSubmit={submit}>
        {failure ? (
          <FailureNotice
            text={problemText(failure)}
            actions={failure.code === 'saved_searches_full' ? wayToAll : tryAgain}
          />
        ) : null}
        <TextField
          ref={field}
          label={t('save.name')}
          requiredWord={tc('required')}
          description={t('save.nameHint')}
          errorMessage={isNameMissing ? t('save.nameMissing') : undefined}
          value={name}
          onChange={(text) => send({ type: 'name.changed', name: text })}
          maxLength={SAVED_SEARCH_NAME_MAX}
          isReadOnly={isBusy}
          autoComplete="off"
          // The panel opens by a press, in the place of what follows it.
          autoFocus
        />
        {of === 'jobList' ? (
          <RadioGroup
            label={t('often')}
            layout="row"
            choices={frequencies}
            value={frequency}
            isReadOnly={isBusy}
            onChange={(value) => {
              const chosen = frequencies.find((one) => one.value === value);
              if (chosen) send({ type: 'frequency.changed', frequency: chosen.value });
            }}
          />
        ) : null}
        <Cluster>
          <Button id={saveId} type="submit" look="primary" isBusy={isBusy}>
            {t('save.submit')}
          </Button>
          <Button
            look="plain"
            isUnavailable={isBusy}
            onPress={() => send({ type: 'panel.closed' })}
          >
            {t('save.cancel')}
          </Button>
          {savedAs === null ? null : wayToAll}
        </Cluster>
      </Form>
    </div>
  );
}
