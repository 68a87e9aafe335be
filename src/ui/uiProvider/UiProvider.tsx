import type { ReactNode } from 'react';
import { I18nProvider, RouterProvider } from 'react-aria-components';
import { LimitTextContext } from '#src/ui/field/limitText.ts';
import { Announcer } from '#src/ui/announcer/Announcer.tsx';

/** What a link gives its history entry beside the address, as react-router takes it. */
interface LinkOptions {
  state?: object;
}

declare module 'react-aria-components' {
  interface RouterConfig {
    routerOptions: LinkOptions;
  }
}

interface UiProviderProps {
  /** Client navigation: react-router's useNavigate(). */
  navigate: (to: string, options?: LinkOptions) => void;
  /** react-router's useHref, where the app lives under a base path. */
  useHref?: (to: string) => string;
  /** BCP 47 tag of the words on screen; dates and numbers follow it. */
  locale: string;
  /** The sentence about the length of a text that is near its limit or over it. */
  limitText?: (count: number, limit: number) => string;
  children: ReactNode;
}

const noText = () => '';

/**
 * Wraps the whole app once: links that navigate in place, the locale, and the only live regions.
 */
export function UiProvider({ navigate, useHref, locale, limitText, children }: UiProviderProps) {
  return (
    <I18nProvider locale={locale}>
      <RouterProvider
        navigate={(to, options) => navigate(to, options)}
        {...(useHref ? { useHref } : {})}
      >
        <LimitTextContext value={limitText ?? noText}>{children}</LimitTextContext>
        <Announcer />
      </RouterProvider>
    </I18nProvider>
  );
}
