import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { localeOf } from '#domain/languages.ts';
import { keyOfItem, type StatementKey } from '#domain/disclosure.ts';
import { keyOfShare, stopShare, stopWords, useLedger } from '#src/api/queries/disclosure.ts';
import { FailureNotice } from '#src/components/failure/FailureNotice.tsx';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { useCall } from '#src/components/useCall.ts';
import { useShareWords } from '#src/pages/candidate/privacy/useShareWords.ts';
import { announce } from '#src/ui/announcer/announce.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { usePassedFocus } from '#src/ui/focus/usePassedFocus.ts';
import { Notice } from '#src/ui/notice/Notice.tsx';

export interface StillSharedQuestionProps {
  userGuid: string;
  /** Whether this is not ticked any more, or was deleted. */
  isGone: (key: StatementKey) => boolean;
  /** The id of what it is asked beside, which gets the focus. */
  besideId: string;
  onAnswer: () => void;
}

const STOP = 'still-shared-stop';

/** Words that a company reads stay until the candidate ends them: they were copied once. */
export function StillSharedQuestion(props: StillSharedQuestionProps) {
  const { userGuid, isGone, besideId, onAnswer } = props;
  const { data } = useLedger(userGuid);
  const shares = (data?.shares ?? []).filter((share) => isGone(keyOfShare(share)));
  const coaches = (data?.coaches ?? []).filter((coach) =>
    coach.consent?.passportItems.some(({ passportItemGuid }) =>
      isGone(keyOfItem(passportItemGuid)),
    ),
  );
  const { readerWithin, nameOf } = useShareWords();
  if (shares.length + coaches.length === 0) return null;
  return (
    <Question
      stop={async () => {
        for (const { factShareGUID } of shares) await stopShare(userGuid, factShareGUID);
        for (const coach of coaches) await stopWords(userGuid, coach, isGone);
      }}
      readers={[...new Set([...coaches.map(nameOf), ...shares.map(readerWithin)])]}
      besideId={besideId}
      onAnswer={onAnswer}
    />
  );
}

interface QuestionProps extends Pick<StillSharedQuestionProps, 'besideId' | 'onAnswer'> {
  stop: () => Promise<void>;
  readers: readonly string[];
}

function Question({ stop, readers, besideId, onAnswer }: QuestionProps) {
  const { t, i18n } = useTranslation('privacy');
  const { t: tc } = useTranslation();
  const problemText = useProblemText();
  const names = new Intl.ListFormat(localeOf(i18n.language)).format(readers);
  const text = t('still.ask', { names });
  const stopButton = usePassedFocus<HTMLButtonElement>(besideId);
  const keepButton = usePassedFocus<HTMLButtonElement>(besideId);
  useEffect(() => announce(text), [text]);
  const call = useCall(async () => {
    await stop();
    announce(t('still.stopped', { names }));
    onAnswer();
  });
  return (
    <Notice
      kind="info"
      word={tc('kind.info')}
      actions={
        <>
          <Button
            ref={stopButton}
            id={STOP}
            look="danger"
            isBusy={call.isCalling}
            onPress={() => {
              call.forget();
              call.start();
            }}
          >
            {t('stop.do')}
          </Button>
          <Button
            ref={keepButton}
            isUnavailable={call.isCalling}
            onPress={() => {
              announce(t('still.kept'));
              onAnswer();
            }}
          >
            {t('still.keep')}
          </Button>
        </>
      }
    >
      {text}
      {call.failure ? (
        <FailureNotice
          text={`${t('still.failed', { names })} ${problemText(call.failure)}`}
          call={{
            problem: call.failure,
            submit: call.start,
            dismiss: call.forget,
            controlId: STOP,
          }}
        />
      ) : null}
    </Notice>
  );
}
