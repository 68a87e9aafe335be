import { QueryClientProvider } from '@tanstack/react-query';
import { Briefcase, FileUp, HandHelping, LogOut, Settings, User } from 'lucide-react';
import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { queryClient } from '#src/api/queryClient.ts';
import { DisplaySettings } from '#src/components/DisplaySettings.tsx';
import { PageLoading } from '#src/components/PageLoading.tsx';
import { paths } from '#src/paths.ts';
import { session } from '#src/session/session.ts';
import { useUser } from '#src/session/useSession.ts';
import type { NavEntry } from '#src/ui/NavList.tsx';
import { Shell } from '#src/ui/Shell.tsx';

/** The candidate's sidebar and page. What was fetched is forgotten on leaving, so the next person cannot meet it. */
export default function CandidateLayout() {
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
  const entries: NavEntry[] = [
    {
      kind: 'group',
      text: t('nav.jobs'),
      icon: Briefcase,
      entries: [link(t('nav.recommended'), candidate.recommendedJobs)],
    },
    link(t('nav.profile'), candidate.profile, User),
    link(t('nav.accommodation'), candidate.accommodation, HandHelping),
    link(t('nav.upload'), candidate.resumeUpload, FileUp),
    link(t('nav.settings'), candidate.accountSettings, Settings),
    {
      kind: 'action',
      text: tc('logOut'),
      icon: LogOut,
      onPress: () => session.send({ type: 'signOut.requested' }),
    },
  ];
  return (
    <QueryClientProvider client={queryClient}>
      <Shell
        brandName={tc('product')}
        brandHref={candidate.recommendedJobs}
        words={{
          nav: t('nav.label'),
          openMenu: t('nav.open'),
          closeMenu: t('nav.close'),
          hideMenu: t('nav.hide'),
          keepMenu: t('nav.keep'),
        }}
        greeting={{ text: t('nav.welcome'), name: user.FirstName }}
        entries={entries}
        tools={<DisplaySettings />}
      >
        <Suspense fallback={<PageLoading />}>
          <Outlet />
        </Suspense>
      </Shell>
    </QueryClientProvider>
  );
}
