import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Role } from '#domain/roles.ts';
import { FailureNotice } from '#src/components/failure/FailureNotice.tsx';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { useCall } from '#src/components/useCall.ts';
import { settings } from '#src/settings.ts';
import { announce } from '#src/ui/announcer/announce.ts';
import { Button, type ButtonLook } from '#src/ui/button/Button.tsx';

interface SocialSignInProps {
  /** Which kind of account to make when there is none; null where that is not asked. */
  role?: Role | null;
  /** Where to go on afterwards, when the session had ended there. */
  returnTo?: string | null;
  look?: ButtonLook;
  /** To open an account again that its owner closed, with these words on the button. */
  reopenText?: string | null;
}

/**
 * The button of the sign-in provider, when one is configured. Its code is loaded when it is
 * pressed.
 */
export function SocialSignIn({
  role = null,
  returnTo = null,
  look = 'quiet',
  reopenText = null,
}: SocialSignInProps) {
  const { t } = useTranslation('auth');
  const problemText = useProblemText();
  const leaving = useCall(async () => {
    const { startSocialSignIn } = await import('#src/api/socialSignIn.ts');
    await startSocialSignIn({ role, returnTo, isReopened: reopenText !== null });
  });
  // A person who comes back by the browser's Back may find the page as they left it.
  const { forget } = leaving;
  useEffect(() => {
    window.addEventListener('pageshow', forget);
    return () => window.removeEventListener('pageshow', forget);
  }, [forget]);
  const name = settings.socialProvider;
  if (name === null) return null;

  const leave = () => {
    announce(t('social.leaving', { name }));
    leaving.start();
  };
  return (
    <>
      {leaving.failure ? (
        <FailureNotice
          text={problemText(leaving.failure)}
          call={{ problem: leaving.failure, submit: leave, dismiss: leaving.forget }}
        />
      ) : null}
      <div>
        <Button look={look} isBusy={leaving.isCalling || leaving.isDone} onPress={leave}>
          {reopenText ?? t('social.continue', { name })}
        </Button>
      </div>
    </>
  );
}
