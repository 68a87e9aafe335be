import { useTranslation } from 'react-i18next';
import type { Notification } from '#src/api/queries/notifications.ts';
import { paths } from '#src/paths.ts';
import { LoneLink } from '#src/ui/loneLink/LoneLink.tsx';

/** The way to what waits for the person; nothing where nothing does. */
export function OpensPage({ of: { opens } }: { of: Notification }) {
  const { t } = useTranslation('notifications');
  return opens === null ? null : (
    <LoneLink href={paths.candidate[opens]}>{t(`opens.${opens}`)}</LoneLink>
  );
}
