import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Notification } from '#src/api/queries/notifications.ts';
import type { QueryFailure } from '#src/components/failure/useQueryFailure.ts';
import { HomePart } from '#src/pages/candidate/home/HomePart.tsx';
import styles from '#src/pages/candidate/home/HomePage.module.css';
import { paths } from '#src/paths.ts';
import { LoneLink } from '#src/ui/loneLink/LoneLink.tsx';
import { Tag } from '#src/ui/tag/Tag.tsx';

/** So many stand on the dashboard; the rest is one link away. */
const MOST = 3;

interface NewestNotificationsProps {
  list: readonly Notification[] | undefined;
  failure: QueryFailure | null;
}

/** What happened last: who, and what. Nothing when nothing did. */
export function NewestNotifications({ list = [], failure }: NewestNotificationsProps) {
  const { t } = useTranslation('notifications');
  const headingId = useId();
  if (list.length === 0 && failure === null) return null;
  return (
    <HomePart
      headingId={headingId}
      heading={t('newest')}
      failure={failure}
      failedText={t('failed')}
    >
      {list.length > 0 ? (
        <>
          <ul role="list" className={styles.made} aria-labelledby={headingId}>
            {list.slice(0, MOST).map(({ notificationId, Name, Details, readAt }) => (
              <li key={notificationId}>
                {readAt === null ? (
                  <>
                    <Tag kind="info">{t('new')}</Tag>{' '}
                  </>
                ) : null}
                <b>
                  <bdi>{Name || t('nobody')}</bdi>
                </b>
                <br />
                {Details}
              </li>
            ))}
          </ul>
          <LoneLink href={paths.candidate.notifications}>{t('all')}</LoneLink>
        </>
      ) : null}
    </HomePart>
  );
}
