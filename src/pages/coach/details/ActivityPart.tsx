import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type ActivityRecord,
  correctActivity,
  recordActivity,
  useCase,
} from '#src/api/queries/caseload.ts';
import { CaseFacts } from '#src/components/caseload/CaseFacts.tsx';
import { CaseFlags } from '#src/components/caseload/CaseFlags.tsx';
import type { TypedRecord } from '#src/components/caseload/RecordForm.tsx';
import { correctionsOf } from '#src/components/caseload/corrections.ts';
import { RecordList } from '#src/components/caseload/RecordList.tsx';
import { RetryNotice } from '#src/components/failure/RetryNotice.tsx';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { useQueryFailure } from '#src/components/failure/useQueryFailure.ts';
import { Loading } from '#src/components/waiting/Loading.tsx';
import { type PartProps, useRefused } from '#src/pages/coach/details/useRefused.ts';
import { useUser } from '#src/session/usePerson.ts';
import { announce } from '#src/ui/announcer/announce.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Card } from '#src/ui/card/Card.tsx';
import { useFocusOnClose } from '#src/ui/focus/useFocusOnClose.ts';
import { Cluster, Stack } from '#src/ui/stack/Stack.tsx';
import { Tag } from '#src/ui/tag/Tag.tsx';

/** Opens by a press. */
const RecordForm = lazy(async () => ({
  default: (await import('#src/components/caseload/RecordForm.tsx')).RecordForm,
}));

const HEADING = 'activity';
const RECORD = 'recordContact';
const correctId = (guid: string) => `correct-${guid}`;

interface ActivityPartProps extends Pick<PartProps, 'onRefused'> {
  matchGuid: string;
  firstName: string;
}

/** The stage, what is next, and what was done; one form is open at a time. */
export function ActivityPart({ matchGuid, firstName, onRefused }: ActivityPartProps) {
  const { t } = useTranslation('caseload');
  const problemText = useProblemText();
  const query = useCase(matchGuid);
  const failure = useQueryFailure(query);
  useRefused(failure, onRefused);
  const { data } = query;
  return (
    <Card as="section" aria-labelledby={HEADING}>
      <Stack>
        <h2 id={HEADING} tabIndex={-1}>
          {t('activity.title')}
        </h2>
        <Loading
          isPart
          label={t('activity.list')}
          isLoading={data === undefined && !failure}
          loadingText={t('activity.loading')}
          doneText=""
        >
          {failure ? (
            <RetryNotice
              isPart
              failure={failure}
              text={`${t('activity.failed')} ${problemText(failure.problem)}`}
            />
          ) : null}
          {data ? (
            <Records
              matchGuid={matchGuid}
              firstName={firstName}
              data={data}
              onRefused={onRefused}
            />
          ) : null}
        </Loading>
      </Stack>
    </Card>
  );
}

/** What a correction begins with: what holds until now. */
const wordsOf = ({ kind, what, minutes, onDay }: ActivityRecord) => ({
  kind,
  what,
  minutes: minutes === null ? '' : String(minutes),
  onDay,
});

interface RecordsProps extends ActivityPartProps {
  data: NonNullable<ReturnType<typeof useCase>['data']>;
}

function Records({ matchGuid, firstName, data, onRefused }: RecordsProps) {
  const { t } = useTranslation('caseload');
  const { UserGuid } = useUser();
  /** What is open: a new record, or the correction of one. */
  const [open, setOpen] = useState<ActivityRecord | 'new' | null>(null);
  const opener = useRef(RECORD);
  const close = () => setOpen(null);
  useFocusOnClose(open !== null, opener);
  const send = async ({ key, ...record }: TypedRecord) => {
    if (open === 'new' || open === null) {
      const body = { jobCoachMatchGUID: matchGuid, ...record };
      const { nextStep } = await recordActivity(UserGuid, body, key);
      announce(nextStep ? t('form.savedNext', { step: nextStep }) : t('form.saved'));
    } else {
      const { nextStep: _step, nextDue: _due, ...words } = record;
      await correctActivity(matchGuid, open.activityGUID, words, key);
      announce(t('form.corrected'));
    }
  };
  return (
    <Stack>
      <Cluster>
        <CaseFlags of={data.case} />
      </Cluster>
      <CaseFacts of={data.case} />
      {open === null ? (
        <div>
          <Button
            id={RECORD}
            onPress={() => {
              opener.current = RECORD;
              setOpen('new');
            }}
          >
            {t('activity.recordContact')}
          </Button>
        </div>
      ) : (
        <Suspense fallback={null}>
          <RecordForm
            key={open === 'new' ? 'new' : open.activityGUID}
            kind={open === 'new' ? `record:${matchGuid}` : `record:${open.activityGUID}`}
            matchGuid={matchGuid}
            label={
              open === 'new' ? t('form.recordLabel', { name: firstName }) : t('form.correctLabel')
            }
            firstName={firstName}
            start={
              open === 'new'
                ? { nextStep: data.case.nextStep ?? '', nextDue: data.case.nextDue ?? '' }
                : wordsOf(correctionsOf(open, data.records)[0] ?? open)
            }
            hasNext={open === 'new'}
            send={send}
            onNotShared={onRefused}
            onClose={close}
          />
        </Suspense>
      )}
      <RecordList
        labelledBy={HEADING}
        records={data.records}
        renderActions={(record, day) => (
          <Cluster>
            {record.correctionAsked ? <Tag kind="warn">{t('activity.asked')}</Tag> : null}
            {record.coachPersonId === UserGuid && open === null ? (
              <Button
                id={correctId(record.activityGUID)}
                look="plain"
                aria-label={t('activity.correctName', { day })}
                onPress={() => {
                  opener.current = correctId(record.activityGUID);
                  setOpen(record);
                }}
              >
                {t('activity.correct')}
              </Button>
            ) : null}
          </Cluster>
        )}
      />
    </Stack>
  );
}
