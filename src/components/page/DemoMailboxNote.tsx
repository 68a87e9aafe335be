import { useTranslation } from 'react-i18next';
import { paths } from '#src/paths.ts';
import { settings } from '#src/settings.ts';
import { LoneLink } from '#src/ui/loneLink/LoneLink.tsx';
import { Notice } from '#src/ui/notice/Notice.tsx';

/** Says where to find mails in a demo. The mailbox opens in a new tab, so that the form stays. */
export function DemoMailboxNote() {
  const { t } = useTranslation();
  if (!settings.demoMailbox) return null;
  return (
    <Notice
      kind="info"
      word={t('kind.info')}
      actions={
        <LoneLink href={paths.mailbox} newTabWord={t('newTab')}>
          {t('mailboxLink')}
        </LoneLink>
      }
    >
      {t('mailboxNote')}
    </Notice>
  );
}
