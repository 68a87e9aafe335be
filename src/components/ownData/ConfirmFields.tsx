import { useTranslation } from 'react-i18next';
import { sendOwnDataCode } from '#src/api/queries/ownData.ts';
import { FailureNotice } from '#src/components/failure/FailureNotice.tsx';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import type { useForm } from '#src/components/form/useForm.ts';
import { PasswordInput } from '#src/components/password/PasswordInput.tsx';
import { useCall } from '#src/components/useCall.ts';
import type { ConfirmBy, NOT_CONFIRMED } from '#src/components/ownData/useConfirmation.ts';
import { useUser } from '#src/session/usePerson.ts';
import { announce } from '#src/ui/announcer/announce.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { TextField } from '#src/ui/textField/TextField.tsx';

interface ConfirmFieldsProps {
  /** Two forms of the page ask for it, and each name says for what. */
  purpose: 'ToTake' | 'ToClose';
  by: ConfirmBy;
  form: Pick<ReturnType<typeof useForm<typeof NOT_CONFIRMED>>, 'field'>;
}

/** Asks for the password, or for a mailed code where the account has none. */
export function ConfirmFields({ purpose, by, form }: ConfirmFieldsProps) {
  const { t } = useTranslation('ownData');
  const { t: tc } = useTranslation();
  if (by === 'password')
    return (
      <PasswordInput
        {...form.field('password')}
        label={t(`confirm.password${purpose}`)}
        requiredWord={tc('required')}
        autoComplete="current-password"
      />
    );
  return (
    <>
      <p>{t('confirm.why')}</p>
      <SendCode />
      <TextField
        {...form.field('code')}
        label={t(`confirm.code${purpose}`)}
        requiredWord={tc('required')}
        description={t('confirm.codeHint')}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
    </>
  );
}

/** The button that mails a code; another press mails another. */
function SendCode() {
  const { t } = useTranslation('ownData');
  const { t: tc } = useTranslation();
  const problemText = useProblemText();
  const { UserGuid, Email } = useUser();
  const sentText = t('confirm.sent', { email: Email });
  const sending = useCall(async () => {
    await sendOwnDataCode(UserGuid);
    announce(sentText);
  });
  const send = () => {
    announce(tc('wait'), { isWait: true });
    sending.forget();
    sending.start();
  };
  return (
    <>
      {sending.failure ? (
        <FailureNotice
          text={problemText(sending.failure)}
          call={{ problem: sending.failure, submit: send, dismiss: sending.forget }}
        />
      ) : null}
      <div>
        <Button isBusy={sending.isCalling} onPress={send}>
          {t('confirm.send')}
        </Button>
      </div>
      {sending.isDone ? <p>{sentText}</p> : null}
    </>
  );
}
