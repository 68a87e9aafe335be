import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openUserApi } from '#src/api/clients.ts';
import { call, type Problem, toProblem } from '#src/api/problem.ts';
import { DemoMailboxNote } from '#src/components/DemoMailboxNote.tsx';
import { FailureNotice } from '#src/components/FailureNotice.tsx';
import { looksLikeEmail } from '#src/components/emailRule.ts';
import { Page } from '#src/components/Page.tsx';
import { useFields } from '#src/components/useFields.ts';
import { useProblemText } from '#src/components/useProblemText.ts';
import { CodeField, looksLikeCode } from '#src/pages/public/CodeField.tsx';
import { announce } from '#src/ui/announcer/announce.ts';
import { paths } from '#src/paths.ts';
import { AppLink } from '#src/ui/appLink/AppLink.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { ErrorSummary } from '#src/ui/errorSummary/ErrorSummary.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { Notice } from '#src/ui/notice/Notice.tsx';
import { TextField } from '#src/ui/textField/TextField.tsx';

interface VerifyByCodeProps {
  /** From the sign-up or the sign-in; empty when the page was opened by itself. */
  email: string;
  /** What went wrong before this form was shown. */
  problem: Problem | null;
  onVerify: (email: string, code: string) => Promise<void>;
}

/** The six digits of the mail, and a new mail for those who lost it. */
export function VerifyByCode({ email, problem: before, onVerify }: VerifyByCodeProps) {
  const { t } = useTranslation('auth');
  const { t: ta } = useTranslation('account');
  const { t: tc } = useTranslation();
  const problemText = useProblemText();
  const [resentTo, setResentTo] = useState<string | null>(null);
  const [isResending, setResending] = useState(false);
  // What went wrong before stands here until the first try of any kind.
  const [hasTried, setTried] = useState(false);
  const fields = useFields({
    id: 'verify',
    initial: { email, code: '' },
    validate: (values) => ({
      email: looksLikeEmail(values.email) ? undefined : t('error.email'),
      code: looksLikeCode(values.code) ? undefined : t('error.code'),
    }),
  });
  const problem = fields.problem ?? (hasTried ? null : before);
  const to = fields.values.email.trim();

  const verify = () => {
    setTried(true);
    setResentTo(null);
    return fields.submit(() => onVerify(to, fields.values.code.trim()));
  };
  const resend = async () => {
    setTried(true);
    setResentTo(null);
    if (!looksLikeEmail(to)) {
      fields.setProblem({ ...toProblem(null), detail: ta('verify.needEmail') });
      return;
    }
    setResending(true);
    await fields.run(async () => {
      await call(openUserApi.POST('/sendVerificationLink', { body: { email: to } }));
      setResentTo(to);
      announce(ta('verify.resent', { email: to }));
    });
    setResending(false);
  };

  return (
    <Page
      title={ta('verify.title')}
      lead={email ? ta('verify.leadSent', { email }) : ta('verify.lead')}
    >
      <DemoMailboxNote />
      {problem ? <FailureNotice text={problemText(problem)} /> : null}
      {resentTo ? (
        <Notice kind="good" word={tc('kind.good')}>
          {ta('verify.resent', { email: resentTo })}
        </Notice>
      ) : null}
      <ErrorSummary title={t('summaryTitle')} errors={fields.links} attempt={fields.attempt} />
      <Form onSubmit={() => void verify()} aria-label={ta('verify.title')}>
        <TextField
          {...fields.field('email')}
          label={t('email')}
          requiredWord={tc('required')}
          type="email"
          autoComplete="email"
        />
        <CodeField {...fields.field('code')} />
        <Button
          type="submit"
          look="primary"
          isBusy={fields.isBusy && !isResending}
          isUnavailable={isResending}
        >
          {ta('verify.submit')}
        </Button>
      </Form>
      <div>
        <Button
          isBusy={isResending}
          isUnavailable={fields.isBusy && !isResending}
          onPress={() => void resend()}
        >
          {ta('verify.resend')}
        </Button>
      </div>
      <p>
        {ta('verify.verified')} <AppLink href={paths.login}>{tc('signInLink')}</AppLink>
      </p>
    </Page>
  );
}
