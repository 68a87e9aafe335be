import {
  ArrowLeftRight,
  Bell,
  BookUser,
  BriefcaseBusiness,
  Building2,
  House,
  Rss,
  ScrollText,
  UserRound,
  Users,
} from 'lucide-react';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { useNewNotificationCount } from '#src/api/queries/notifications.ts';
import { WithQueries } from '#src/api/client/WithQueries.tsx';
import { AreaShell, useNavLink } from '#src/layouts/AreaShell.tsx';
import { paths } from '#src/paths.ts';
import { useImpersonation } from '#src/session/useImpersonation.ts';
import { useUser, useView } from '#src/session/usePerson.ts';

/** Fetched in a view, and after one. */
const InsideView = lazy(() => import('#src/components/impersonation/InsideView.tsx'));
const ViewEnded = lazy(() => import('#src/components/impersonation/ViewEnded.tsx'));

/** The administrator's sidebar and page. */
export function AdminLayout() {
  return (
    <WithQueries>
      <AdminShell />
    </WithQueries>
  );
}

/** The menu says in words what is new; while they view as somebody, the page is the way back. */
function AdminShell() {
  const { t } = useTranslation('admin');
  const link = useNavLink();
  const fresh = useNewNotificationCount(useUser().UserGuid);
  const { admin } = paths;
  const view = useView();
  const isEndNew = useImpersonation(({ context }) => context.ended !== null);
  return (
    <AreaShell
      home={admin.dashboard}
      accountSettings={admin.accountSettings}
      welcome={t('nav.welcome')}
      above={isEndNew ? <ViewEnded /> : null}
      instead={view ? <InsideView view={view} /> : undefined}
      entries={[
        link(t('nav.dashboard'), admin.dashboard, House),
        link(t('nav.jobCoaches'), admin.jobCoaches, Users),
        link(t('nav.candidates'), admin.candidates, UserRound),
        link(t('nav.employers'), admin.employers, BriefcaseBusiness),
        link(t('nav.users'), admin.users, BookUser),
        link(t('nav.companies'), admin.companies, Building2),
        link(t('nav.feeds'), admin.feeds, Rss),
        link(t('nav.auditLog'), admin.auditLog, ScrollText),
        link(t('nav.migrateUser'), admin.migrateUser, ArrowLeftRight),
        link(
          fresh === 0 ? t('nav.notifications') : t('nav.notificationsNew', { number: fresh }),
          admin.notifications,
          Bell,
        ),
      ]}
    />
  );
}
