import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deletePassport } from '#src/api/queries/passport.ts';
import { nameOfSection } from '#src/api/sectionChanges.ts';
import { FailureNotice } from '#src/components/failure/FailureNotice.tsx';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { discardDraft } from '#src/components/draft/useDraft.ts';
import { useAnnouncedCall } from '#src/components/useAnnouncedCall.ts';
import { draftKind } from '#src/components/section/sectionTypes.ts';
import { PASSPORT_AGREEMENTS } from '#src/pages/candidate/passport/PassportAgreements.tsx';
import type { PassportSaving } from '#src/pages/candidate/passport/PassportEditor.tsx';
import { PASSPORT_ITEMS } from '#src/pages/candidate/passport/PassportItems.tsx';
import { forgetActors } from '#src/tab/tabActors.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { ConfirmDialog } from '#src/ui/confirmDialog/ConfirmDialog.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';

interface DeletePassportProps {
  userGuid: string;
  /** Of its texts, which save themselves. */
  saving: RefObject<PassportSaving | null>;
  onDeleted: () => void;
}

/** Its forms: what was typed there and not added goes with it. */
const FORMS = [
  { section: 'passportItems', name: PASSPORT_ITEMS },
  { section: 'passportAgreements', name: PASSPORT_AGREEMENTS },
] as const;

/** The button that asks. */
export const DELETE_ID = 'deletePassport';

/** Deletes all of the passport, after one question. */
export function DeletePassport({ userGuid, saving, onDeleted }: DeletePassportProps) {
  const { t } = useTranslation('passport');
  const problemText = useProblemText();
  const [isAsking, setAsking] = useState(false);
  const call = useAnnouncedCall(async () => {
    // What waits to be saved would come back after it, or fail.
    await saving.current?.drop();
    try {
      await deletePassport(userGuid);
    } catch (failure) {
      saving.current?.keep();
      throw failure;
    }
    for (const { section, name } of FORMS) {
      forgetActors(nameOfSection({ userGuid, section }));
      discardDraft(draftKind(name));
    }
    onDeleted();
    return t('delete.done');
  });
  return (
    <Stack>
      <div>
        <Button
          id={DELETE_ID}
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
            controlId: DELETE_ID,
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
