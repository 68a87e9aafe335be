import { useTranslation } from 'react-i18next';
import type { Completion } from '#domain/completion.ts';
import { useProfile } from '#src/api/queries/profile.ts';
import styles from '#src/pages/candidate/profile/ProfileProgress.module.css';
import { paths } from '#src/paths.ts';
import { useUser } from '#src/session/usePerson.ts';
import { LoneLink } from '#src/ui/loneLink/LoneLink.tsx';
import { Meter } from '#src/ui/bar/Meter.tsx';

const BANDS = { danger: 'bad', warning: 'warn', success: 'good' } as const;

/** As high as most are, and with words as long; never seen. */
const COMING: Completion = {
  percent: 15,
  label: 15,
  band: 'danger',
  missing: Array.from({ length: 17 }, () => 'Phone'),
};

/**
 * Completion in one line; the dashboard lists what is missing. Its space is reserved while it
 * loads and when it fails, so that the tabs below do not move.
 */
export function ProfileProgress() {
  const { t } = useTranslation('profile');
  const { UserGuid } = useUser();
  const { data } = useProfile(UserGuid);
  const { percent, label, band, missing } = data?.completion ?? COMING;
  return (
    <div className={styles.progress} data-coming={data ? undefined : ''}>
      <Meter
        label={t('completion.label')}
        value={percent}
        valueText={t('completion.value', { percent: label })}
        band={BANDS[band]}
        bandWord={missing.length > 0 ? t(`completion.band.${band}`) : t('completion.full')}
      />
      {missing.length > 0 ? (
        <LoneLink href={paths.candidate.home}>{t('completion.seeMissing')}</LoneLink>
      ) : null}
    </div>
  );
}
