import { useTranslation } from 'react-i18next';
import { useProfile } from '#src/api/queries/profile.ts';
import { paths } from '#src/paths.ts';
import { useUser } from '#src/session/useSession.ts';
import { LoneLink } from '#src/ui/LoneLink.tsx';
import { Meter } from '#src/ui/Meter.tsx';

const BANDS = { danger: 'bad', warning: 'warn', success: 'good' } as const;

/** How full the profile is, in one line; what is missing stands on the dashboard. */
export function ProfileProgress() {
  const { t } = useTranslation('profile');
  const { UserGuid } = useUser();
  const { data } = useProfile(UserGuid);
  if (!data) return null;
  const { percent, label, band, missing } = data.completion;
  return (
    <div>
      <Meter
        label={t('completion.label')}
        value={percent}
        valueText={t('completion.value', { percent: label })}
        band={BANDS[band]}
        bandWord={missing.length > 0 ? t(`completion.band.${band}`) : t('completion.full')}
      />
      {missing.length > 0 ? (
        <LoneLink href={paths.candidate.home}>
          {t('completion.seeMissing', { count: missing.length })}
        </LoneLink>
      ) : null}
    </div>
  );
}
