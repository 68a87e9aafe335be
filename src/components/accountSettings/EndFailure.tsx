import { useTranslation } from 'react-i18next';
import { FailureNotice, type FailedCall } from '#src/components/failure/FailureNotice.tsx';
import { useProblemText } from '#src/components/failure/useProblemText.ts';

/** Says beside its button that a session could not be ended; the button tries again. */
export function EndFailure(call: FailedCall) {
  const { t } = useTranslation('account');
  const problemText = useProblemText();
  const { problem } = call;
  if (problem === null) return null;
  return <FailureNotice text={`${t('sessions.notEnded')} ${problemText(problem)}`} call={call} />;
}
