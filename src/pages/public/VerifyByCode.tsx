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
import { announce } from '#src/ui/announce.ts';
import { Button } from '#src/ui/Button.tsx';
import { ErrorSummary } from '#src/ui/ErrorSummary.tsx';
import { Form } from '#src/ui/Form.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { TextField } from '#src/ui/TextField.tsx';

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
  const { t: tc } = useTranslation();
  const problemText = useProblemText();
  const [problem, setProblem] = useState(before);
  const [resentTo, setResentTo] = useState<string | null>(null);
  const [busy, setBusy] = useState<'verify' | 'resend' | null>(null);
  const fields = useFields({
    id: 'verify',
    initial: { email, code: '' },
    validate: (values) => ({
      ...(looksLikeEmail(values.email) ? {} : { email: t('error.email') }),
      ...(/^\d{6}$/.test(values.code.replace(/[\s-]/g, '')) ? {} : { code: t('error.code') }),
    }),
  });

  const run = async (kind: 'verify' | 'resend', work: () => Promise<void>) => {
    setProblem(null);
    setResentTo(null);
    setBusy(kind);
    try {
      await work();
    } catch (failure) {
      const failed = toProblem(failure);
      if (!fields.takeProblem(failed)) setProblem(failed);
    } finally {
      setBusy(null);
    }
  };
  const to = fields.values.email.trim();
  const verify = () => {
    if (fields.tryToSend()) void run('verify', () => onVerify(to, fields.values.code.trim()));
  };
  const resend = () => {
    if (!looksLikeEmail(to)) {
      setProblem({ ...toProblem(null), detail: t('verify.needEmail') });
      return;
    }
    void run('resend', async () => {
      await call(openUserApi.POST('/sendVerificationLink', { body: { email: to } }));
      setResentTo(to);
      announce(t('verify.resent', { email: to }));
    });
  };

  return (
    <Page
      title={t('verify.title')}
      lead={email ? t('verify.leadSent', { email }) : t('verify.lead')}
    >
      <DemoMailboxNote />
      {problem ? <FailureNotice text={problemText(problem)} /> : null}
      {resentTo ? (
        <Notice kind="good" word={tc('kind.good')}>
          {t('verify.resent', { email: resentTo })}
        </Notice>
      ) : null}
      <ErrorSummary title={t('summaryTitle')} errors={fields.links} attempt={fields.attempt} />
      <Form onSubmit={verify} aria-label={t('verify.title')}>
        <TextField
          {...fields.field('email')}
          label={t('email')}
          requiredWord={tc('required')}
          type="email"
          autoComplete="email"
        />
        <TextField
          {...fields.field('code')}
          label={t('code')}
          requiredWord={tc('required')}
          description={t('codeHint')}
          inputMode="numeric"
          autoComplete="one-time-code"
        />
        <Button type="submit" look="primary" isBusy={busy === 'verify'}>
          {t('verify.submit')}
        </Button>
      </Form>
      <div>
        <Button isBusy={busy === 'resend'} onPress={resend}>
          {t('verify.resend')}
        </Button>
      </div>
    </Page>
  );
}
