import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deletePassport } from '#src/api/queries/passport.ts';
import { FailureNotice } from '#src/components/failure/FailureNotice.tsx';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { useAnnouncedCall } from '#src/components/useAnnouncedCall.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { ConfirmDialog } from '#src/ui/confirmDialog/ConfirmDialog.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';

interface DeletePassportProps {
  userGuid: string;
  onDeleted: () => void;
}

const BUTTON_ID = 'deletePassport';

/** Deletes all of the passport, after one question. */
export function DeletePassport({ userGuid, onDeleted }: DeletePassportProps) {
  const { t } = useTranslation('passport');
  const problemText = useProblemText();
  const [isAsking, setAsking] = useState(false);
  const call = useAnnouncedCall(async () => {
    await deletePassport(userGuid);
    onDeleted();
    return t('delete.done');
  });
  return (
    <Stack>
      <div>
        <Button
          id={BUTTON_ID}
          look="danger"
          isBusy={call.isCalling}
          onPress={() => setAsking(true)}
        >
          {t('delete.button')}
        </Button>
      </div>
      {call.failure ? (
        <FailureNotice
          text={`${t('delete.failed')} ${problemText(call.failure)}`}
          call={{
            problem: call.failure,
            submit: call.start,
            dismiss: call.forget,
            controlId: BUTTON_ID,
          }}
        />
      ) : null}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('delete.title')}
        message={t('delete.text')}
        confirmLabel={t('delete.yes')}
        cancelLabel={t('delete.no')}
        isDangerous
        onConfirm={() => {
          setAsking(false);
          call.start();
        }}
        onCancel={() => setAsking(false)}
      />
    </Stack>
  );
}
