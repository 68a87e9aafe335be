import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { kindName, kindsOfReasons } from '#domain/jobReasons.ts';
import { type RankChanges, takeReasonBack, tellReasonWrong } from '#src/api/queries/rankChanges.ts';
import { FailureNotice } from '#src/components/failure/FailureNotice.tsx';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { type Reasons, useWordedReasons } from '#src/components/job/useWordedReasons.tsx';
import { useCall } from '#src/components/useCall.ts';
import { useUser } from '#src/session/usePerson.ts';
import { announce } from '#src/ui/announcer/announce.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { RadioGroup } from '#src/ui/choice/RadioGroup.tsx';
import { Disclosure } from '#src/ui/disclosure/Disclosure.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { RemovableList } from '#src/ui/removableList/RemovableList.tsx';
import { Select } from '#src/ui/select/Select.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';

const REASON = 'wrong-reason';
const WHY = 'wrong-why';
const answers = ['have', 'unimportant', 'posting'] as const;

interface WrongReasonProps {
  jobId: string;
  reasons: Reasons;
  told: RankChanges['told'];
}

/** Takes what the person says against a reason, and shows what they said until they take it back. */
export function WrongReason({ jobId, reasons, told }: WrongReasonProps) {
  const { t } = useTranslation('rankChanges');
  const problemText = useProblemText();
  const { UserGuid } = useUser();
  const kinds = kindsOfReasons(useWordedReasons('page')(reasons));
  const [reason, setReason] = useState('');
  const [answer, setAnswer] = useState('');
  // How often it was sent with something missing.
  const [tries, setTries] = useState(0);
  const isTried = tries > 0;
  useEffect(() => {
    if (tries > 0) document.getElementById(reason === '' ? REASON : WHY)?.focus();
    // The first thing that is missing, once for each try.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [tries]);
  // The call is made before the part is drawn again.
  const taken = useRef<(typeof told)[number] | undefined>(undefined);
  const said = told.filter((one) => kinds.has(kindName(one)));
  const telling = useCall(async () => {
    const chosen = kinds.get(reason);
    const why = answers.find((one) => one === answer);
    if (!chosen || !why) return;
    const { code, effect } = chosen;
    await tellReasonWrong(UserGuid, jobId, { code, effect, answer: why });
    setTries(0);
    setReason('');
    setAnswer('');
    announce(t('wrong.told'));
  });
  const taking = useCall(async () => {
    if (!taken.current) return;
    await takeReasonBack(UserGuid, jobId, taken.current);
    announce(t('wrong.tookBack'));
  });
  const [failed] = [telling, taking].filter(({ failure }) => failure !== null);
  const tell = () => {
    if (reason === '' || answer === '') {
      setTries(tries + 1);
      return;
    }
    telling.forget();
    telling.start();
  };
  const textOf = (kind: string) => kinds.get(kind)?.text ?? '';
  return (
    <Disclosure label={t('wrong.title')} headingLevel={3}>
      <Stack>
        <p>{t('wrong.lead')}</p>
        {failed?.failure ? (
          <FailureNotice
            text={`${t('wrong.failed')} ${problemText(failed.failure)}`}
            call={{
              problem: failed.failure,
              submit: failed.start,
              dismiss: failed.forget,
              controlId: REASON,
            }}
          />
        ) : null}
        <RemovableList
          label={t('wrong.toldList')}
          items={said.map((one) =>
            t('wrong.item', { reason: textOf(kindName(one)), answer: t(`wrong.${one.answer}`) }),
          )}
          removeWord={t('wrong.takeBack')}
          removeLabel={(item) => t('wrong.takeBackName', { reason: item })}
          onRemove={(index) => {
            taken.current = said[index];
            taking.forget();
            taking.start();
          }}
          emptyText={t('wrong.none')}
        />
        <Form aria-label={t('wrong.title')} onSubmit={tell}>
          <Select
            id={REASON}
            label={t('wrong.which')}
            emptyText={t('wrong.choose')}
            errorMessage={isTried && reason === '' ? t('wrong.whichMissing') : undefined}
            options={[...kinds].map(([value, { text }]) => ({ value, text }))}
            value={reason}
            onChange={setReason}
          />
          <RadioGroup
            id={WHY}
            label={t('wrong.why')}
            errorMessage={isTried && answer === '' ? t('wrong.whyMissing') : undefined}
            choices={answers.map((value) => ({ value, text: t(`wrong.${value}`) }))}
            value={answer}
            onChange={setAnswer}
          />
          <div>
            <Button type="submit" isBusy={telling.isCalling}>
              {t('wrong.tell')}
            </Button>
          </div>
        </Form>
      </Stack>
    </Disclosure>
  );
}
