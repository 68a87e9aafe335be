import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toProblem } from '#src/api/client/problem.ts';
import { useSavedJobs, useSaveJob } from '#src/api/queries/savedJobs.ts';
import { ServersWords } from '#src/components/failure/ServersWords.tsx';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { tellSuccess } from '#src/components/success/tellSuccess.ts';
import { announce } from '#src/ui/announcer/announce.ts';

/** No list needs the dialog to be shown, so it loads after the list. */
const load = () => import('#src/ui/alertDialog/AlertDialog.tsx');
const AlertDialog = lazy(() => load().then((module) => ({ default: module.AlertDialog })));

export interface SaveToggle {
  isSaved: (jobId: string) => boolean;
  /** Saves or unsaves the job. The same function in every render. */
  toggle: (jobId: string, isSaving: boolean) => void;
}

/** The messages of the dialog. A second failure that comes while it is open is added. */
interface FailureDialog {
  readonly isOpen: boolean;
  readonly messages: readonly string[];
}

/**
 * Saving jobs on a page: the saved jobs, the change, and the dialog with its failures (section
 * 8), which the page renders once. A success stops nobody: the focus stays on the pressed button.
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
  const [failed, setFailed] = useState<FailureDialog>({ isOpen: false, messages: [] });
  useEffect(() => void load(), []);
  useEffect(() => {
    // A screen reader does not read an open dialog again, so a later message is announced.
    const added = failed.messages.slice(1).at(-1);
    if (failed.isOpen && added !== undefined) announce(added);
  }, [failed]);
  const toggle = useSaveJob(userGuid, ({ isSaving, failure }) => {
    if (failure === null) {
      tellSuccess(isSaving ? t('save.added') : t('save.removed'));
      return;
    }
    const message = problemText(toProblem(failure));
    setFailed(({ isOpen, messages }) => ({
      isOpen: true,
      messages: isOpen ? [...messages, message] : [message],
    }));
  });
  return {
    isSaved: (jobId) => saved?.has(jobId) ?? isListOfSaved,
    toggle,
    dialog:
      failed.messages.length === 0 ? null : (
        <Suspense fallback={null}>
          <AlertDialog
            isOpen={failed.isOpen}
            onClose={() => setFailed({ ...failed, isOpen: false })}
            kind="bad"
            title={tc('dialog.error')}
            message={failed.messages.map((message, index) => (
              <p key={index}>
                <ServersWords text={message} />
              </p>
            ))}
            okLabel={tc('ok')}
          />
        </Suspense>
      ),
  };
}
