import { useTranslation } from 'react-i18next';
import { localeOf } from '#domain/languages.ts';
import type { FactKey } from '#domain/disclosure.ts';
import type { FactShare, LedgerCoach } from '#src/api/queries/disclosure.ts';
import { useDay } from '#src/components/useDay.ts';

/** What is shared, and until when, in words. */
export function useShareWords() {
  const { t, i18n } = useTranslation('privacy');
  const { t: ta } = useTranslation('accommodation');
  const lists = new Intl.ListFormat(localeOf(i18n.language));
  const day = useDay();
  return {
    day,
    fact: (key: FactKey) =>
      key === 'OtherAccommodationText' ? t('facts.otherText') : ta(`choices.${key}`),
    nameOf: ({ FirstName, LastName }: Pick<LedgerCoach, 'FirstName' | 'LastName'>) =>
      `${FirstName} ${LastName}`.trim(),
    readerOf: ({ companyName }: Pick<FactShare, 'companyName'>) =>
      companyName ?? t('people.applied'),
    /** What a coach sees; nothing without a consent. */
    seenBy: ({ consent }: Pick<LedgerCoach, 'consent'>) =>
      consent === null
        ? t('people.nothing')
        : lists.format(consent.scopes.map((scope) => t(`scope.${scope}`))),
    looked: (time: string | null) => (time === null ? t('people.never') : day(time)),
  };
}
