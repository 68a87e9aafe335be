import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#src/paths.ts';
import { settings } from '#src/settings.ts';
import { announce } from '#src/ui/announcer/announce.ts';
import { Strip } from '#src/ui/strip/Strip.tsx';

/** That the page at an address is not there, and where to tell us of the link that led to it. */
export function MissedAddressNote({ path }: { path: string }) {
  const { t } = useTranslation();
  const text = t('missed.text', { path });
  // The page that is opened instead takes the focus below it.
  useEffect(() => announce(text), [text]);
  return (
    <Strip
      link={{
        href: settings.bugReportUrl ?? `${paths.help.report}?from=${path}`,
        text: t('missed.report'),
      }}
    >
      {text}
    </Strip>
  );
}
