import { useTranslation } from 'react-i18next';
import {
  COACH_SCOPES,
  type CoachScope,
  isFactKey,
  keyOfItem,
  type StatementKey,
} from '#domain/disclosure.ts';
import { type DisclosureLedger, keyOfShare } from '#src/api/queries/disclosure.ts';
import { useShareWords } from '#src/pages/candidate/privacy/useShareWords.ts';

/** What is shared with a coach part by part; accommodations have a row each. */
export const PARTS = COACH_SCOPES.filter((scope) => scope !== 'accommodations');

/** Who reads something, in words. */
export interface Reader {
  readonly id: string;
  readonly text: string;
}
type Readers = readonly Reader[];
type Consent = NonNullable<DisclosureLedger['coaches'][number]['consent']>;

/** Who reads a part or a fact now: coaches, one company, and companies that were applied to. */
export function useFactReaders(ledger: DisclosureLedger): {
  readonly ofPart: (part: CoachScope) => readonly Readers[];
  readonly ofFact: (key: StatementKey) => readonly Readers[];
} {
  const { t } = useTranslation('privacy');
  const words = useShareWords();
  const reader = (text: string) => ({ id: text, text });
  const coachesWith = (isRead: (consent: Consent) => boolean): Readers =>
    ledger.coaches.flatMap((coach) => {
      const { consent } = coach;
      if (consent === null || !isRead(consent)) return [];
      const values = { name: words.nameOf(coach), date: words.day(consent.expiresAt) };
      return [reader(t('facts.seen', values))];
    });
  const partReaders = (part: CoachScope): readonly Readers[] => {
    const coaches = coachesWith(({ scopes }) => scopes.includes(part));
    if (part !== 'profile') return [coaches, [], []];
    const { views, visibility } = ledger;
    const seenBy = (by: 'accepted' | 'applied') => views.filter((view) => view.by === by);
    const finders =
      visibility.findable && visibility.findableUntil
        ? [reader(t('facts.seenByFinders', { date: words.day(visibility.findableUntil) }))]
        : [];
    return [
      coaches,
      [
        ...seenBy('accepted').map(({ name }) => reader(t('facts.seenUntilStopped', { name }))),
        ...finders,
      ],
      seenBy('applied').map(({ name }) => reader(t('facts.seenUntilWithdrawn', { name }))),
    ];
  };
  const factReaders = (key: StatementKey): readonly Readers[] => {
    const own = ledger.shares.filter((share) => keyOfShare(share) === key);
    return [
      coachesWith(({ facts, passportItems }) =>
        isFactKey(key)
          ? facts.includes(key)
          : passportItems.some(({ passportItemGuid }) => keyOfItem(passportItemGuid) === key),
      ),
      own.flatMap(({ companyName, expiresAt }) =>
        companyName === null
          ? []
          : [reader(t('facts.seen', { name: companyName, date: words.day(expiresAt) }))],
      ),
      own.flatMap(({ audience, expiresAt }) =>
        audience === 'applied_companies'
          ? [reader(t('facts.seenUntil', { date: words.day(expiresAt) }))]
          : [],
      ),
    ];
  };
  return { ofPart: partReaders, ofFact: factReaders };
}
