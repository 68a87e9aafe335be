import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isWrongOldPassword } from '#domain/passwords.ts';
import { failureFrom, isRefusal } from '#machines/failure.ts';
import { userApi } from '#src/api/client/clients.ts';
import { call, CallFailed, inOwnWords, toProblem } from '#src/api/client/problem.ts';
import { forgetOtherSessions } from '#src/api/queries/sessions.ts';
import { FailureNotice } from '#src/components/failure/FailureNotice.tsx';
import { FormErrors } from '#src/components/form/FormErrors.tsx';
import { FormOutcome } from '#src/components/form/FormOutcome.tsx';
import {
  NewPasswordFields,
  useNewPasswordMessages,
} from '#src/components/password/NewPasswordFields.tsx';
import { Page } from '#src/components/page/Page.tsx';
import { PasswordInput } from '#src/components/password/PasswordInput.tsx';
import { useForm } from '#src/components/form/useForm.ts';
import styles from '#src/components/accountSettings/AccountSettings.module.css';
import { OwnData } from '#src/components/ownData/OwnData.tsx';
import { Sessions } from '#src/components/accountSettings/Sessions.tsx';
import { useUser } from '#src/session/usePerson.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { CardBones } from '#src/ui/card/CardBones.tsx';
import { Form } from '#src/ui/form/Form.tsx';

/** After the page: nobody waits for it. */
const Passkeys = lazy(() => import('#src/components/accountSettings/Passkeys.tsx'));

const EMPTY = { oldPassword: '', newPassword: '', confirmNewPassword: '' };

/** Change password (section 5), where one is signed in, and what belongs to the person. */
export function AccountSettings() {
  const { t } = useTranslation('account');
  const { t: tc } = useTranslation();
  const user = useUser();
  const passwordMessages = useNewPasswordMessages();
  // The answer to an attempt was lost, so that the old password may be the new one by now.
  const isUnclear = useRef(false);
  const [mayBeSaved, setMayBeSaved] = useState(false);
  const change = (body: typeof EMPTY) =>
    call(
      userApi.PUT('/User/changePassword/{id}', { params: { path: { id: user.UserGuid } }, body }),
    ).catch((failure: unknown) => {
      const problem = toProblem(failure);
      if (!isRefusal(failureFrom(failure))) isUnclear.current = true;
      // Section 8: the server's sentence about user names makes no sense here and is replaced.
      if (!isWrongOldPassword(problem.detail)) throw failure;
      if (isUnclear.current) setMayBeSaved(true);
      throw new CallFailed(inOwnWords(t('settings.wrongOld'), problem));
    });
  const form = useForm({
    id: 'changePassword',
    initial: EMPTY,
    isEmptied: true,
    validate: (values) => {
      const { password, confirmation } = passwordMessages(
        values.newPassword,
        values.confirmNewPassword,
      );
      return {
        oldPassword: values.oldPassword === '' ? t('settings.oldMissing') : undefined,
        newPassword: password,
        confirmNewPassword: confirmation,
      };
    },
    send: async (body) => {
      await change(body);
      isUnclear.current = false;
      setMayBeSaved(false);
      // Who has the old password is signed in nowhere any more.
      forgetOtherSessions();
    },
  });

  return (
    <Page title={t('settings.title')} lead={t('settings.lead')}>
      {mayBeSaved ? <FailureNotice text={t('settings.mayBeSaved')} /> : null}
      <FormErrors form={{ ...form, problem: null }} title={tc('checkFields')} />
      <div className={styles.form}>
        <Form onSubmit={form.submit} aria-label={t('settings.title')}>
          <PasswordInput
            {...form.field('oldPassword')}
            label={t('settings.old')}
            requiredWord={tc('required')}
            autoComplete="current-password"
          />
          <NewPasswordFields
            label={t('settings.new')}
            confirmLabel={t('settings.confirm')}
            password={form.field('newPassword')}
            confirmation={form.field('confirmNewPassword')}
          />
          <div>
            <Button type="submit" look="primary" isBusy={form.isBusy}>
              {t('settings.save')}
            </Button>
          </div>
        </Form>
      </div>
      <FormOutcome
        form={form}
        sentText={t('settings.saved')}
        focusAfterId="changePassword-oldPassword"
      />
      <Suspense fallback={<CardBones lines={3} />}>
        <Passkeys />
      </Suspense>
      <Sessions />
      <OwnData />
    </Page>
  );
}
