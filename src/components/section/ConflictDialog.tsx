import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { askedFields, type conflictMachine } from '#machines/conflict/conflict.ts';
import type { FormValue, FormValues } from '#machines/form/formTypes.ts';
import { ServersWords } from '#src/components/failure/ServersWords.tsx';
import type { SectionWords } from '#src/components/section/sectionTypes.ts';
import { useChild } from '#src/components/useMachine.ts';
import { hasReachedLimit } from '#src/components/failure/FailureNotice.tsx';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { AlertDialog } from '#src/ui/alertDialog/AlertDialog.tsx';
import styles from '#src/components/section/ConflictDialog.module.css';
import { Button } from '#src/ui/button/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { Columns, Stack } from '#src/ui/stack/Stack.tsx';

interface ConflictDialogProps {
  /** The machine that decides; undefined while there is no conflict. */
  conflict: ActorRefFrom<typeof conflictMachine> | undefined;
  words: Pick<SectionWords, 'fieldLabel' | 'fieldValue'>;
}

/**
 * Shown when the same field of the record was changed here and somewhere else. It compares both
 * values, and the person chooses. Nothing is overwritten or lost without that choice.
 */
export function ConflictDialog({ conflict, words }: ConflictDialogProps) {
  const { t } = useTranslation('section');
  const { t: tc } = useTranslation();
  const problemText = useProblemText();
  const snapshot = useChild(conflict);
  const send = (event: Parameters<NonNullable<typeof conflict>['send']>[0]) =>
    conflict?.send(event);
  const isChoosing = snapshot?.matches('choosing') ?? false;
  const isDeleting = isChoosing && snapshot?.context.mine === null;
  const context = isChoosing && snapshot ? snapshot.context : null;
  const mine = context?.mine ? context.asSaved(context.mine) : null;
  const theirs = context?.theirs?.values ?? null;
  // A version that is alone is shown whole.
  const shown =
    context && mine && theirs ? askedFields(context) : Object.keys(mine ?? theirs ?? {});
  const text = (field: string, value: FormValue | undefined) => {
    if (value === undefined || value === '' || (Array.isArray(value) && value.length === 0))
      return t('conflict.empty');
    const said = words.fieldValue?.(field, value);
    if (said !== undefined) return said;
    if (typeof value === 'boolean') return value ? t('conflict.yes') : t('conflict.no');
    return typeof value === 'string' ? value : value.join(', ');
  };
  const items = (values: FormValues) =>
    shown.map((field) => ({ term: words.fieldLabel(field), value: text(field, values[field]) }));
  const otherWay = isDeleting
    ? t('conflict.keepEntry')
    : theirs === null
      ? t('conflict.leaveDeleted')
      : t('conflict.takeTheirs');
  return (
    <>
      <AlertDialog
        isOpen={snapshot?.matches('failed') ?? false}
        onClose={() => send({ type: 'failure.dismissed' })}
        kind="bad"
        title={tc('dialog.error')}
        message={
          snapshot?.context.failure ? (
            <ServersWords text={problemText(snapshot.context.failure)} />
          ) : (
            ''
          )
        }
        okLabel={hasReachedLimit(snapshot?.context.failure ?? null) ? tc('cancel') : tc('ok')}
        action={{ label: tc('retry'), onPress: () => send({ type: 'retry.requested' }) }}
      />
      <Dialog
        isOpen={isChoosing}
        // Closing decides nothing: the next save shows the conflict again.
        onClose={() => send({ type: 'conflict.dismissed' })}
        title={t('conflict.title')}
        isText
        closeLabel={t('conflict.later')}
        footer={
          <>
            <Button
              look={isDeleting ? 'danger' : 'primary'}
              onPress={() => send({ type: 'mine.kept' })}
            >
              {isDeleting ? t('conflict.deleteAnyway') : t('conflict.keepMine')}
            </Button>
            <Button onPress={() => send({ type: 'theirs.taken' })}>{otherWay}</Button>
          </>
        }
      >
        <Stack>
          <p>
            {isDeleting
              ? t('conflict.changed')
              : theirs === null
                ? t('conflict.gone')
                : t('conflict.text')}
          </p>
          <Columns>
            {mine === null ? null : (
              <Version id="conflict-mine" title={t('conflict.mine')} items={items(mine)} />
            )}
            {theirs === null ? null : (
              <Version id="conflict-theirs" title={t('conflict.theirs')} items={items(theirs)} />
            )}
          </Columns>
        </Stack>
      </Dialog>
    </>
  );
}

interface VersionProps {
  id: string;
  title: string;
  items: readonly { term: string; value: string }[];
}

/**
 * One version, with each name above its value, so that two versions fit side by side at large
 * text sizes.
 */
function Version({ id, title, items }: VersionProps) {
  return (
    <section aria-labelledby={id} className={styles.version}>
      <h3 id={id}>{title}</h3>
      <dl className={styles.fields}>
        {items.map(({ term, value }) => (
          <div key={term}>
            <dt className={styles.name}>{term}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
