import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Passkey, removePasskey } from '#src/api/queries/passkeys.ts';
import { RenamePasskey } from '#src/components/accountSettings/RenamePasskey.tsx';
import styles from '#src/components/accountSettings/Sessions.module.css';
import { FailureNotice } from '#src/components/failure/FailureNotice.tsx';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { useCall } from '#src/components/useCall.ts';
import { useDay } from '#src/components/useDay.ts';
import { announce } from '#src/ui/announcer/announce.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Card } from '#src/ui/card/Card.tsx';
import { ConfirmDialog } from '#src/ui/confirmDialog/ConfirmDialog.tsx';
import { focusLater } from '#src/ui/focus/focusLater.ts';
import { Cluster } from '#src/ui/stack/Stack.tsx';

interface PasskeyEntryProps {
  passkey: Passkey;
  /** Where the focus goes when this one is removed. */
  focusAfterId: string;
}

/** One passkey, with its dates. It gets another name in its place, and is removed after a question. */
export function PasskeyEntry({ passkey, focusAfterId }: PasskeyEntryProps) {
  const { t } = useTranslation('passkeys');
  const { t: tc } = useTranslation();
  const problemText = useProblemText();
  const day = useDay();
  const [open, setOpen] = useState<'rename' | 'question' | null>(null);
  const { id, name, createdAt, lastUsedAt } = passkey;
  const renameId = `renamePasskey-${id}`;
  const removing = useCall(async () => {
    await removePasskey(id);
    announce(t('remove.done', { name }));
  });
  const close = () => {
    setOpen(null);
    focusLater(renameId);
  };
  return (
    <Card as="li">
      <div className={styles.entry}>
        <div className={styles.words}>
          <h3>
            <bdi>{name}</bdi>
          </h3>
          <p>{t('added', { date: day(createdAt) })}</p>
          <p>{lastUsedAt === null ? t('notUsed') : t('used', { date: day(lastUsedAt) })}</p>
        </div>
        <Cluster>
          <Button
            id={renameId}
            look="plain"
            aria-label={t('rename.openName', { name })}
            aria-expanded={open === 'rename'}
            onPress={() => setOpen(open === 'rename' ? null : 'rename')}
          >
            {t('rename.open')}
          </Button>
          <Button
            id={`removePasskey-${id}`}
            look="plain"
            aria-label={t('remove.submitName', { name })}
            isBusy={removing.isCalling || removing.isDone}
            onPress={() => setOpen('question')}
          >
            {t('remove.submit')}
          </Button>
        </Cluster>
      </div>
      {open === 'rename' ? <RenamePasskey passkey={passkey} onClose={close} /> : null}
      {removing.failure ? (
        <FailureNotice
          text={`${t('remove.failed')} ${problemText(removing.failure)}`}
          call={{
            problem: removing.failure,
            submit: removing.start,
            dismiss: removing.forget,
            controlId: `removePasskey-${id}`,
          }}
        />
      ) : null}
      <ConfirmDialog
        isOpen={open === 'question'}
        isDangerous
        title={t('remove.question', { name })}
        message={t('remove.text')}
        confirmLabel={t('remove.yes')}
        cancelLabel={t('remove.no')}
        onConfirm={() => {
          setOpen(null);
          announce(tc('wait'), { isWait: true });
          removing.start();
        }}
        onCancel={() => setOpen(null)}
        focusAfterId={focusAfterId}
      />
    </Card>
  );
}
