import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '#src/ui/announcer/announce.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Notice } from '#src/ui/notice/Notice.tsx';

interface CancelledNoteProps {
  /** The entry whose edit was cancelled, e.g. "Cashier at Corner Store". */
  name: string;
  onUndo: () => void;
}

/**
 * After Cancel: offers to restore the input. It stands above the list, where the focus
 * goes.
 */
export function CancelledNote({ name, onUndo }: CancelledNoteProps) {
  const { t } = useTranslation('section');
  const { t: tc } = useTranslation();
  const text = t('cancelled.text', { name });
  // By its words alone: t changes whenever more texts are loaded, and they are heard once.
  const heard = `${text} ${t('cancelled.where')}`;
  useEffect(() => announce(heard), [heard]);
  return (
    <Notice
      kind="info"
      word={tc('kind.info')}
      actions={<Button onPress={onUndo}>{t('cancelled.undo')}</Button>}
    >
      {text}
    </Notice>
  );
}
