import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deleteSavedSearch, type SavedSearch } from '#src/api/queries/savedSearches.ts';
import { FailureNotice } from '#src/components/failure/FailureNotice.tsx';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { useCall } from '#src/components/useCall.ts';
import { announce } from '#src/ui/announcer/announce.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { ConfirmDialog } from '#src/ui/confirmDialog/ConfirmDialog.tsx';

interface DeleteSearchProps {
  search: SavedSearch;
  /** Where the focus goes when the search is deleted. */
  focusAfterId: string;
}

/** Deletes a saved search, after a question. */
export function DeleteSearch({ search, focusAfterId }: DeleteSearchProps) {
  const { t } = useTranslation('savedSearches');
  const { t: tc } = useTranslation();
  const problemText = useProblemText();
  const [isAsking, setAsking] = useState(false);
  const { guid, name } = search;
  const { isCalling, isDone, failure, start, forget } = useCall(async () => {
    await deleteSavedSearch(guid);
    announce(t('deleted'));
  });
  return (
    <>
      <Button
        id={`deleteSearch-${guid}`}
        look="plain"
        isBusy={isCalling || isDone}
        aria-label={t('deleteName', { name })}
        onPress={() => setAsking(true)}
      >
        {t('delete')}
      </Button>
      {failure ? (
        <FailureNotice
          text={`${t('notDeleted')} ${problemText(failure)}`}
          call={{
            problem: failure,
            submit: start,
            dismiss: forget,
            controlId: `deleteSearch-${guid}`,
          }}
        />
      ) : null}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('deleteQuestion', { name })}
        message={t('deleteText')}
        confirmLabel={t('deleteYes')}
        cancelLabel={t('deleteNo')}
        isDangerous
        focusAfterId={focusAfterId}
        onConfirm={() => {
          setAsking(false);
          announce(tc('wait'), { isWait: true });
          start();
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
