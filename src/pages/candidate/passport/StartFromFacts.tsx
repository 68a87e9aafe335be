import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { ACCOMMODATION_KEYS, type AccommodationKey } from '#domain/accommodations.ts';
import { passportItemsOf } from '#src/api/queries/records.ts';
import { useRead } from '#src/api/client/read.ts';
import { useOwnAccommodation } from '#src/api/queries/sections.ts';
import type { PassportItemValues } from '#src/api/sections/passport.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { FieldGroup } from '#src/ui/fieldGroup/FieldGroup.tsx';
import { focusField } from '#src/ui/focus/focusField.ts';
import { Cluster } from '#src/ui/stack/Stack.tsx';

interface StartFromFactsProps {
  userGuid: string;
  firstFieldId: string;
  onStart: (started: Partial<PassportItemValues>) => void;
}

/** Moving for a job is a wish, and what is other has no sentence of its own to begin with. */
const NOT_OFFERED = ['WillingRelocate', 'OtherAccommodation'] as const;
type OfferedFact = Exclude<AccommodationKey, (typeof NOT_OFFERED)[number]>;

const isOffered = (fact: AccommodationKey): fact is OfferedFact =>
  !NOT_OFFERED.some((one) => one === fact);

/** Offers each ticked accommodation that is in no item yet as a first sentence to change. */
export function StartFromFacts({ userGuid, firstFieldId, onStart }: StartFromFactsProps) {
  const { t } = useTranslation('passport');
  const { t: ta } = useTranslation('accommodation');
  const { data: saved } = useOwnAccommodation(userGuid);
  const { data: items } = useRead(passportItemsOf(userGuid));
  const facts = ACCOMMODATION_KEYS.filter(isOffered).filter(
    (fact) => saved?.[fact] && !items?.some(({ FromFact }) => FromFact === fact),
  );
  if (!saved || facts.length === 0) return null;
  const start = (fact: OfferedFact) => {
    const sentence = { Barrier: t(`facts.${fact}.barrier`), Helps: t(`facts.${fact}.helps`) };
    flushSync(() => onStart({ ...sentence, FromFact: fact }));
    // The buttons go once there is a sentence.
    focusField(firstFieldId);
  };
  return (
    <FieldGroup legend={t('items.start')} headingLevel={4} description={t('items.startHint')}>
      <Cluster>
        {facts.map((fact) => (
          <Button key={fact} onPress={() => start(fact)}>
            {ta(`choices.${fact}`)}
          </Button>
        ))}
      </Cluster>
    </FieldGroup>
  );
}
