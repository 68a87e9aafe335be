import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toProblem } from '#src/api/client/problem.ts';
import { FormErrors } from '#src/components/form/FormErrors.tsx';
import { FormOutcome } from '#src/components/form/FormOutcome.tsx';
import { useForm } from '#src/components/form/useForm.ts';
import { DeviceNotice } from '#src/components/passkey/DeviceNotice.tsx';
import { PasswordInput } from '#src/components/password/PasswordInput.tsx';
import styles from '#src/components/accountSettings/AccountSettings.module.css';
import { announce } from '#src/ui/announcer/announce.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Form } from '#src/ui/form/Form.tsx';

const SUBMIT = 'addPasskey-submit';

/** Lets the device make a passkey; the password is asked for where the sign-in is not fresh. */
export function AddPasskey() {
  const { t } = useTranslation('passkeys');
  const { t: tc } = useTranslation();
  const [isPasswordAsked, setPasswordAsked] = useState(false);
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => () => leaving.current?.abort(), []);
  const form = useForm({
    id: 'addPasskey',
    initial: { password: '' },
    isEmptied: true,
    validate: ({ password }) => ({
      password: isPasswordAsked && password === '' ? t('add.passwordMissing') : undefined,
    }),
    send: async ({ password }) => {
      announce(t('asking'));
      const controller = new AbortController();
      leaving.current = controller;
      try {
        const { addPasskey } = await import('#src/api/addPasskey.ts');
        await addPasskey(password, controller.signal);
        setPasswordAsked(false);
      } catch (failure) {
        // Who leaves the page has ended the question, and is told nothing.
        if (controller.signal.aborted) return;
        if (toProblem(failure).code === 'password_needed') setPasswordAsked(true);
        throw failure;
      }
    },
  });
  const code = form.problem?.code ?? null;
  const isOfDevice = code?.startsWith('device_') ?? false;
  return (
    <>
      <FormErrors form={{ ...form, problem: null }} title={tc('checkFields')} />
      <div className={styles.form}>
        <Form onSubmit={form.submit} aria-label={t('add.submit')}>
          {isPasswordAsked ? (
            <PasswordInput
              {...form.field('password')}
              label={t('add.password')}
              requiredWord={tc('required')}
              autoComplete="current-password"
            />
          ) : null}
          <DeviceNotice code={code} text={t('add.stopped')} />
          <div>
            <Button id={SUBMIT} type="submit" isBusy={form.isBusy}>
              {t('add.submit')}
            </Button>
          </div>
        </Form>
      </div>
      <FormOutcome
        form={isOfDevice ? { ...form, problem: null } : form}
        sentText={t('add.done')}
        focusAfterId={SUBMIT}
        focusAfterSentId={SUBMIT}
      />
    </>
  );
}
