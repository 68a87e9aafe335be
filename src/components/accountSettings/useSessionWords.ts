import { useTranslation } from 'react-i18next';
import { localeOf } from '#domain/languages.ts';
import type { SignedInSession } from '#src/api/queries/sessions.ts';

/** A session in words: what it runs on, such as "Firefox on Windows", and when it was used. */
export function useSessionWords() {
  const { t, i18n } = useTranslation('account');
  const times = new Intl.DateTimeFormat(localeOf(i18n.language), {
    dateStyle: 'long',
    timeStyle: 'short',
  });
  return {
    device: ({ browser, system }: SignedInSession) => {
      if (browser && system) return t('sessions.device', { browser, system });
      return browser ?? system ?? t('sessions.unknown');
    },
    lastUsed: ({ lastUsedAt }: SignedInSession) =>
      t('sessions.lastUsed', { time: times.format(new Date(lastUsedAt)) }),
    started: ({ startedAt }: SignedInSession) =>
      t('sessions.started', { time: times.format(new Date(startedAt)) }),
  };
}
