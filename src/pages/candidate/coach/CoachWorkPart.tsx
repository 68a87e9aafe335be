import { useTranslation } from 'react-i18next';
import {
  type ActivityRecord,
  askForCorrection,
  type CoachWork,
  useCasesOfCandidate,
} from '#src/api/queries/caseload.ts';
import { CaseFacts } from '#src/components/caseload/CaseFacts.tsx';
import { RecordList } from '#src/components/caseload/RecordList.tsx';
import { FailureNotice } from '#src/components/failure/FailureNotice.tsx';
import { RetryNotice } from '#src/components/failure/RetryNotice.tsx';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { useQueryFailure } from '#src/components/failure/useQueryFailure.ts';
import { useCall } from '#src/components/useCall.ts';
import { Loading } from '#src/components/waiting/Loading.tsx';
import { announce } from '#src/ui/announcer/announce.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Card } from '#src/ui/card/Card.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';

/** What job coaches wrote down about the candidate, all of it. */
export function CoachWorkPart({ userGuid }: { userGuid: string }) {
  const { t } = useTranslation('caseload');
  const problemText = useProblemText();
  const query = useCasesOfCandidate(userGuid);
  const failure = useQueryFailure(query);
  const { data } = query;
  return (
    <Loading
      isPart
      label={t('activity.title')}
      isLoading={data === undefined && !failure}
      loadingText={t('work.loading')}
      doneText=""
    >
      <Stack>
        {failure ? (
          <RetryNotice
            isPart
            failure={failure}
            text={`${t('work.failed')} ${problemText(failure.problem)}`}
          />
        ) : null}
        {data?.map((work) => (
          <OneCoach key={work.coachPersonId} work={work} userGuid={userGuid} />
        ))}
      </Stack>
    </Loading>
  );
}

function OneCoach({ work, userGuid }: { work: CoachWork; userGuid: string }) {
  const { t } = useTranslation('caseload');
  const id = `work-${work.coachPersonId}`;
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack>
        <h2 id={id}>{t('work.title', { name: work.coachName || t('work.somebody') })}</h2>
        <p>{t(work.live ? 'work.lead' : 'work.ended')}</p>
        {work.live ? <CaseFacts of={work} /> : null}
        <RecordList
          labelledBy={id}
          records={work.records}
          renderActions={(record, day) => (
            <AskForCorrection record={record} day={day} userGuid={userGuid} />
          )}
        />
      </Stack>
    </Card>
  );
}

interface AskForCorrectionProps {
  record: ActivityRecord;
  day: string;
  userGuid: string;
}

function AskForCorrection({ record, day, userGuid }: AskForCorrectionProps) {
  const { t } = useTranslation('caseload');
  const problemText = useProblemText();
  const id = `ask-${record.activityGUID}`;
  const { isCalling, isDone, failure, start, forget } = useCall(async () => {
    await askForCorrection(userGuid, record.activityGUID);
    announce(t('activity.askedSaid'));
  });
  const isAsked = record.correctionAsked || isDone;
  return (
    <div>
      <Button
        id={id}
        look="plain"
        isBusy={isCalling}
        isUnavailable={isAsked}
        reason={isAsked ? t('activity.asked') : ''}
        aria-label={t('activity.askName', { day })}
        onPress={start}
      >
        {t('activity.ask')}
      </Button>
      {failure ? (
        <FailureNotice
          text={`${t('activity.notAsked')} ${problemText(failure)}`}
          call={{ problem: failure, submit: start, dismiss: forget, controlId: id }}
        />
      ) : null}
    </div>
  );
}
