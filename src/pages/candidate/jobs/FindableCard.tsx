import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sharedUntil } from '#domain/disclosure.ts';
import { saveVisibility, useLedger, type Visibility } from '#src/api/queries/disclosure.ts';
import { logFailure } from '#src/api/client/logFailure.ts';
import { FailureNotice } from '#src/components/failure/FailureNotice.tsx';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { useCall } from '#src/components/useCall.ts';
import { useDay } from '#src/components/useDay.ts';
import { paths } from '#src/paths.ts';
import { announce } from '#src/ui/announcer/announce.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Card } from '#src/ui/card/Card.tsx';
import { usePassedFocus } from '#src/ui/focus/usePassedFocus.ts';
import { LoneLink } from '#src/ui/loneLink/LoneLink.tsx';
import { Cluster, Stack } from '#src/ui/stack/Stack.tsx';

const TITLE = 'findable';
const TO_PRIVACY = 'findable-privacy';
const YES = 'findable-yes';
/** Until when, unless another time is chosen among the settings. */
const MONTHS = 6;

/**
 * Asks once whether employers may find the candidate: two answers that weigh the same (decision
 * D1). It can be changed among who can see what, where it is asked with its time.
 */
export function FindableCard({ userGuid }: { userGuid: string }) {
  const { data, error } = useLedger(userGuid);
  const [isAnswered, setAnswered] = useState(false);
  // It is asked another time.
  useEffect(() => {
    if (error) logFailure('What is shared was not loaded, so the question is not asked', error);
  }, [error]);
  if (!data) return null;
  const { visibility, mayShare } = data;
  if (isAnswered) return <Answered visibility={visibility} />;
  if (visibility.askedAt !== null || visibility.findable || mayShare === 'waiting') return null;
  return (
    <Question visibility={visibility} userGuid={userGuid} onAnswer={() => setAnswered(true)} />
  );
}

interface QuestionProps {
  visibility: Visibility;
  userGuid: string;
  onAnswer: () => void;
}

function Question({ visibility, userGuid, onAnswer }: QuestionProps) {
  const { t } = useTranslation('privacy');
  const problemText = useProblemText();
  const day = useDay();
  const yesButton = usePassedFocus<HTMLButtonElement>(TO_PRIVACY);
  const noButton = usePassedFocus<HTMLButtonElement>(TO_PRIVACY);
  const { providerCoaches, _etag } = visibility;
  const save = async (findableUntil: string | null) => {
    const findable = findableUntil !== null;
    await saveVisibility(userGuid, { findable, findableUntil, providerCoaches, _etag });
    const state = findableUntil ? t('find.on', { date: day(findableUntil) }) : t('find.off');
    announce(t('find.saved', { state }));
    onAnswer();
  };
  const yes = useCall(() => save(sharedUntil(MONTHS).toISOString()));
  const no = useCall(() => save(null));
  const failed = [yes, no].find(({ failure }) => failure !== null);
  const answer = (call: typeof yes) => {
    yes.forget();
    no.forget();
    call.start();
  };
  return (
    <Card as="section" aria-labelledby={TITLE}>
      <Stack>
        <h2 id={TITLE}>{t('find.ask')}</h2>
        <p>{t('find.text')}</p>
        <p>{t('find.yesMeans', { date: day(sharedUntil(MONTHS)) })}</p>
        {failed?.failure ? (
          <FailureNotice
            text={`${t('find.failed')} ${problemText(failed.failure)}`}
            call={{
              problem: failed.failure,
              submit: failed.start,
              dismiss: failed.forget,
              controlId: YES,
            }}
          />
        ) : null}
        <Cluster>
          <Button
            ref={yesButton}
            id={YES}
            isBusy={yes.isCalling}
            isUnavailable={no.isCalling}
            onPress={() => answer(yes)}
          >
            {t('find.yes')}
          </Button>
          <Button
            ref={noButton}
            isBusy={no.isCalling}
            isUnavailable={yes.isCalling}
            onPress={() => answer(no)}
          >
            {t('find.notNow')}
          </Button>
        </Cluster>
      </Stack>
    </Card>
  );
}

function Answered({ visibility: { findable, findableUntil } }: { visibility: Visibility }) {
  const { t } = useTranslation('privacy');
  const day = useDay();
  return (
    <Card as="section" aria-labelledby={TITLE}>
      <Stack>
        <h2 id={TITLE}>{t('find.title')}</h2>
        <p>
          {findable && findableUntil ? t('find.on', { date: day(findableUntil) }) : t('find.off')}
        </p>
        <LoneLink id={TO_PRIVACY} href={paths.candidate.privacy}>
          {t('find.change')}
        </LoneLink>
      </Stack>
    </Card>
  );
}
