import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { homeRoute, roleFromSignIn } from '#domain/roles.ts';
import { sessionOf } from '#machines/session/session.ts';
import type { SignInAnswer } from '#machines/session/sessionTypes.ts';
import { session } from '#src/session/session.ts';
import { announce } from '#src/ui/announcer/announce.ts';

/**
 * What follows once an address is verified: the browser that signed up goes on as after a sign-in.
 * Any other, for whom the answer is null, stays on the page that leads to the sign-in.
 */
export function useVerified() {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const [isGoingOn, setGoingOn] = useState(false);
  const goOn = (answer: SignInAnswer | null) => {
    // Somebody may have signed in in another tab meanwhile; they are not replaced.
    if (answer === null || sessionOf(session.getSnapshot()) !== null) return;
    setGoingOn(true);
    announce(t('verify.done'));
    session.send({ type: 'session.received', answer });
    // In place of this page, which has nothing more to do when Back leads to it.
    void navigate(homeRoute(roleFromSignIn(answer.role)), { replace: true });
  };
  /** isGoingOn: the next page is loading, and this one stays as it is. */
  return { goOn, isGoingOn };
}
