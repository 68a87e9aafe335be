import { useTranslation } from 'react-i18next';
import { openUserApi } from '#src/api/client/clients.ts';
import { call } from '#src/api/client/problem.ts';
import { readSignInAnswer } from '#src/api/signInAnswer.ts';
import { FailureNotice } from '#src/components/failure/FailureNotice.tsx';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { useCall } from '#src/components/useCall.ts';
import { session } from '#src/session/session.ts';
import { announce } from '#src/ui/announcer/announce.ts';
import { Button } from '#src/ui/button/Button.tsx';

/** Opens an account again that its owner closed, with what they have just signed in with. */
export function ReopenAccount({ email, password }: { email: string; password: string }) {
  const { t } = useTranslation('auth');
  const { t: tc } = useTranslation();
  const problemText = useProblemText();
  const opening = useCall(async () => {
    const body = { Email: email, Password: password, Reopen: true };
    const answer = readSignInAnswer(await call(openUserApi.POST('/signIn', { body })));
    announce(t('login.reopened'));
    session.send({ type: 'session.received', answer });
  });
  const open = () => {
    announce(tc('wait'), { isWait: true });
    opening.start();
  };
  return (
    <>
      {opening.failure ? (
        <FailureNotice
          text={problemText(opening.failure)}
          call={{ problem: opening.failure, submit: open, dismiss: opening.forget }}
        />
      ) : null}
      <Button isBusy={opening.isCalling || opening.isDone} onPress={open}>
        {t('login.reopen')}
      </Button>
    </>
  );
}
