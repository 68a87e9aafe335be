import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isStorageOpen } from '#src/tab/storage.ts';
import { Notice } from '#src/ui/notice/Notice.tsx';

/** Where the browser stores nothing, a reload loses the answers. */
export function ClosedStorageNote() {
  const { t } = useTranslation('finder');
  const { t: tc } = useTranslation();
  const [isOpen] = useState(isStorageOpen);
  return isOpen ? null : (
    <Notice kind="info" word={tc('kind.info')}>
      {t('storageClosed')}
    </Notice>
  );
}
