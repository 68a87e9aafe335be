import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toProblem } from '#src/api/problem.ts';
import { useSavedJobs, useSaveJob } from '#src/api/queries/savedJobs.ts';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { announce } from '#src/ui/announcer/announce.ts';

/** No list needs the dialog to be shown, so it loads after the list. */
const load = () => import('#src/ui/alertDialog/AlertDialog.tsx');
const AlertDialog = lazy(() => load().then((module) => ({ default: module.AlertDialog })));

export interface SaveToggle {
  isSaved: (jobId: string) => boolean;
  /** Saves or unsaves the job. The same function in every render. */
  toggle: (jobId: string, isSaving: boolean) => void;
}

/** The messages of the dialog. A second result that comes while it is open is added. */
interface SaveDialog {
  readonly isOpen: boolean;
  readonly isGood: boolean;
  readonly messages: readonly string[];
}

/**
 * Saving jobs on a page: the saved jobs, the change, and the dialog with its result (section
 * 8), which the page renders once. The focus returns to the pressed button.
 * @param isListOfSaved whether jobs count as saved until the saved jobs are known
 */
export function useSaveToggle(
  userGuid: string,
  isListOfSaved = false,
): SaveToggle & { dialog: ReactNode } {
  const { t } = useTranslation('jobs');
  const { t: tc } = useTranslation();
  const problemText = useProblemText();
  const saved = useSavedJobs(userGuid);
  const [shown, setShown] = useState<SaveDialog>({ isOpen: false, isGood: true, messages: [] });
  useEffect(() => void load(), []);
  useEffect(() => {
    // A screen reader does not read an open dialog again, so a later message is announced.
    const added = shown.messages.slice(1).at(-1);
    if (shown.isOpen && added !== undefined) announce(added);
  }, [shown]);
  const toggle = useSaveJob(userGuid, ({ isSaving, failure }) => {
    const isGood = failure === null;
    const done = isSaving ? t('save.added') : t('save.removed');
    const message = isGood ? done : problemText(toProblem(failure));
    setShown((before) =>
      before.isOpen
        ? {
            isOpen: true,
            isGood: before.isGood && isGood,
            messages: [...before.messages, message],
          }
        : { isOpen: true, isGood, messages: [message] },
    );
  });
  return {
    isSaved: (jobId) => saved?.has(jobId) ?? isListOfSaved,
    toggle,
    dialog:
      shown.messages.length === 0 ? null : (
        <Suspense fallback={null}>
          <AlertDialog
            isOpen={shown.isOpen}
            onClose={() => setShown({ ...shown, isOpen: false })}
            kind={shown.isGood ? 'good' : 'bad'}
            title={shown.isGood ? tc('dialog.success') : tc('dialog.error')}
            message={shown.messages.map((message, index) => (
              <p key={index}>{message}</p>
            ))}
            okLabel={tc('ok')}
          />
        </Suspense>
      ),
  };
}
