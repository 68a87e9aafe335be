import { useTranslation } from 'react-i18next';
import { nameRepresentative, type Representative } from '#src/api/queries/disclosure.ts';
import { FormErrors } from '#src/components/form/FormErrors.tsx';
import { FormOutcome } from '#src/components/form/FormOutcome.tsx';
import { useEmailMessage } from '#src/components/form/useEmailMessage.ts';
import { useForm } from '#src/components/form/useForm.ts';
import { announce } from '#src/ui/announcer/announce.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { TextField } from '#src/ui/textField/TextField.tsx';

interface RepresentativeFormProps {
  userGuid: string;
  relationship: Representative['relationship'];
}

/** Who agrees with the candidate, and the address to which the link goes. */
export function RepresentativeForm({ userGuid, relationship }: RepresentativeFormProps) {
  const { t } = useTranslation('representative');
  const { t: tc } = useTranslation();
  const emailMessage = useEmailMessage();
  const form = useForm({
    id: 'representative',
    initial: { name: '', email: '' },
    validate: ({ name, email }) => ({
      name: name.trim() === '' ? t('naming.nameMissing') : undefined,
      email: emailMessage(
        email,
        t(email.trim() === '' ? 'naming.emailMissing' : 'naming.emailWrong'),
      ),
    }),
    send: async ({ name, email }) => {
      const named = { name: name.trim(), email: email.trim(), relationship };
      await nameRepresentative(userGuid, named);
      // The page of who is waited for takes this one's place.
      announce(t('waiting.sent', { email: named.email }));
    },
  });
  return (
    <>
      <FormErrors form={{ ...form, problem: null }} title={tc('checkFields')} />
      <Form onSubmit={form.submit} aria-label={t('title')}>
        <TextField
          {...form.field('name')}
          label={t('naming.name')}
          requiredWord={tc('required')}
          autoComplete="off"
          maxLength={100}
        />
        <TextField
          {...form.field('email')}
          label={t('naming.email')}
          requiredWord={tc('required')}
          description={t('naming.emailHint')}
          type="email"
          autoComplete="off"
          maxLength={254}
        />
        <div>
          <Button type="submit" look="primary" isBusy={form.isBusy}>
            {t('naming.send')}
          </Button>
        </div>
      </Form>
      <FormOutcome form={{ ...form, isSent: false }} sentText="" />
    </>
  );
}
