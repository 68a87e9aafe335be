import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sharedUntil } from '#domain/disclosure.ts';
import {
  type DisclosureLedger,
  saveVisibility,
  type Visibility,
} from '#src/api/queries/disclosure.ts';
import { FailureNotice } from '#src/components/failure/FailureNotice.tsx';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { useCall } from '#src/components/useCall.ts';
import { useShareWords } from '#src/pages/candidate/privacy/useShareWords.ts';
import { announce } from '#src/ui/announcer/announce.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Card } from '#src/ui/card/Card.tsx';
import { Checkbox } from '#src/ui/choice/Checkbox.tsx';
import { RadioGroup } from '#src/ui/choice/RadioGroup.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';

const TITLE = 'privacy-find';
const FIND = 'privacy-find-button';
const MONTHS = [3, 6, 12];

/** Who may find the candidate: employers, off by itself, and the provider's coaches. */
export function LetFindMe({ ledger, userGuid }: { ledger: DisclosureLedger; userGuid: string }) {
  const { visibility, mayShare, representative } = ledger;
  const isWaiting = mayShare === 'waiting';
  const { t } = useTranslation('privacy');
  const problemText = useProblemText();
  const { day } = useShareWords();
  const [months, setMonths] = useState(6);
  const [wish, setWish] = useState<Visibility>(visibility);
  // The call is made before the page is drawn again.
  const wanted = useRef(visibility);
  const call = useCall(async () => {
    const { findable: isOn, findableUntil: end, providerCoaches, _etag } = wanted.current;
    await saveVisibility(userGuid, {
      findable: isOn,
      findableUntil: end,
      providerCoaches,
      _etag,
    });
    announce(
      t('find.saved', {
        state: isOn && end ? t('find.on', { date: day(end) }) : t('find.off'),
      }),
    );
  });
  const save = (change: Partial<Visibility>) => {
    wanted.current = { ...visibility, ...change };
    setWish(wanted.current);
    call.forget();
    call.start();
  };
  const { findable, findableUntil } = visibility;
  return (
    <Card as="section" aria-labelledby={TITLE}>
      <Stack>
        <h2 id={TITLE}>{t('find.title')}</h2>
        <p>{t('find.text')}</p>
        <p>
          {findable && findableUntil ? t('find.on', { date: day(findableUntil) }) : t('find.off')}
        </p>
        {isWaiting ? <p>{t('find.waiting', { name: representative?.name ?? '' })}</p> : null}
        {findable || isWaiting ? null : (
          <RadioGroup
            label={t('find.until')}
            layout="row"
            choices={MONTHS.map((count) => ({
              value: String(count),
              text: t('find.months', { count }),
            }))}
            value={String(months)}
            onChange={(value) => setMonths(Number(value))}
          />
        )}
        {call.failure ? (
          <FailureNotice
            text={`${t('find.failed')} ${problemText(call.failure)}`}
            call={{
              problem: call.failure,
              submit: call.start,
              dismiss: call.forget,
              controlId: FIND,
            }}
          />
        ) : null}
        {isWaiting && !findable ? null : (
          <div>
            <Button
              id={FIND}
              isBusy={call.isCalling}
              onPress={() =>
                save(
                  findable
                    ? { findable: false, findableUntil: null }
                    : { findable: true, findableUntil: sharedUntil(months).toISOString() },
                )
              }
            >
              {findable ? t('find.no') : t('find.yes')}
            </Button>
          </div>
        )}
        <Checkbox
          isSelected={call.isCalling ? wish.providerCoaches : visibility.providerCoaches}
          isReadOnly={call.isCalling}
          onChange={(providerCoaches) => save({ providerCoaches })}
        >
          {t('find.coaches')}
        </Checkbox>
      </Stack>
    </Card>
  );
}
