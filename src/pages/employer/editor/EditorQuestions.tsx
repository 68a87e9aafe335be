import { useTranslation } from 'react-i18next';
import { dutiesOf, keptOf } from '#domain/postingFields.ts';
import type { FormValue } from '#machines/form/formTypes.ts';
import { hasReachedLimit } from '#src/components/failure/FailureNotice.tsx';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { ConflictDialog } from '#src/components/section/ConflictDialog.tsx';
import { useEditor } from '#src/pages/employer/editor/editorContext.ts';
import { EMPTY_FIELDS } from '#src/pages/employer/editor/editorActors.ts';
import { AlertDialog } from '#src/ui/alertDialog/AlertDialog.tsx';
import { ConfirmDialog } from '#src/ui/confirmDialog/ConfirmDialog.tsx';

/** What the editor asks before it goes on, and what did not work. */
export default function EditorQuestions() {
  const { t } = useTranslation('postingEditor');
  const { t: tc } = useTranslation();
  const problemText = useProblemText();
  const { snapshot, send, conflict } = useEditor();
  const { phrases, failure } = snapshot.context;
  const isField = (field: string): field is keyof typeof EMPTY_FIELDS => field in EMPTY_FIELDS;
  const confirm = () => send({ type: 'publish.confirmed' });
  const cancel = () => send({ type: 'publish.cancelled' });
  return (
    <>
      <ConfirmDialog
        isOpen={snapshot.matches('confirmingPublish')}
        title={t('confirm.title')}
        message={t('confirm.text', {
          count: phrases.length,
          phrases: phrases.map((phrase) => t('notes.phrase', { phrase })).join(', '),
        })}
        confirmLabel={t('confirm.publish')}
        cancelLabel={t('confirm.cancel')}
        onConfirm={confirm}
        onCancel={cancel}
      />
      <ConfirmDialog
        isOpen={snapshot.matches('confirmingCopy')}
        title={t('copy.title')}
        message={failure?.detail ?? ''}
        confirmLabel={t('copy.publish')}
        cancelLabel={t('copy.cancel')}
        onConfirm={confirm}
        onCancel={cancel}
      />
      <AlertDialog
        isOpen={snapshot.matches('failed')}
        onClose={() => send({ type: 'failure.dismissed' })}
        kind="bad"
        title={tc('dialog.error')}
        message={failure === null ? '' : problemText(failure)}
        okLabel={hasReachedLimit(failure) ? tc('cancel') : tc('ok')}
        action={{ label: tc('retry'), onPress: () => send({ type: 'retry.requested' }) }}
      />
      <ConflictDialog
        conflict={conflict}
        words={{
          fieldLabel: (field) => (isField(field) ? t(`field.${field}`) : field),
          fieldValue: wordsOf,
        }}
      />
    </>
  );
}

/** A value of the form in words, of an entry of several parts the first. */
function wordsOf(field: string, value: FormValue): string | undefined {
  if (typeof value === 'string' || typeof value === 'boolean') return undefined;
  const texts =
    field === 'essentialDuties'
      ? dutiesOf({ essentialDuties: value }).map(({ text }) => text)
      : field === 'keptPhrases'
        ? keptOf({ keptPhrases: value }).map(({ phrase }) => phrase)
        : value;
  return texts.join('; ');
}
