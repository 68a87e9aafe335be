import { Bell, Columns3, Inbox, UserRound, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useIsProviderCoach, useOpenInvitationCount } from '#src/api/queries/coachLists.ts';
import { useNewNotificationCount } from '#src/api/queries/notifications.ts';
import { WithQueries } from '#src/api/client/WithQueries.tsx';
import { AreaShell, useNavLink } from '#src/layouts/AreaShell.tsx';
import { paths } from '#src/paths.ts';
import { useUser } from '#src/session/usePerson.ts';

/** The job coach's sidebar and page. */
export function CoachLayout() {
  return (
    <WithQueries>
      <CoachShell />
    </WithQueries>
  );
}

/** The menu says in words what waits for the coach. An entry comes with its page. */
function CoachShell() {
  const { t } = useTranslation('coach');
  const link = useNavLink();
  const { Email, UserGuid } = useUser();
  const { data: isProvider } = useIsProviderCoach(UserGuid);
  const open = useOpenInvitationCount(Email, isProvider) ?? 0;
  const fresh = useNewNotificationCount(UserGuid);
  const { jobCoach } = paths;
  return (
    <AreaShell
      home={jobCoach.home}
      accountSettings={jobCoach.accountSettings}
      welcome={t('nav.welcome')}
      entries={[
        link(t('nav.home'), jobCoach.home, Users),
        link(t('nav.caseload'), jobCoach.caseload, Columns3),
        link(
          open === 0 ? t('nav.requests') : t('nav.requestsOpen', { number: open }),
          jobCoach.requests,
          Inbox,
        ),
        link(
          fresh === 0 ? t('nav.notifications') : t('nav.notificationsNew', { number: fresh }),
          jobCoach.notifications,
          Bell,
        ),
        link(t('nav.profile'), jobCoach.profile, UserRound),
      ]}
    />
  );
}
