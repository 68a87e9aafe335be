import { useTranslation } from 'react-i18next';
import { useForm } from '#src/components/form/useForm.ts';
import { EnglishWords } from '#src/components/text/EnglishWords.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { Cluster, Stack } from '#src/ui/stack/Stack.tsx';
import { TextField } from '#src/ui/textField/TextField.tsx';

interface KeepFormProps {
  phrase: string;
  onKeep: (reason: string) => void;
  onCancel: () => void;
}

/** Why a phrase stays, in one line. It stands in the form of the posting, so it is none itself. */
export default function KeepForm({ phrase, onKeep, onCancel }: KeepFormProps) {
  const { t } = useTranslation('postingEditor');
  const { t: tc } = useTranslation();
  const form = useForm({
    id: 'keep',
    initial: { reason: '' },
    validate: ({ reason }) => ({
      reason: reason.trim() === '' ? t('notes.whyMissing') : undefined,
    }),
    send: async ({ reason }) => onKeep(reason.trim()),
  });
  return (
    <Stack>
      <TextField
        {...form.field('reason')}
        label={t('notes.why', { phrase })}
        shownLabel={
          <EnglishWords words={phrase} sentence={(one) => t('notes.why', { phrase: one })} />
        }
        description={t('notes.whyHint')}
        requiredWord={tc('required')}
        maxLength={300}
        autoFocus
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Enter keeps the phrase; it must not save the posting.
          event.preventDefault();
          form.submit();
        }}
      />
      <Cluster gap="tight">
        <Button onPress={form.submit}>{t('notes.keepDo')}</Button>
        <Button look="plain" onPress={onCancel}>
          {t('notes.cancel')}
        </Button>
      </Cluster>
    </Stack>
  );
}
