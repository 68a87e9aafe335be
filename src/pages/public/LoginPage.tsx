import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { waitFor } from 'xstate';
import { homeRoute } from '#domain/roles.ts';
import { roleOf, type SessionSnapshot } from '#machines/session/session.ts';
import { FormErrors } from '#src/components/form/FormErrors.tsx';
import { useEmailMessage } from '#src/components/form/useEmailMessage.ts';
import { Page } from '#src/components/page/Page.tsx';
import { PageLoading } from '#src/components/page/PageLoading.tsx';
import { PasswordInput } from '#src/components/password/PasswordInput.tsx';
import { useForm } from '#src/components/form/useForm.ts';
import {
  hasEndedThere,
  isAccountClosed,
  returnToOf,
  wayBack,
} from '#src/components/page/wayBack.ts';
import { paths } from '#src/paths.ts';
import { signUpEmail } from '#src/session/ownSignUp.ts';
import { session } from '#src/session/session.ts';
import { useSession } from '#src/session/useSession.ts';
import { settings } from '#src/settings.ts';
import { AppLink } from '#src/ui/appLink/AppLink.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { LoneLink } from '#src/ui/loneLink/LoneLink.tsx';
import { Notice } from '#src/ui/notice/Notice.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { TextField } from '#src/ui/textField/TextField.tsx';

/** Few come here with a session. */
const AlreadySignedIn = lazy(() =>
  import('#src/pages/public/AlreadySignedIn.tsx').then((module) => ({
    default: module.AlreadySignedIn,
  })),
);
/** Only for who closed the account. */
const ReopenAccount = lazy(() =>
  import('#src/pages/public/ReopenAccount.tsx').then((module) => ({
    default: module.ReopenAccount,
  })),
);
/** Without its file there is still the form, as after a session's end without a network. */
const without = () => ({ default: (_props: object) => null });
/** Only where another provider is set up. */
const SocialSignIn = lazy<ComponentType<{ returnTo: string | null }>>(() =>
  import('#src/pages/public/SocialSignIn.tsx').then(
    (module) => ({ default: module.SocialSignIn }),
    without,
  ),
);

/** Only in a browser that knows passkeys. */
const PasskeySignIn = lazy<ComponentType<{ onAsk: () => void }>>(() =>
  import('#src/pages/public/PasskeySignIn.tsx').then(
    (module) => ({ default: module.PasskeySignIn }),
    without,
  ),
);

/** The sign-in. Says why a session ended, and goes on to the page where it did. */
export default function LoginPage() {
  const { t } = useTranslation('auth');
  const { t: tc } = useTranslation();
  const { state, key } = useLocation();
  const navigate = useNavigate();
  const role = useSession(roleOf);
  const failure = useSession((snapshot) => snapshot.context.failure);
  const reason = useSession((snapshot) => snapshot.context.reason);

  /** The entry of the history where somebody signed in. */
  const [triedAt, setTriedAt] = useState<string | null>(null);
  const emailMessage = useEmailMessage();
  const [knownEmail] = useState(signUpEmail);
  const form = useForm({
    id: 'login',
    initial: { Email: knownEmail, Password: '' },
    validate: (values) => ({
      Email: emailMessage(values.Email, t('error.email')),
      Password: values.Password === '' ? t('error.password') : undefined,
    }),
    send: async ({ Email, Password }) => {
      setTriedAt(key);
      session.send({ type: 'signIn.requested', Email: Email.trim(), Password });
      const snapshot = await waitFor(session, (now) => !now.matches('signingIn'));
      if (roleOf(snapshot) === null) throw snapshot.context.failure;
    },
  });
  // Back, while the first page still loads, leads to another entry of the history: nothing
  // leads on from there.
  const hasTried = triedAt === key;

  // Signed in in another tab: who was to sign in here goes on here too.
  const isAskedFor = returnToOf(state) !== null;
  const leadsOn = hasTried || isAskedFor;

  // Redirects once, and only after a sign-in: the session can change again while the next page
  // loads.
  useEffect(() => {
    const goOn = (snapshot: SessionSnapshot) => {
      const now = roleOf(snapshot);
      if (!leadsOn || now === null || !snapshot.matches({ signedIn: 'fresh' })) return;
      subscription.unsubscribe();
      // In place of the sign-in, which Back must not lead to.
      void navigate(wayBack(state, homeRoute(now)), { replace: true });
    };
    const subscription = session.subscribe(goOn);
    // It may have happened while this page was loading.
    if (!hasTried) goOn(session.getSnapshot());
    return () => subscription.unsubscribe();
  }, [hasTried, leadsOn, navigate, state]);

  if (role !== null && !leadsOn)
    return (
      <Suspense fallback={<PageLoading />}>
        <AlreadySignedIn role={role} />
      </Suspense>
    );

  // After a reload the reason is lost, but the way back still says whether a session ended.
  const isAsked = returnToOf(state) !== null && !hasEndedThere(state);
  const ended = isAccountClosed(state)
    ? t('login.closed')
    : reason === 'idle'
      ? t('login.idle')
      : reason === 'expired' ||
          reason === 'refused' ||
          reason === 'elsewhere' ||
          (reason === 'never' && hasEndedThere(state))
        ? t('login.expired')
        : isAsked
          ? t('login.asked')
          : null;
  return (
    <Page title={t('login.title')} lead={t('login.lead')}>
      {ended !== null && !failure ? (
        <Notice kind="info" word={tc('kind.info')}>
          {ended}
        </Notice>
      ) : null}
      <FormErrors
        // The session's own: it may have failed before this page.
        form={{
          ...form,
          // What the device says stands at its button.
          problem: failure?.code.startsWith('device_') ? null : failure,
          dismiss: () => session.send({ type: 'failure.dismissed' }),
        }}
        title={t('summaryTitle')}
        actions={
          failure?.code === 'not_verified' ? (
            <LoneLink
              href={`${paths.verifyAccount}?email=${encodeURIComponent(form.values.Email.trim())}`}
            >
              {t('login.verify')}
            </LoneLink>
          ) : failure?.code === 'account_closed' ? (
            <Suspense fallback={<Skeleton lines={1} isControl />}>
              <ReopenAccount email={form.values.Email.trim()} password={form.values.Password} />
            </Suspense>
          ) : null
        }
      />
      <Form onSubmit={form.submit} aria-label={t('login.title')}>
        <TextField
          {...form.field('Email')}
          label={t('email')}
          requiredWord={tc('required')}
          type="email"
          autoComplete="username"
        />
        <PasswordInput
          {...form.field('Password')}
          label={t('password')}
          requiredWord={tc('required')}
          autoComplete="current-password"
        />
        <Button type="submit" look="primary" isBusy={form.isBusy || role !== null}>
          {t('login.submit')}
        </Button>
      </Form>
      {'PublicKeyCredential' in window ? (
        <Suspense fallback={<Skeleton lines={1} isControl />}>
          <PasskeySignIn onAsk={() => setTriedAt(key)} />
        </Suspense>
      ) : null}
      {settings.socialProvider === null ? null : (
        <Suspense fallback={<Skeleton lines={1} isControl />}>
          <SocialSignIn returnTo={returnToOf(state)} />
        </Suspense>
      )}
      <div>
        <LoneLink href={paths.resetPassword}>{t('login.forgot')}</LoneLink>
      </div>
      <p>
        {t('login.new')} <AppLink href={paths.register}>{tc('createAccountLink')}</AppLink>
      </p>
    </Page>
  );
}
