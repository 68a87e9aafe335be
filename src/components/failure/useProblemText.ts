import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useServersWords } from '#src/components/failure/useServersWords.ts';

/** The common part of a call's Problem and a machine's Failure. */
interface Told {
  readonly code: string;
  readonly detail: string | null;
}

/** The text of a failure: our own sentence for its code, else the server's, else a general one. */
export function useProblemText(): (problem: Told) => string {
  const { t } = useTranslation();
  const wordsOf = useServersWords();
  return useCallback(
    ({ code, detail }) => {
      const known: Record<string, string> = {
        no_connection: t('problem.noConnection'),
        timed_out: t('problem.timedOut'),
        too_many: wordsOf({ code, detail }) ?? t('problem.tooMany'),
        internal: t('problem.internal'),
        already_signed_in: t('problem.alreadySignedIn'),
        not_signed_in: t('problem.notSignedIn'),
      };
      return known[code] ?? wordsOf({ code, detail }) ?? t('problem.unexpected');
    },
    [t, wordsOf],
  );
}
