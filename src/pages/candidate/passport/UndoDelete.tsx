import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { restorePassportItem } from '#src/api/queries/passport.ts';
import type { PassportItem } from '#src/api/sections/passport.ts';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { FailureNotice } from '#src/components/failure/FailureNotice.tsx';
import { useAnnouncedCall } from '#src/components/useAnnouncedCall.ts';
import { newId } from '#src/newId.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { focusLater } from '#src/ui/focus/focusLater.ts';
import { Notice } from '#src/ui/notice/Notice.tsx';

/** An item that was deleted, and its place, from 1. */
export interface DeletedItem {
  readonly item: PassportItem;
  readonly place: number;
}

/** The button that brings it back. */
export const UNDO_ID = 'undo-delete';

interface UndoDeleteProps {
  deleted: DeletedItem;
  /** The id of the heading of an item. */
  headingId: (id: string) => string;
  onUndone: () => void;
}

/** Says above the list what was deleted, and brings it back where it stood. */
export function UndoDelete({ deleted, headingId, onUndone }: UndoDeleteProps) {
  const { t } = useTranslation('passport');
  const { t: tc } = useTranslation();
  const problemText = useProblemText();
  const [key] = useState(newId);
  const name = { name: deleted.item.Barrier };
  const call = useAnnouncedCall(async () => {
    const id = await restorePassportItem(deleted.item, deleted.place, key);
    focusLater(headingId(id));
    onUndone();
    return t('items.undone', name);
  });
  const undo = (
    <Button
      id={UNDO_ID}
      aria-label={t('items.undoName', name)}
      isBusy={call.isCalling}
      onPress={call.start}
    >
      {t('items.undo')}
    </Button>
  );
  return call.failure ? (
    <FailureNotice text={`${t('items.notUndone')} ${problemText(call.failure)}`} actions={undo} />
  ) : (
    <Notice kind="info" word={tc('kind.info')} actions={undo}>
      {t('items.gone', name)}
    </Notice>
  );
}
