import { useTranslation } from 'react-i18next';
import { AppLink } from '#src/ui/appLink/AppLink.tsx';
import { helpContact } from '#src/pages/help/helpContact.ts';
import styles from '#src/pages/help/Help.module.css';

/** Whom to write to or to call, as the provider of this server has set it. */
export function Contact() {
  const { t } = useTranslation('help');
  const { name, email, phone, hours } = helpContact;
  if (email === null && phone === null) return <p>{t('contact.none')}</p>;
  return (
    <>
      <p>{name === null ? t('contact.anybody') : t('contact.who', { name })}</p>
      <dl className={styles.contact}>
        {email === null ? null : (
          <div>
            <dt>{t('contact.email')}</dt>
            <dd>
              <AppLink href={`mailto:${email}`}>{email}</AppLink>
            </dd>
          </div>
        )}
        {phone === null ? null : (
          <div>
            <dt>{t('contact.phone')}</dt>
            <dd>
              <AppLink href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</AppLink>
            </dd>
          </div>
        )}
        {hours === null ? null : (
          <div>
            <dt>{t('contact.hours')}</dt>
            <dd>{hours}</dd>
          </div>
        )}
      </dl>
    </>
  );
}
