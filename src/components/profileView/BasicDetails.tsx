import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { components } from '#openapi/user.ts';
import { NotShared } from '#src/components/profileView/NotShared.tsx';
import styles from './ProfileView.module.css';

type Schemas = components['schemas'];

interface BasicDetailsProps {
  user: Schemas['User'];
  profile: Schemas['UserProfile'] | null;
  /** Whether the phone number is shared. */
  hasContact: boolean;
}

/** How to reach a person, where they live, and what they say of themselves. */
export function BasicDetails({ user, profile, hasContact }: BasicDetailsProps) {
  const { t } = useTranslation('profileView');
  const { t: tp } = useTranslation('profile');
  const filled = (value: string | null | undefined): ReactNode =>
    value?.trim() ? value : <span className={styles.none}>{t('profile.notFilled')}</span>;
  const rows: readonly { key: string; label: string; value: ReactNode }[] = [
    { key: 'Email', label: tp('item.Email'), value: filled(user.Email) },
    {
      key: 'Phone',
      label: tp('item.Phone'),
      value: hasContact ? filled(user.Phone) : <NotShared />,
    },
    { key: 'address', label: t('profile.address'), value: filled(addressOf(profile)) },
    { key: 'IdealJob', label: tp('item.IdealJob'), value: filled(profile?.IdealJob) },
    { key: 'Summary', label: tp('item.Summary'), value: filled(user.Summary) },
  ];
  return (
    <dl>
      {rows.map(({ key, label, value }) => (
        <div key={key} className={styles.row}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** City, state and ZIP, and country in one line, as far as they are known. */
function addressOf(profile: Schemas['UserProfile'] | null): string {
  if (!profile) return '';
  const { City, State, PostalCode, Country } = profile;
  const region = [State, PostalCode].filter(Boolean).join(' ');
  return [City, region, Country].filter(Boolean).join(', ');
}
