import { useTranslation } from 'react-i18next';
import { dutiesOf, keptOf } from '#domain/postingFields.ts';
import type { FormValue } from '#machines/form/formTypes.ts';
import { hasReachedLimit } from '#src/components/failure/FailureNotice.tsx';
import { ServersWords } from '#src/components/failure/ServersWords.tsx';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { useServersWords } from '#src/components/failure/useServersWords.ts';
import { ConflictDialog } from '#src/components/section/ConflictDialog.tsx';
import { EnglishWords } from '#src/components/text/EnglishWords.tsx';
import { useEditor } from '#src/pages/employer/editor/editorContext.ts';
import { EMPTY_FIELDS } from '#src/pages/employer/editor/editorActors.ts';
import { AlertDialog } from '#src/ui/alertDialog/AlertDialog.tsx';
import { ConfirmDialog } from '#src/ui/confirmDialog/ConfirmDialog.tsx';

/** What the editor asks before it goes on, and what did not work. */
export default function EditorQuestions() {
  const { t } = useTranslation('postingEditor');
  const { t: tc } = useTranslation();
  const problemText = useProblemText();
  const wordsOf = useServersWords();
  const { fields, snapshot, send, conflict } = useEditor();
  const { phrases, failure } = snapshot.context;
  const isField = (field: string): field is keyof typeof EMPTY_FIELDS => field in EMPTY_FIELDS;
  const confirm = () => send({ type: 'publish.confirmed' });
  const cancel = () => send({ type: 'publish.cancelled' });
  return (
    <>
      <ConfirmDialog
        isOpen={snapshot.matches('confirmingPublish')}
        title={t('confirm.title')}
        message={
          <EnglishWords
            words={phrases}
            sentence={(...all) =>
              t('confirm.text', {
                count: phrases.length,
                phrases: all.map((phrase) => t('notes.phrase', { phrase })).join(', '),
              })
            }
          />
        }
        confirmLabel={t('confirm.publish')}
        cancelLabel={t('confirm.cancel')}
        onConfirm={confirm}
        onCancel={cancel}
      />
      <ConfirmDialog
        isOpen={snapshot.matches('confirmingCopy')}
        title={t('copy.title')}
        message={
          failure === null ? (
            ''
          ) : (
            <EnglishWords
              words={fields.title.trim()}
              sentence={(title) => wordsOf(failure, t('copy.text', { title })) ?? ''}
            />
          )
        }
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
        message={failure === null ? '' : <ServersWords text={problemText(failure)} />}
        okLabel={hasReachedLimit(failure) ? tc('cancel') : tc('ok')}
        action={{ label: tc('retry'), onPress: () => send({ type: 'retry.requested' }) }}
      />
      <ConflictDialog
        conflict={conflict}
        words={{
          fieldLabel: (field) => (isField(field) ? t(`field.${field}`) : field),
          fieldValue: valueWords,
        }}
      />
    </>
  );
}

/** A value of the form in words, of an entry of several parts the first. */
function valueWords(field: string, value: FormValue): string | undefined {
  if (typeof value === 'string' || typeof value === 'boolean') return undefined;
  const texts =
    field === 'essentialDuties'
      ? dutiesOf({ essentialDuties: value }).map(({ text }) => text)
      : field === 'keptPhrases'
        ? keptOf({ keptPhrases: value }).map(({ phrase }) => phrase)
        : value;
  return texts.join('; ');
}
