import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { ENGLISH } from '#domain/languages.ts';
import { PageLoading } from '#src/components/page/PageLoading.tsx';
import { DisplaySettings } from '#src/components/display/DisplaySettings.tsx';
import { LanguageMenu } from '#src/components/language/LanguageMenu.tsx';
import { MissedAddress } from '#src/layouts/MissedAddress.tsx';
import styles from '#src/layouts/PublicLayout.module.css';
import { paths } from '#src/paths.ts';
import { useView } from '#src/session/usePerson.ts';
import { settings } from '#src/settings.ts';
import { LoneLink } from '#src/ui/loneLink/LoneLink.tsx';
import { Brand } from '#src/ui/brand/Brand.tsx';
import { Main } from '#src/ui/main/Main.tsx';

/** Fetched in a view alone. */
const ViewBanner = lazy(() => import('#src/components/impersonation/ViewBanner.tsx'));

/** English pages do not fetch it. */
const OpenedIn = lazy(async () => ({
  default: (await import('#src/components/language/OpenedIn.tsx')).OpenedIn,
}));

interface PublicLayoutProps {
  /** narrow: one column for a short form. */
  width?: 'narrow' | 'wide';
}

/** The pages before and outside an area, under the product's name. */
export function PublicLayout({ width = 'narrow' }: PublicLayoutProps) {
  const { t, i18n } = useTranslation();
  const view = useView();
  return (
    <>
      {view ? (
        <Suspense fallback={null}>
          <ViewBanner view={view} />
        </Suspense>
      ) : null}
      <div className={styles.layout}>
        <header className={styles.top}>
          <Brand name={t('product')} />
          <div className={styles.tools}>
            <DisplaySettings />
            <LanguageMenu />
            <LoneLink href={paths.help.home}>{t('help')}</LoneLink>
          </div>
        </header>
        <Main width={width}>
          {i18n.language === ENGLISH ? null : (
            <Suspense fallback={null}>
              <OpenedIn />
            </Suspense>
          )}
          <MissedAddress />
          <Suspense fallback={<PageLoading isWholePage />}>
            <Outlet />
          </Suspense>
        </Main>
        {settings.demoMailbox ? (
          <footer className={styles.foot}>
            <p>{t('sampleNote')}</p>
            <LoneLink href={paths.mailbox}>{t('mailboxLink')}</LoneLink>
          </footer>
        ) : null}
      </div>
    </>
  );
}
