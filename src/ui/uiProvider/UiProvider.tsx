import type { ReactNode } from 'react';
import { I18nProvider, RouterProvider } from 'react-aria-components';
import { Announcer } from '#src/ui/announcer/Announcer.tsx';

interface UiProviderProps {
  /** Client navigation: react-router's useNavigate(). */
  navigate: (to: string) => void;
  /** react-router's useHref, where the app lives under a base path. */
  useHref?: (to: string) => string;
  /** BCP 47 tag of the words on screen; dates and numbers follow it. */
  locale: string;
  children: ReactNode;
}

/**
 * Wraps the whole app once: links that navigate in place, the locale, and the only live regions.
 */
export function UiProvider({ navigate, useHref, locale, children }: UiProviderProps) {
  return (
    <I18nProvider locale={locale}>
      <RouterProvider navigate={(to) => navigate(to)} {...(useHref ? { useHref } : {})}>
        {children}
        <Announcer />
      </RouterProvider>
    </I18nProvider>
  );
}
