import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '#machines/failure.ts';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { announce } from '#src/ui/announcer/announce.ts';
import { Notice } from '#src/ui/notice/Notice.tsx';

/** Says beside its button that a session could not be ended; the button tries again. */
export function EndFailure({ failure }: { failure: Failure | null }) {
  const { t } = useTranslation('account');
  const { t: tc } = useTranslation();
  const problemText = useProblemText();
  const text = failure && `${t('sessions.notEnded')} ${problemText(failure)}`;
  // A second failure is announced again, with the same words.
  useEffect(() => {
    if (failure) announce(text ?? '', { assertive: true });
  }, [failure, text]);
  if (text === null) return null;
  return (
    <Notice kind="bad" word={tc('kind.bad')}>
      {text}
    </Notice>
  );
}
