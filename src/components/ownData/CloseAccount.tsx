import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { localeOf } from '#domain/languages.ts';
import { ROLE } from '#domain/roles.ts';
import { failureFrom, isRefusal, isUnauthenticated } from '#machines/failure.ts';
import { closeAccount, isStillSignedIn } from '#src/api/queries/ownData.ts';
import { FormErrors } from '#src/components/form/FormErrors.tsx';
import { FormOutcome } from '#src/components/form/FormOutcome.tsx';
import { useForm } from '#src/components/form/useForm.ts';
import { ConfirmFields } from '#src/components/ownData/ConfirmFields.tsx';
import styles from '#src/components/ownData/OwnData.module.css';
import {
  type ConfirmBy,
  NOT_CONFIRMED,
  useConfirmation,
} from '#src/components/ownData/useConfirmation.ts';
import { ACCOUNT_CLOSED } from '#src/components/page/wayBack.ts';
import { paths } from '#src/paths.ts';
import { session } from '#src/session/session.ts';
import { useUser } from '#src/session/usePerson.ts';
import { useRole } from '#src/session/useSession.ts';
import { AlertDialog } from '#src/ui/alertDialog/AlertDialog.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { Form } from '#src/ui/form/Form.tsx';

/** Says what closing the account means, and closes it (row X17). */
export function CloseAccount({ by }: { by: ConfirmBy }) {
  const { t, i18n } = useTranslation('ownData');
  const { t: tc } = useTranslation();
  const { UserGuid } = useUser();
  const role = useRole();
  const confirmation = useConfirmation(by);
  const [lastDay, setLastDay] = useState('');
  const navigate = useNavigate();
  // The answer to an attempt was lost.
  const isUnclear = useRef(false);
  const form = useForm({
    id: 'closeAccount',
    initial: NOT_CONFIRMED,
    isEmptied: true,
    isAsked: confirmation.isAsked,
    validate: confirmation.validate,
    send: async (values) => {
      try {
        setLastDay(await closeAccount(UserGuid, confirmation.toSend(values)));
      } catch (failure) {
        const isLost = !isRefusal(failureFrom(failure));
        const hasEnded = isLost
          ? !(await isStillSignedIn(UserGuid))
          : isUnclear.current && isUnauthenticated(failure);
        isUnclear.current ||= isLost;
        if (!hasEnded) throw failure;
        // In place of the sign-in that says only that a session ended.
        void navigate(paths.login, { replace: true, state: ACCOUNT_CLOSED });
      }
    },
  });
  // The server has ended the session, so this message is read before anything else.
  const leave = () => {
    form.dismiss();
    session.send({ type: 'signOut.requested' });
  };
  const days = new Intl.DateTimeFormat(localeOf(i18n.language), {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return (
    <div className={styles.part}>
      <h2>{t('close.title')}</h2>
      <div>
        <p>{t('close.lead')}</p>
        <ul className={styles.points}>
          <li>{t('close.out')}</li>
          <li>{t('close.back')}</li>
          <li>{t('close.deleted')}</li>
          {role === ROLE.candidate ? <li>{t('close.applications')}</li> : null}
          {role === ROLE.jobCoach ? <li>{t('close.candidates')}</li> : null}
        </ul>
        <p>{t('close.take')}</p>
      </div>
      <FormErrors form={{ ...form, problem: null }} title={tc('checkFields')} />
      <div className={styles.form}>
        <Form onSubmit={form.submit} aria-label={t('close.title')}>
          <ConfirmFields purpose="ToClose" by={by} form={form} />
          <div>
            <Button type="submit" look="danger" isBusy={form.isBusy}>
              {t('close.submit')}
            </Button>
          </div>
        </Form>
      </div>
      <FormOutcome form={{ ...form, isSent: false }} sentText="" />
      <AlertDialog
        isOpen={form.isSent && lastDay !== ''}
        onClose={leave}
        kind="good"
        title={tc('dialog.success')}
        message={lastDay ? t('close.done', { date: days.format(new Date(lastDay)) }) : ''}
        okLabel={tc('ok')}
      />
    </div>
  );
}
