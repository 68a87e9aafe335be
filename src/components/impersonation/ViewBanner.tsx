import { Eye, LogOut } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { localeOf } from '#domain/languages.ts';
import type { View } from '#machines/impersonation/impersonationTypes.ts';
import styles from '#src/components/impersonation/ViewBanner.module.css';
import { ViewEnding } from '#src/components/impersonation/ViewEnding.tsx';
import { tellStart } from '#src/session/viewStart.ts';
import { impersonation } from '#src/session/impersonation.ts';
import { useImpersonation } from '#src/session/useImpersonation.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';

/** Above every page of a view: whose pages these are, until when, and the way out. */
export default function ViewBanner({ view }: { view: View }) {
  const { t, i18n } = useTranslation('viewAs');
  const { FirstName, LastName } = view.details;
  const name = `${FirstName} ${LastName}`.trim();
  const role = t(`roles.${view.role}`);
  const isLeaving = useImpersonation(
    (snapshot) =>
      snapshot.matches({ acting: 'waiting' }) ||
      snapshot.matches({ acting: { extending: 'exiting' } }),
  );
  const time = new Intl.DateTimeFormat(localeOf(i18n.language), { timeStyle: 'short' }).format(
    view.endsAt,
  );
  const started = t('started', { name, role });
  useEffect(() => tellStart(view.userGuid, started), [started, view.userGuid]);
  return (
    <section aria-label={t('banner.label')} className={styles.banner}>
      <Icon of={Eye} />
      <div className={styles.words}>
        <p className={styles.who}>{t('banner.who', { name, role })}</p>
        <p>{t('banner.told', { name: FirstName, time })}</p>
      </div>
      <Button
        icon={LogOut}
        isBusy={isLeaving}
        onPress={() => impersonation.send({ type: 'exit.pressed' })}
      >
        {t('exit')}
      </Button>
      <ViewEnding time={time} />
    </section>
  );
}
