import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Role } from '#domain/roles.ts';
import { type Problem, toProblem } from '#src/api/problem.ts';
import { FailureNotice } from '#src/components/failure/FailureNotice.tsx';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { settings } from '#src/settings.ts';
import { announce } from '#src/ui/announcer/announce.ts';
import { Button, type ButtonLook } from '#src/ui/button/Button.tsx';

interface SocialSignInProps {
  /** Which kind of account to make when there is none; null where that is not asked. */
  role?: Role | null;
  /** Where to go on afterwards, when the session had ended there. */
  returnTo?: string | null;
  look?: ButtonLook;
}

/**
 * The button of the sign-in provider, when one is configured. Its code is loaded when it is
 * pressed.
 */
export function SocialSignIn({ role = null, returnTo = null, look = 'quiet' }: SocialSignInProps) {
  const { t } = useTranslation('auth');
  const problemText = useProblemText();
  const [isLeaving, setLeaving] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  // A person who comes back by the browser's Back may find the page as they left it.
  useEffect(() => {
    const wake = () => setLeaving(false);
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, []);
  const name = settings.socialProvider;
  if (name === null) return null;

  const leave = async () => {
    setProblem(null);
    setLeaving(true);
    announce(t('social.leaving', { name }));
    try {
      const { startSocialSignIn } = await import('#src/api/socialSignIn.ts');
      await startSocialSignIn({ role, returnTo });
    } catch (failure) {
      setProblem(toProblem(failure));
      setLeaving(false);
    }
  };
  return (
    <>
      {problem ? <FailureNotice text={problemText(problem)} /> : null}
      <div>
        <Button look={look} isBusy={isLeaving} onPress={() => void leave()}>
          {t('social.continue', { name })}
        </Button>
      </div>
    </>
  );
}
