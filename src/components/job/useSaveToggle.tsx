import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toProblem } from '#src/api/problem.ts';
import { useSavedJobs, useSaveJob } from '#src/api/queries/savedJobs.ts';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { announce } from '#src/ui/announcer/announce.ts';

/** Nobody waits for the dialog to see a list of jobs; it is fetched once the list is there. */
const load = () => import('#src/ui/alertDialog/AlertDialog.tsx');
const AlertDialog = lazy(() => load().then((module) => ({ default: module.AlertDialog })));

export interface SaveToggle {
  isSaved: (sourceGUID: string) => boolean;
  /**
   * Does what the button says: saves the job, or takes it out. The same function in every draw.
   */
  toggle: (sourceGUID: string, isSaving: boolean) => void;
}

/**
 * What the dialog says. Of a second job whose outcome comes while it is open, it says that as
 * well.
 */
interface Told {
  readonly isOpen: boolean;
  readonly isGood: boolean;
  readonly messages: readonly string[];
}

/**
 * Saving jobs on a page: what is saved, the change, and the dialog that says what became of it
 * (section 8), to be drawn once. Focus goes back to the button that was pressed.
 * @param isListOfSaved whether a job counts as saved until it is known which are
 */
export function useSaveToggle(
  userGuid: string,
  isListOfSaved = false,
): SaveToggle & { dialog: ReactNode } {
  const { t } = useTranslation('jobs');
  const { t: tc } = useTranslation();
  const problemText = useProblemText();
  const saved = useSavedJobs(userGuid);
  const [told, setTold] = useState<Told>({ isOpen: false, isGood: true, messages: [] });
  useEffect(() => void load(), []);
  useEffect(() => {
    // An open dialog is not read again.
    const added = told.messages.slice(1).at(-1);
    if (told.isOpen && added !== undefined) announce(added);
  }, [told]);
  const toggle = useSaveJob(userGuid, ({ isSaving, failure }) => {
    const isGood = failure === null;
    const done = isSaving ? t('save.added') : t('save.removed');
    const message = isGood ? done : problemText(toProblem(failure));
    setTold((before) =>
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
    isSaved: (sourceGUID) => saved?.has(sourceGUID) ?? isListOfSaved,
    toggle,
    dialog:
      told.messages.length === 0 ? null : (
        <Suspense fallback={null}>
          <AlertDialog
            isOpen={told.isOpen}
            onClose={() => setTold({ ...told, isOpen: false })}
            kind={told.isGood ? 'good' : 'bad'}
            title={told.isGood ? tc('dialog.success') : tc('dialog.error')}
            message={told.messages.map((message, index) => (
              <p key={index}>{message}</p>
            ))}
            okLabel={tc('ok')}
          />
        </Suspense>
      ),
  };
}
