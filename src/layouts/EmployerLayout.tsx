import {
  Bell,
  Bookmark,
  BriefcaseBusiness,
  Building2,
  ClipboardList,
  House,
  MailPlus,
  UserSearch,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNewNotificationCount } from '#src/api/queries/notifications.ts';
import { WithQueries } from '#src/api/client/WithQueries.tsx';
import { AreaShell, useNavLink } from '#src/layouts/AreaShell.tsx';
import { paths } from '#src/paths.ts';
import { useUser } from '#src/session/usePerson.ts';

/** The employer's sidebar and page. */
export function EmployerLayout() {
  return (
    <WithQueries>
      <EmployerShell />
    </WithQueries>
  );
}

/** The menu says in words what is new. */
function EmployerShell() {
  const { t } = useTranslation('employer');
  const link = useNavLink();
  const fresh = useNewNotificationCount(useUser().UserGuid);
  const { employer } = paths;
  return (
    <AreaShell
      home={employer.home}
      accountSettings={employer.accountSettings}
      welcome={t('nav.welcome')}
      entries={[
        link(t('nav.home'), employer.home, House),
        link(t('nav.jobs'), employer.jobs, BriefcaseBusiness),
        link(t('nav.candidates'), employer.candidates, UserSearch),
        link(t('nav.applied'), employer.applied, ClipboardList),
        link(t('nav.saved'), employer.saved, Bookmark),
        link(t('nav.invitations'), employer.invitations, MailPlus),
        link(t('nav.company'), employer.company, Building2),
        link(
          fresh === 0 ? t('nav.notifications') : t('nav.notificationsNew', { number: fresh }),
          employer.notifications,
          Bell,
        ),
      ]}
    />
  );
}
