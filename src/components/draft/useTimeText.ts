import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { localeOf } from '#domain/languages.ts';

/** A sentence about a draft with its time as people say it: today, yesterday, or with its date. */
export function useTimeText(sentence: 'restored' | 'other'): (savedAt: Date) => string {
  const { t, i18n } = useTranslation('drafts');
  const [now] = useState(() => new Date());
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  return (savedAt) => {
    const time = new Intl.DateTimeFormat(localeOf(i18n.language), { timeStyle: 'short' }).format(
      savedAt,
    );
    const day = savedAt.toDateString();
    if (day === now.toDateString()) return t(`${sentence}.today`, { time });
    if (day === yesterday.toDateString()) return t(`${sentence}.yesterday`, { time });
    const date = new Intl.DateTimeFormat(localeOf(i18n.language), {
      day: 'numeric',
      month: 'long',
    });
    return t(`${sentence}.earlier`, { time, date: date.format(savedAt) });
  };
}
