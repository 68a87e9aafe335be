import { lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toProblem } from '#src/api/problem.ts';
import {
  type SavedJobs,
  savedJobsKey,
  useSavedJobs,
  useSaveJob,
} from '#src/api/queries/savedJobs.ts';
import { useProblemText } from '#src/components/useProblemText.ts';

/** Nobody waits for the dialog to see a list of jobs; it is fetched once the list is there. */
const load = () => import('#src/ui/AlertDialog.tsx');
const AlertDialog = lazy(() => load().then((module) => ({ default: module.AlertDialog })));

export interface SaveToggle {
  isSaved: (sourceGUID: string) => boolean;
  toggle: (sourceGUID: string) => void;
}

/**
 * Saving jobs on a page: what is saved, the change, and the dialog that says what became of it (section 8), to be drawn
 * once. Focus goes back to the button that was pressed.
 */
export function useSaveToggle(userGuid: string): SaveToggle & { dialog: ReactNode } {
  const { t } = useTranslation('jobs');
  const { t: tc } = useTranslation();
  const problemText = useProblemText();
  const { data: saved } = useSavedJobs(userGuid);
  const { mutate } = useSaveJob(userGuid);
  // Kept while the dialog fades, so that its words do not change on the way out.
  const [told, setTold] = useState({ isOpen: false, isGood: true, message: '' });
  useEffect(() => void load(), []);
  const client = useQueryClient();
  // Stays the same while jobs are saved, so that the cards of the others need not be drawn again.
  const toggle = useCallback(
    (sourceGUID: string) => {
      const savedId = client.getQueryData<SavedJobs>(savedJobsKey(userGuid))?.get(sourceGUID);
      // null: the same job is being saved this moment.
      if (savedId === null) return;
      mutate(
        { sourceGUID, savedId: savedId ?? null },
        {
          onSuccess: () =>
            setTold({
              isOpen: true,
              isGood: true,
              message: savedId === undefined ? t('save.added') : t('save.removed'),
            }),
          onError: (failure) =>
            setTold({ isOpen: true, isGood: false, message: problemText(toProblem(failure)) }),
        },
      );
    },
    [client, userGuid, mutate, t, problemText],
  );
  return {
    isSaved: (sourceGUID) => saved?.has(sourceGUID) ?? false,
    toggle,
    dialog:
      told.message === '' ? null : (
        <Suspense fallback={null}>
          <AlertDialog
            isOpen={told.isOpen}
            onClose={() => setTold({ ...told, isOpen: false })}
            kind={told.isGood ? 'good' : 'bad'}
            title={told.isGood ? tc('dialog.success') : tc('dialog.error')}
            message={told.message}
            okLabel={tc('ok')}
          />
        </Suspense>
      ),
  };
}
