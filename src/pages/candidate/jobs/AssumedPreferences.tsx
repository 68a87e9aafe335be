import { useTranslation } from 'react-i18next';
import { useProfile } from '#src/api/queries/profile.ts';
import { paths } from '#src/paths.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { Notice } from '#src/ui/Notice.tsx';

/** Skipped preferences are stored as an assumption (section 4); the person is told, and can change it. */
export function AssumedPreferences({ userGuid }: { userGuid: string }) {
  const { t } = useTranslation('jobs');
  const { t: tc } = useTranslation();
  const { data } = useProfile(userGuid);
  if (data?.user.PreferencesAnswered !== false) return null;
  return (
    <Notice
      kind="info"
      word={tc('kind.info')}
      actions={<AppLink href={paths.candidate.profile}>{t('assumed.change')}</AppLink>}
    >
      {t('assumed.text')}
    </Notice>
  );
}
