import { useTranslation } from 'react-i18next';
import { isRefusal } from '#machines/failure.ts';
import { inOwnWords, toProblem } from '#src/api/client/problem.ts';
import { verifyAccount } from '#src/api/verifyAccount.ts';
import { useBusyAnnouncement } from '#src/components/announcement/useBusyAnnouncement.ts';
import { FailureNotice } from '#src/components/failure/FailureNotice.tsx';
import { Page } from '#src/components/page/Page.tsx';
import { PageLoading } from '#src/components/page/PageLoading.tsx';
import { useCall } from '#src/components/useCall.ts';
import { useLinkParams } from '#src/pages/public/useLinkParams.ts';
import { Verified } from '#src/pages/public/Verified.tsx';
import { useVerified } from '#src/pages/public/useVerified.ts';
import { VerifyByCode } from '#src/pages/public/VerifyByCode.tsx';
import { signUpEmail } from '#src/session/ownSignUp.ts';
import { Button } from '#src/ui/button/Button.tsx';

/**
 * The link of the mail ends here with user and token; without them the code is asked for. Where
 * this page is open already, the browser changes only what is behind the #: it starts again.
 */
export default function VerifyAccountPage() {
  const link = useLinkParams();
  return <VerifyAccount key={link.toString()} link={link} />;
}

function VerifyAccount({ link: query }: { link: URLSearchParams }) {
  const { t: ta } = useTranslation('account');
  const { t: tc } = useTranslation();
  const { goOn, isGoingOn } = useVerified();
  const user = query.get('user');
  const token = query.get('token');
  const byLink = useCall(
    async () => goOn(await verifyAccount(user ?? '', token ?? '')),
    Boolean(user && token),
  );
  useBusyAnnouncement(byLink.isCalling, ta('verify.busy'));

  if (byLink.isCalling || isGoingOn)
    return (
      <Page title={ta('verify.title')} step="link">
        <PageLoading />
      </Page>
    );
  if (byLink.isDone) return <Verified />;
  // The link is as good as it was. Nothing was typed, so the words of a form do not fit.
  if (byLink.failure && !isRefusal(byLink.failure))
    return (
      <Page title={ta('verify.title')} step="failed">
        <FailureNotice
          text={ta('verify.notChecked')}
          actions={
            <Button look="primary" onPress={byLink.start}>
              {tc('retry')}
            </Button>
          }
        />
      </Page>
    );
  return (
    <VerifyByCode
      email={query.get('email') ?? signUpEmail()}
      // Only the status is known here: the link is old, used or cut.
      problem={
        byLink.failure?.status
          ? inOwnWords(ta('verify.linkFailed'), toProblem(null, byLink.failure.status))
          : null
      }
    />
  );
}
