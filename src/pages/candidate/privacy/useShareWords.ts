import { useTranslation } from 'react-i18next';
import { localeOf } from '#domain/languages.ts';
import { type FactKey, isFactKey, itemOfKey, type StatementKey } from '#domain/disclosure.ts';
import type { FactShare, LedgerCoach } from '#src/api/queries/disclosure.ts';
import { useDay } from '#src/components/useDay.ts';
import type { SharedItem } from '#src/pages/candidate/privacy/savedFacts.ts';

/** What is shared, and until when, in words. */
export function useShareWords() {
  const { t, i18n } = useTranslation('privacy');
  const { t: ta } = useTranslation('accommodation');
  const lists = new Intl.ListFormat(localeOf(i18n.language));
  const day = useDay();
  const fact = (key: FactKey) =>
    key === 'OtherAccommodationText' ? t('facts.otherText') : ta(`choices.${key}`);
  return {
    day,
    fact,
    /** What a statement is about; an item by what gets in the way. */
    about: (key: StatementKey, items: readonly SharedItem[]) =>
      isFactKey(key) ? fact(key) : (items.find(({ Id }) => Id === itemOfKey(key))?.Barrier ?? ''),
    nameOf: ({ FirstName, LastName }: Pick<LedgerCoach, 'FirstName' | 'LastName'>) =>
      `${FirstName} ${LastName}`.trim(),
    readerOf: ({ companyName }: Pick<FactShare, 'companyName'>) =>
      companyName ?? t('people.applied'),
    /** The same inside a sentence. */
    readerWithin: ({ companyName }: Pick<FactShare, 'companyName'>) =>
      companyName ?? t('people.appliedWithin'),
    /** What a coach sees; nothing without a consent. */
    seenBy: ({ consent }: Pick<LedgerCoach, 'consent'>) =>
      consent === null
        ? t('people.nothing')
        : lists.format(consent.scopes.map((scope) => t(`scope.${scope}`))),
    looked: (time: string | null) => (time === null ? t('people.never') : day(time)),
  };
}
