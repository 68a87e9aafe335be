import { Bug, CircleQuestionMark, LogOut, type LucideIcon, Settings } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { queryClient } from '#src/api/client/queryClient.ts';
import { DisplaySettings } from '#src/components/display/DisplaySettings.tsx';
import { LanguageMenu } from '#src/components/language/LanguageMenu.tsx';
import styles from '#src/layouts/AreaShell.module.css';
import { MissedAddress } from '#src/layouts/MissedAddress.tsx';
import { PageLoading } from '#src/components/page/PageLoading.tsx';
import { paths } from '#src/paths.ts';
import { session } from '#src/session/session.ts';
import { useUser, useView } from '#src/session/usePerson.ts';
import { settings } from '#src/settings.ts';
import type { NavEntry, NavLinkEntry } from '#src/ui/navList/NavList.tsx';
import { Shell } from '#src/ui/shell/Shell.tsx';

/** Fetched in a view alone. */
const ViewBanner = lazy(() => import('#src/components/impersonation/ViewBanner.tsx'));

interface AreaShellProps {
  home: string;
  accountSettings: string;
  /** Stands before the first name above the menu. */
  welcome: string;
  /** The pages of the area, in the order of section 2; the foot goes on with what all have. */
  entries: readonly NavEntry[];
  /** Above every page. */
  above?: ReactNode;
  /** In the place of every page. */
  instead?: ReactNode;
}

/**
 * The sidebar and page of an area. Leaving clears the query cache, so that the next person does
 * not see its data.
 */
export function AreaShell({
  home,
  accountSettings,
  welcome,
  entries,
  above,
  instead,
}: AreaShellProps) {
  const { t } = useTranslation();
  const user = useUser();
  const { pathname } = useLocation();
  const link = useNavLink();
  const view = useView();
  useEffect(() => () => queryClient.clear(), [user.UserGuid]);
  const footEntries: NavEntry[] = [
    // At the same place on every page (WCAG 3.2.6). Help is no part of its section 2.
    link(t('help'), paths.help.home, CircleQuestionMark),
    // Nobody changes the account of somebody else, and the own one waits.
    ...(view ? [] : [link(t('menu.settings'), accountSettings, Settings)]),
    {
      kind: 'external',
      text: t('menu.bug'),
      href: settings.bugReportUrl ?? `${paths.help.report}?from=${pathname}`,
      icon: Bug,
      newTabWord: t('newTab'),
    },
    {
      kind: 'action',
      text: t('logOut'),
      icon: LogOut,
      onPress: () => session.send({ type: 'signOut.requested' }),
    },
  ];
  return (
    <Shell
      brandName={t('product')}
      brandHref={home}
      words={{
        nav: t('menu.label'),
        openMenu: t('menu.open'),
        closeMenu: t('menu.close'),
        hideMenu: t('menu.hide'),
        keepMenu: t('menu.keep'),
      }}
      greeting={{ text: welcome, name: user.FirstName }}
      entries={entries}
      footEntries={footEntries}
      banner={
        view ? (
          <Suspense fallback={null}>
            <ViewBanner view={view} />
          </Suspense>
        ) : null
      }
      tools={{
        menu: (
          <div className={styles.tools}>
            <DisplaySettings look="row" />
            <LanguageMenu look="sign" />
          </div>
        ),
        header: (
          <>
            <DisplaySettings />
            <LanguageMenu />
          </>
        ),
      }}
    >
      <MissedAddress />
      <Suspense fallback={<PageLoading isWholePage />}>
        {above}
        {instead ?? <Outlet />}
      </Suspense>
    </Shell>
  );
}

/** Makes entries of the menu; the one of the page on screen is current, also for its parts. */
export function useNavLink(): (text: string, href: string, icon?: LucideIcon) => NavLinkEntry {
  const { pathname } = useLocation();
  return (text, href, icon) => ({
    kind: 'link',
    text,
    href,
    isCurrent: pathname === href || pathname.startsWith(`${href}/`),
    ...(icon ? { icon } : {}),
  });
}
