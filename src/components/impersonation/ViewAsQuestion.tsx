import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { REASON_MAX } from '#domain/viewAs.ts';
import { FailureNotice } from '#src/components/failure/FailureNotice.tsx';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { PasswordInput } from '#src/components/password/PasswordInput.tsx';
import { impersonation } from '#src/session/impersonation.ts';
import { session } from '#src/session/session.ts';
import { useImpersonation } from '#src/session/useImpersonation.ts';
import { keepViewReason } from '#src/session/viewReason.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { Cluster, Stack } from '#src/ui/stack/Stack.tsx';
import { TextArea } from '#src/ui/textArea/TextArea.tsx';

/** Failures that the password field shows. */
const OF_PASSWORD = ['password_needed', 'incorrect_password'] as const;

/** Why somebody is viewed, and the password where the sign-in is not fresh. */
export default function ViewAsQuestion() {
  const { t } = useTranslation('viewAs');
  const { t: tc } = useTranslation();
  const context = useImpersonation((snapshot) => snapshot.context);
  const isBusy = useImpersonation((snapshot) => snapshot.hasTag('busy'));
  const [password, setPassword] = useState('');
  const { wanted, reason, isReasonMissing, failure } = context;
  // Once it was asked for, the field stays while the call is made.
  const [isAsked, setAsked] = useState(false);
  const ofPassword = OF_PASSWORD.find((code) => code === failure?.code);
  if (ofPassword !== undefined && !isAsked) setAsked(true);
  const name = wanted?.name ?? '';
  const cancel = () => impersonation.send({ type: 'view.cancelled' });
  const start = () =>
    impersonation.send({ type: 'start.confirmed', password: isAsked ? password : null });
  return (
    <Dialog
      isOpen
      size="narrow"
      title={t('question.title', { name })}
      closeLabel={tc('close')}
      onClose={cancel}
    >
      <Form aria-label={t('question.title', { name })} onSubmit={start}>
        <Stack>
          <p>{t('question.text', { name })}</p>
          {failure !== null && ofPassword === undefined ? <Refused start={start} /> : null}
          <TextArea
            id="view-reason"
            label={t('question.reason')}
            requiredWord={tc('required')}
            description={t('question.reasonHint', { name })}
            rows={3}
            maxLength={REASON_MAX}
            value={reason}
            errorMessage={isReasonMissing ? t('question.reasonMissing') : undefined}
            onChange={(value) => impersonation.send({ type: 'reason.changed', reason: value })}
          />
          {isAsked ? (
            <PasswordInput
              id="view-password"
              label={t('question.password')}
              requiredWord={tc('required')}
              autoComplete="current-password"
              value={password}
              onChange={setPassword}
              errorMessage={ofPassword ? t(`question.${ofPassword}`) : undefined}
              autoFocus
            />
          ) : null}
          <Cluster>
            <Button type="submit" look="primary" isBusy={isBusy}>
              {t('question.start')}
            </Button>
            <Button onPress={cancel}>{tc('cancel')}</Button>
          </Cluster>
        </Stack>
      </Form>
    </Dialog>
  );
}

/** Why the server begins no view, with the way on. */
function Refused({ start }: { start: () => void }) {
  const { t } = useTranslation('viewAs');
  const problemText = useProblemText();
  const { failure, wanted, reason } = useImpersonation((snapshot) => snapshot.context);
  if (failure === null) return null;
  return (
    <Stack>
      <FailureNotice
        text={problemText(failure)}
        call={{ problem: failure, submit: start, dismiss: () => undefined }}
      />
      {failure.code === 'acting_now' ? (
        <Button onPress={() => impersonation.send({ type: 'exit.pressed' })}>
          {t('question.endOther')}
        </Button>
      ) : null}
      {failure.code === 'sign_in_again' ? (
        <Button
          onPress={() => {
            if (wanted !== null) keepViewReason(wanted.userGuid, reason);
            session.send({ type: 'signOut.requested' });
          }}
        >
          {t('question.signInAgain')}
        </Button>
      ) : null}
    </Stack>
  );
}
