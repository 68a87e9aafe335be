import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { localeOf } from '#domain/languages.ts';
import type { operations } from '#openapi/user.ts';
import styles from '#src/pages/public/MailCard.module.css';
import { LoneLink } from '#src/ui/loneLink/LoneLink.tsx';

export type Mail =
  operations['listMailbox']['responses'][200]['content']['application/json'][number];

/** A line with an address of this app becomes a link to it. */
function Line({ text }: { text: string }) {
  const { t } = useTranslation();
  const url = text.trim().startsWith('http') ? URL.parse(text.trim()) : null;
  if (url === null) return <p>{text}</p>;
  // A page of the server itself is none of this app.
  const isOfServer = url.pathname.startsWith('/api/');
  return (
    <div>
      <LoneLink
        href={url.pathname + url.search + url.hash}
        {...(isOfServer ? { newTabWord: t('newTab') } : {})}
      >
        {url.pathname}
      </LoneLink>
    </div>
  );
}

/** One mail as it was sent. Its name tells it from others with the same subject. */
export function MailCard({ mail }: { mail: Mail }) {
  const { t, i18n } = useTranslation('account');
  const id = useId();
  const sent = new Intl.DateTimeFormat(localeOf(i18n.language), {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return (
    <article className={styles.mail} aria-labelledby={id}>
      <div id={id} className={styles.head}>
        <h2 lang={mail.language}>{mail.subject}</h2>
        <p className={styles.meta}>
          {t('mailbox.to')}: {mail.to}. {t('mailbox.sent')}: {sent.format(new Date(mail.sentAt))}
        </p>
      </div>
      <div className={styles.text} lang={mail.language}>
        {mail.text
          .split('\n')
          .filter((line) => line.trim() !== '')
          .map((line, index) => (
            <Line key={index} text={line} />
          ))}
      </div>
    </article>
  );
}
