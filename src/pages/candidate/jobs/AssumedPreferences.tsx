import { useTranslation } from 'react-i18next';
import { useProfile } from '#src/api/queries/profile.ts';
import { paths } from '#src/paths.ts';
import { LoneLink } from '#src/ui/LoneLink.tsx';
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
      actions={<LoneLink href={paths.candidate.profile}>{t('assumed.change')}</LoneLink>}
    >
      {t('assumed.text')}
    </Notice>
  );
}
