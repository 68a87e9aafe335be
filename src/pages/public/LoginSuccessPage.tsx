import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { homeRoute, isRole, ROLE, roleFromSignIn } from '#domain/roles.ts';
import type { Failure } from '#machines/failure.ts';
import { roleOf } from '#machines/session/session.ts';
import { finishSocialSignIn } from '#src/api/socialSignIn.ts';
import { forgetTrip, keptTrip, type SocialTrip } from '#src/api/socialTrip.ts';
import { FailureNotice } from '#src/components/failure/FailureNotice.tsx';
import { Page } from '#src/components/page/Page.tsx';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { wayBack } from '#src/components/page/wayBack.ts';
import { useCall } from '#src/components/useCall.ts';
import { AlreadySignedIn } from '#src/pages/public/AlreadySignedIn.tsx';
import { SocialSignIn } from '#src/pages/public/SocialSignIn.tsx';
import { paths } from '#src/paths.ts';
import { carryTo } from '#src/tab/carried.ts';
import { session } from '#src/session/session.ts';
import { useSession } from '#src/session/useSession.ts';
import { settings } from '#src/settings.ts';
import { announce } from '#src/ui/announcer/announce.ts';
import { Loading } from '#src/components/waiting/Loading.tsx';
import { LoneLink } from '#src/ui/loneLink/LoneLink.tsx';
import { Notice } from '#src/ui/notice/Notice.tsx';

interface NotSignedInProps {
  readonly problem: Failure;
  /** What was asked for, so that it can be asked for again. */
  readonly trip: SocialTrip | null;
}

/**
 * Where the sign-in provider sends people back to, with a code, or with an error when they
 * cancelled.
 */
export default function LoginSuccessPage() {
  const { t } = useTranslation('social');
  const navigate = useNavigate();
  const role = useSession(roleOf);
  const [wasIn] = useState(role);
  const [back] = useState(() => new URLSearchParams(window.location.search));
  const [trip] = useState(keptTrip);
  const finishing = useCall(async () => {
    // The code works once, and is nothing to keep in an address; the trip works once as well.
    void navigate(paths.loginSuccess, { replace: true });
    forgetTrip();
    if (wasIn !== null) return;
    const answer = await finishSocialSignIn(trip, back);
    // Only the sign-up asks for a role.
    if (trip?.role === ROLE.candidate) carryTo(answer.userDetails.Email);
    session.send({ type: 'session.received', answer });
    const home = homeRoute(roleFromSignIn(answer.role));
    void navigate(wayBack(trip, home), { replace: true });
  }, true);

  if (wasIn !== null && role !== null) return <AlreadySignedIn role={role} />;
  if (finishing.failure === null)
    return (
      <Page title={t('title')} step="waiting">
        <Loading label={t('title')} isLoading loadingText={t('busy')} doneText="">
          {null}
        </Loading>
      </Page>
    );
  return <NotSignedIn problem={finishing.failure} trip={trip} />;
}

/** The error, with two choices: the same sign-in again, from the start, and the sign-in page. */
function NotSignedIn({ problem, trip }: NotSignedInProps) {
  const { t } = useTranslation('social');
  const { t: tc } = useTranslation();
  const problemText = useProblemText();
  const name = settings.socialProvider ?? '';
  const known: Record<string, string> = {
    social_elsewhere: t('elsewhere'),
    social_refused: t('refused', { name }),
    unexpected: t('notAccepted'),
  };
  const role = trip?.role;
  // No error, because the person cancelled. Announced anyway, because only the heading has the
  // focus.
  const stopped = problem.code === 'social_stopped' ? t('stopped', { name }) : '';
  useEffect(() => {
    if (stopped !== '') announce(stopped);
  }, [stopped]);
  return (
    <Page title={t('failed')} step="failed">
      {stopped ? (
        <Notice kind="info" word={tc('kind.info')}>
          {stopped}
        </Notice>
      ) : (
        <FailureNotice text={known[problem.code] ?? problemText(problem)} />
      )}
      <SocialSignIn
        look="primary"
        role={isRole(role) ? role : null}
        returnTo={trip?.returnTo ?? null}
        reopenText={problem.code === 'account_closed' ? t('reopen', { name }) : null}
      />
      <div>
        <LoneLink href={paths.login}>{t('anotherWay')}</LoneLink>
      </div>
    </Page>
  );
}
