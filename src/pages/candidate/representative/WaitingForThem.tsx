import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameRepresentative, type Representative } from '#src/api/queries/disclosure.ts';
import { FailureNotice } from '#src/components/failure/FailureNotice.tsx';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { Page } from '#src/components/page/Page.tsx';
import { useCall } from '#src/components/useCall.ts';
import { useDay } from '#src/components/useDay.ts';
import { RepresentativeForm } from '#src/pages/candidate/representative/RepresentativeForm.tsx';
import { paths } from '#src/paths.ts';
import { announce } from '#src/ui/announcer/announce.ts';
import { BackLink } from '#src/ui/backLink/BackLink.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { Card } from '#src/ui/card/Card.tsx';
import { usePassedFocus } from '#src/ui/focus/usePassedFocus.ts';
import { Stack } from '#src/ui/stack/Stack.tsx';

const AGAIN = 'representative-again';
const OTHER = 'representative-other';

interface WaitingForThemProps {
  userGuid: string;
  representative: Representative;
}

/** Nothing can be shared until a parent or guardian agreed: whom was asked, and the ways on. */
export function WaitingForThem({ userGuid, representative }: WaitingForThemProps) {
  const { t } = useTranslation('representative');
  const day = useDay();
  const problemText = useProblemText();
  const [isOther, setOther] = useState(false);
  const { name, email, relationship, askedAt } = representative;
  const again = useCall(async () => {
    await nameRepresentative(userGuid, { name, email, relationship });
    announce(t('waiting.sent', { email }));
  });
  return (
    <Page
      title={t('waiting.title', { name })}
      step="waiting"
      back={<BackLink href={paths.candidate.privacy}>{t('toPrivacy')}</BackLink>}
    >
      <Card>
        <Stack>
          <p>{t('waiting.asked', { name, email, date: day(askedAt) })}</p>
          <p>{t('waiting.until', { name })}</p>
          {again.failure ? (
            <FailureNotice
              text={`${t('waiting.notSent')} ${problemText(again.failure)}`}
              call={{
                problem: again.failure,
                submit: again.start,
                dismiss: again.forget,
                controlId: AGAIN,
              }}
            />
          ) : null}
          <div>
            <Button
              id={AGAIN}
              isBusy={again.isCalling}
              onPress={() => {
                again.forget();
                again.start();
              }}
            >
              {t('waiting.again')}
            </Button>
          </div>
        </Stack>
      </Card>
      <section aria-labelledby={OTHER}>
        <Stack>
          <h2 id={OTHER}>{t('waiting.other')}</h2>
          {isOther ? (
            <RepresentativeForm userGuid={userGuid} relationship={relationship} />
          ) : (
            <>
              <p>{t('waiting.otherHint', { name })}</p>
              <OtherButton onPress={() => setOther(true)} />
            </>
          )}
        </Stack>
      </section>
    </Page>
  );
}

/** Its focus goes on to the first field of the form that takes its place. */
function OtherButton({ onPress }: { onPress: () => void }) {
  const { t } = useTranslation('representative');
  const button = usePassedFocus<HTMLButtonElement>('representative-name');
  return (
    <div>
      <Button ref={button} onPress={onPress}>
        {t('waiting.otherDo')}
      </Button>
    </div>
  );
}
