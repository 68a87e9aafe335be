import { useTranslation } from 'react-i18next';
import { type Passkey, renamePasskey } from '#src/api/queries/passkeys.ts';
import { FormErrors } from '#src/components/form/FormErrors.tsx';
import { useForm } from '#src/components/form/useForm.ts';
import { announce } from '#src/ui/announcer/announce.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { Cluster } from '#src/ui/stack/Stack.tsx';
import { TextField } from '#src/ui/textField/TextField.tsx';

/** The contract's limit. */
const MOST_CHARACTERS = 100;

/** Gives a passkey another name. The focus begins on it. */
export function RenamePasskey({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const { t } = useTranslation('passkeys');
  const { t: tc } = useTranslation();
  const { id, name } = passkey;
  const form = useForm({
    id: `passkeyName-${id}`,
    initial: { name },
    validate: (values) => ({
      name: values.name.trim() === '' ? t('rename.nameMissing') : undefined,
    }),
    send: async (values) => {
      const typed = values.name.trim();
      await renamePasskey(id, typed);
      announce(t('rename.done', { name: typed }));
      onClose();
    },
  });
  return (
    <Form onSubmit={form.submit} aria-label={t('rename.openName', { name })}>
      <FormErrors form={form} title={tc('checkFields')} />
      <TextField
        {...form.field('name')}
        label={t('rename.name')}
        requiredWord={tc('required')}
        maxLength={MOST_CHARACTERS}
        autoComplete="off"
        autoFocus
      />
      <Cluster>
        <Button type="submit" look="primary" isBusy={form.isBusy}>
          {t('rename.submit')}
        </Button>
        <Button look="plain" isUnavailable={form.isBusy} onPress={onClose}>
          {tc('cancel')}
        </Button>
      </Cluster>
    </Form>
  );
}
