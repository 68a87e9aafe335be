import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Notification } from '#src/api/queries/notifications.ts';
import styles from '#src/pages/candidate/home/HomePage.module.css';
import { paths } from '#src/paths.ts';
import { LoneLink } from '#src/ui/loneLink/LoneLink.tsx';
import { Tag } from '#src/ui/tag/Tag.tsx';

/** So many stand on the dashboard; the rest is one link away. */
const MOST = 3;

/** What happened last: who, and what. */
export function NewestNotifications({ list }: { list: readonly Notification[] }) {
  const { t } = useTranslation('notifications');
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.applications}>
      <h2 id={headingId}>{t('newest')}</h2>
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
    </section>
  );
}
