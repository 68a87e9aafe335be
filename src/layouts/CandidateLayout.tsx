import {
  Briefcase,
  Bug,
  CircleQuestionMark,
  FileUp,
  House,
  LogOut,
  Settings,
  User,
  Users,
} from 'lucide-react';
import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { WithQueries } from '#src/api/query/WithQueries.tsx';
import { queryClient } from '#src/api/queryClient.ts';
import { DisplaySettings } from '#src/components/display/DisplaySettings.tsx';
import { PageLoading } from '#src/components/page/PageLoading.tsx';
import { paths } from '#src/paths.ts';
import { session } from '#src/session/session.ts';
import { useUser } from '#src/session/useSession.ts';
import { settings } from '#src/settings.ts';
import type { NavEntry } from '#src/ui/navList/NavList.tsx';
import { Shell } from '#src/ui/shell/Shell.tsx';

/**
 * The candidate's sidebar and page. Leaving clears the query cache, so that the next person does
 * not see its data.
 */
export function CandidateLayout() {
  const { t } = useTranslation('candidate');
  const { t: tc } = useTranslation();
  const user = useUser();
  const { pathname } = useLocation();
  useEffect(() => () => queryClient.clear(), [user.UserGuid]);

  const link = (text: string, href: string, icon?: typeof User) =>
    ({
      kind: 'link',
      text,
      href,
      isCurrent: pathname === href || pathname.startsWith(`${href}/`),
      ...(icon ? { icon } : {}),
    }) as const;
  const { candidate } = paths;
  // In the order of section 2; the foot goes on with it.
  const entries: NavEntry[] = [
    link(t('nav.home'), candidate.home, House),
    {
      kind: 'group',
      text: t('nav.jobs'),
      icon: Briefcase,
      entries: [
        link(t('nav.all'), candidate.allJobs),
        link(t('nav.applied'), candidate.appliedJobs),
        link(t('nav.saved'), candidate.savedJobs),
        link(t('nav.recommended'), candidate.recommendedJobs),
        link(t('nav.remote'), candidate.remoteJobs),
      ],
    },
    link(t('nav.profile'), candidate.profile, User),
    link(t('nav.upload'), candidate.resumeUpload, FileUp),
    link(t('nav.invite'), candidate.inviteJobCoach, Users),
  ];
  const footEntries: NavEntry[] = [
    // At the same place on every page (WCAG 3.2.6). Help is no part of its section 2.
    link(tc('help'), paths.help.home, CircleQuestionMark),
    link(t('nav.settings'), candidate.accountSettings, Settings),
    {
      kind: 'external',
      text: t('nav.bug'),
      href: settings.bugReportUrl ?? `${paths.help.report}?from=${pathname}`,
      icon: Bug,
      newTabWord: tc('newTab'),
    },
    {
      kind: 'action',
      text: tc('logOut'),
      icon: LogOut,
      onPress: () => session.send({ type: 'signOut.requested' }),
    },
  ];
  return (
    <WithQueries>
      <Shell
        brandName={tc('product')}
        brandHref={candidate.home}
        words={{
          nav: t('nav.label'),
          openMenu: t('nav.open'),
          closeMenu: t('nav.close'),
          hideMenu: t('nav.hide'),
          keepMenu: t('nav.keep'),
        }}
        greeting={{ text: t('nav.welcome'), name: user.FirstName }}
        entries={entries}
        footEntries={footEntries}
        tools={{ menu: <DisplaySettings look="row" />, header: <DisplaySettings /> }}
      >
        <Suspense fallback={<PageLoading />}>
          <Outlet />
        </Suspense>
      </Shell>
    </WithQueries>
  );
}
