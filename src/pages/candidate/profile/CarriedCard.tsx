import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { localeOf } from '#domain/languages.ts';
import { type Carried, carriedFromFinder, carriedFromWish, isNothing } from '#domain/carried.ts';
import { addCarried, missingIn } from '#src/api/addCarried.ts';
import { useProfile } from '#src/api/queries/profile.ts';
import { FailureNotice } from '#src/components/failure/FailureNotice.tsx';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { useCall } from '#src/components/useCall.ts';
import { type CarriedFrom, dropCarried } from '#src/tab/carried.ts';
import { readFinder } from '#src/tab/finderAnswers.ts';
import { useUser } from '#src/session/usePerson.ts';
import { readWish } from '#src/tab/visitorWish.ts';
import { announce } from '#src/ui/announcer/announce.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Card } from '#src/ui/card/Card.tsx';
import { Cluster, Stack } from '#src/ui/stack/Stack.tsx';

const TITLE = 'carried';
const ADD = 'carried-add';

/**
 * Offers to add to the profile what was told before the sign-up. Nothing of it is sent before
 * Add it, and Not now deletes it.
 */
export default function CarriedCard({ from }: { from: CarriedFrom }) {
  const { t } = useTranslation('carried');
  const problemText = useProblemText();
  const { UserGuid } = useUser();
  const { data } = useProfile(UserGuid);
  const [told] = useState(() =>
    from === 'finder' ? carriedFromFinder(readFinder().answers) : carriedFromWish(readWish()),
  );
  const [outcome, setOutcome] = useState<Carried | 'left' | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const adding = useCall(async () => {
    const added = await addCarried(UserGuid, told);
    dropCarried();
    setOutcome(added);
  });
  useEffect(() => {
    if (outcome === null) return;
    heading.current?.focus();
    announce(t(outcome === 'left' ? 'left' : 'added'));
  }, [outcome, t]);

  if (outcome !== null)
    return (
      <Card as="section" aria-labelledby={TITLE}>
        <Stack gap="tight">
          <h2 id={TITLE} ref={heading} tabIndex={-1}>
            {t(outcome === 'left' ? 'left' : 'added')}
          </h2>
          {outcome === 'left' ? null : <CarriedList carried={outcome} />}
        </Stack>
      </Card>
    );
  if (!data) return null;
  const missing = missingIn(told, data);
  if (isNothing(missing)) return null;
  return (
    <Card as="section" aria-labelledby={TITLE}>
      <Stack>
        <h2 id={TITLE}>{t(`title.${from}`)}</h2>
        <p>{t('text')}</p>
        <CarriedList carried={missing} />
        {adding.failure ? (
          <FailureNotice
            text={`${t('failed')} ${problemText(adding.failure)}`}
            call={{
              problem: adding.failure,
              submit: adding.start,
              dismiss: adding.forget,
              controlId: ADD,
            }}
          />
        ) : null}
        <Cluster>
          <Button id={ADD} look="primary" isBusy={adding.isCalling} onPress={adding.start}>
            {t('add')}
          </Button>
          <Button
            onPress={() => {
              dropCarried();
              setOutcome('left');
            }}
          >
            {t('notNow')}
          </Button>
        </Cluster>
      </Stack>
    </Card>
  );
}

/** Each value with the words of the profile. */
function CarriedList({ carried }: { carried: Carried }) {
  const { t, i18n } = useTranslation('carried');
  const { t: tp } = useTranslation('profile');
  const { t: tq } = useTranslation('questions');
  const list = new Intl.ListFormat(localeOf(i18n.language), { type: 'conjunction' });
  const { idealJob, skills, place, relocate, workType, environment } = carried;
  const rows = [
    { name: tp('item.IdealJob'), text: idealJob },
    { name: t('skills'), text: list.format(skills) },
    { name: t('place'), text: place },
    { name: tp('item.Relocate'), text: relocate === null ? '' : tq(`preferences.${relocate}`) },
    { name: tp('item.RemoteWorkType'), text: workType === null ? '' : tq(`workType.${workType}`) },
    {
      name: tq('environment.label'),
      text: list.format(environment.map((option) => tq(`environment.${option}`))),
    },
  ];
  return (
    <ul>
      {rows
        .filter(({ text }) => text !== '')
        .map(({ name, text }) => (
          <li key={name}>{t('value', { name: name.replaceAll(/[¿?؟]/g, ''), text })}</li>
        ))}
    </ul>
  );
}
