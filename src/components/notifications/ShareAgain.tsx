import { useTranslation } from 'react-i18next';
import type { Notification } from '#src/api/queries/notifications.ts';
import { paths } from '#src/paths.ts';
import { LoneLink } from '#src/ui/loneLink/LoneLink.tsx';

/** The way to share again what ended; nothing where nothing did. */
export function ShareAgain({ of: { shareWith, Name } }: { of: Notification }) {
  const { t } = useTranslation('notifications');
  return shareWith === null ? null : (
    <LoneLink
      href={paths.candidate.shareWith({ company: shareWith })}
      aria-label={t('shareAgainName', { name: Name })}
    >
      {t('shareAgain')}
    </LoneLink>
  );
}
