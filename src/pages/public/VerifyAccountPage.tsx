import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { openUserApi } from '#src/api/clients.ts';
import { call, type Problem, toProblem } from '#src/api/problem.ts';
import { verifyAccount } from '#src/api/verifyAccount.ts';
import { Page } from '#src/components/page/Page.tsx';
import { PageLoading } from '#src/components/page/PageLoading.tsx';
import { paths } from '#src/paths.ts';
import { VerifyByCode } from '#src/pages/public/VerifyByCode.tsx';
import { announce } from '#src/ui/announcer/announce.ts';
import { LinkButton } from '#src/ui/linkButton/LinkButton.tsx';

type Stage = 'byLink' | 'byCode' | 'done';

/** The link of the mail ends here with user and token; without them the code is asked for. */
export default function VerifyAccountPage() {
  const { t: ta } = useTranslation('account');
  const { t: tc } = useTranslation();
  const [query] = useSearchParams();
  const signUp = signUpIn(useLocation().state);
  const user = query.get('user');
  const token = query.get('token');
  const [stage, setStage] = useState<Stage>(user && token ? 'byLink' : 'byCode');
  const [problem, setProblem] = useState<Problem | null>(null);

  useEffect(() => {
    if (!user || !token) return;
    let stopped = false;
    announce(ta('verify.busy'));
    verifyAccount(user, token).then(
      () => !stopped && setStage('done'),
      (failure: unknown) => {
        if (stopped) return;
        const { status } = toProblem(failure);
        // Only the status is known here: no answer at all, or a link that is old, used or cut.
        setProblem(
          status === 0
            ? toProblem(failure)
            : { ...toProblem(null, status), detail: ta('verify.linkFailed') },
        );
        setStage('byCode');
      },
    );
    return () => {
      stopped = true;
    };
  }, [user, token, ta]);

  const verifyCode = async (email: string, code: string) => {
    await call(openUserApi.POST('/verifyOTP', { body: { email, code, ...signUp } }));
    setStage('done');
  };

  if (stage === 'byLink')
    return (
      <Page title={ta('verify.title')} step="link">
        <PageLoading />
      </Page>
    );
  if (stage === 'done')
    return (
      <Page title={ta('verify.done')} lead={ta('verify.doneText')} step="done">
        <div>
          <LinkButton look="primary" href={paths.login}>
            {tc('signInLink')}
          </LinkButton>
        </div>
      </Page>
    );
  return (
    <VerifyByCode
      email={query.get('email') ?? ''}
      signUp={signUp}
      problem={problem}
      onVerify={verifyCode}
    />
  );
}

/** The sign-up of this tab, which the history entry holds. */
function signUpIn(state: unknown): { readonly signUp?: string } {
  const token: unknown = typeof state === 'object' && state ? Reflect.get(state, 'signUp') : null;
  return typeof token === 'string' ? { signUp: token } : {};
}
