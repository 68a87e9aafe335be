import { useTranslation } from 'react-i18next';
import type { useAutosave } from '#src/components/autosave/useAutosave.ts';
import { hasReachedLimit } from '#src/components/failure/FailureNotice.tsx';
import { ServersWords } from '#src/components/failure/ServersWords.tsx';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { ConflictDialog } from '#src/components/section/ConflictDialog.tsx';
import type { SectionWords } from '#src/components/section/sectionTypes.ts';
import { AlertDialog } from '#src/ui/alertDialog/AlertDialog.tsx';

interface AutosaveDialogsProps {
  form: Pick<ReturnType<typeof useAutosave>, 'failure' | 'conflict' | 'dismiss' | 'retry'>;
  words: Pick<SectionWords, 'fieldLabel' | 'fieldValue'>;
}

/** The dialogs of a form that saves itself: a save that failed, and a change made elsewhere. */
export function AutosaveDialogs({ form, words }: AutosaveDialogsProps) {
  const { t } = useTranslation();
  // They must not take the page away while their words load.
  useTranslation('section');
  const problemText = useProblemText();
  const { failure, retry } = form;
  return (
    <>
      <AlertDialog
        isOpen={failure !== null}
        onClose={form.dismiss}
        kind="bad"
        title={t('dialog.error')}
        message={failure === null ? '' : <ServersWords text={problemText(failure)} />}
        okLabel={hasReachedLimit(failure) ? t('cancel') : t('ok')}
        action={{ label: t('retry'), onPress: retry }}
      />
      <ConflictDialog conflict={form.conflict} words={words} />
    </>
  );
}
