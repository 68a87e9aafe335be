import { lazy, Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isOverdue, stalledDays } from '#domain/caseload.ts';
import { caseloadMachine } from '#machines/caseload/caseload.ts';
import { type CaseloadCase, recordActivity } from '#src/api/queries/caseload.ts';
import { CaseNext } from '#src/components/caseload/CaseFacts.tsx';
import { CaseFlags } from '#src/components/caseload/CaseFlags.tsx';
import type { TypedRecord } from '#src/components/caseload/RecordForm.tsx';
import { today } from '#src/components/caseload/today.ts';
import { caseDays, useCaseWords } from '#src/components/caseload/useCaseWords.ts';
import { useMachine } from '#src/components/useMachine.ts';
import styles from '#src/pages/coach/caseload/Caseload.module.css';
import { MoveForm } from '#src/pages/coach/caseload/MoveForm.tsx';
import { paths } from '#src/paths.ts';
import { useUser } from '#src/session/usePerson.ts';
import { announce } from '#src/ui/announcer/announce.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { useFocusOnClose } from '#src/ui/focus/useFocusOnClose.ts';
import { Notice } from '#src/ui/notice/Notice.tsx';
import { LoneLink } from '#src/ui/loneLink/LoneLink.tsx';
import { Cluster } from '#src/ui/stack/Stack.tsx';

/** Opens by a press. */
const RecordForm = lazy(async () => ({
  default: (await import('#src/components/caseload/RecordForm.tsx')).RecordForm,
}));

/** Opens when sharing ended under what was typed. */
const UnsavedOfCase = lazy(() => import('#src/components/caseload/UnsavedOfCase.tsx'));

/** Which case it is. */
export type CaseOf = Pick<CaseloadCase, 'jobCoachMatchGUID'>;

/** The id of the name of a case, which takes the focus when its card moves. */
export const caseNameId = ({ jobCoachMatchGUID }: CaseOf): string => `case-${jobCoachMatchGUID}`;

interface CaseCardProps {
  of: CaseloadCase;
  onMoved: (saved: CaseloadCase) => void;
  /** Somebody else changed it, so that it was not moved. */
  isChanged: boolean;
  onChangedElsewhere: (of: CaseOf) => void;
}

/** One candidate on the board: where they stand, and what is next. */
export function CaseCard({ of, onMoved, isChanged, onChangedElsewhere }: CaseCardProps) {
  const { t } = useTranslation('caseload');
  const words = useCaseWords();
  const { UserGuid } = useUser();
  const { actor, snapshot, send } = useMachine(() => caseloadMachine, undefined);
  const name = words.nameOf(of);
  const days = caseDays(of);
  const recordId = `record-${of.jobCoachMatchGUID}`;
  const moveId = `stage-${of.jobCoachMatchGUID}`;
  // Where the focus goes when the form is closed.
  const opener = useRef(recordId);
  const open = (type: 'record.pressed' | 'move.pressed', id: string) => {
    opener.current = id;
    send({ type });
  };
  // After an answer this card may be gone: it stands in another stage, or the page was left.
  const isHere = () => actor.getSnapshot().status === 'active';
  const close = () => {
    if (isHere()) send({ type: 'panel.closed' });
  };
  useFocusOnClose(snapshot.matches('recording') || snapshot.matches('moving'), opener);
  const end = () => {
    // Its buttons are gone, and the name stays.
    opener.current = caseNameId(of);
    if (isHere()) send({ type: 'sharing.ended' });
  };
  const record = async ({ key, ...body }: TypedRecord) => {
    const sent = { jobCoachMatchGUID: of.jobCoachMatchGUID, ...body };
    const { nextStep, nextDue } = await recordActivity(UserGuid, sent, key);
    announce(
      nextStep ? t('form.savedNext', { step: words.stepText(nextStep, nextDue) }) : t('form.saved'),
    );
  };
  const isRemoved = snapshot.matches('removed');
  const edge = isRemoved
    ? undefined
    : isOverdue(days, today())
      ? 'overdue'
      : stalledDays(days, today()) === null
        ? undefined
        : 'stalled';
  return (
    <li className={styles.card} data-edge={edge} aria-labelledby={caseNameId(of)}>
      <div className={styles.head}>
        <h3 className={styles.name}>
          {of.hasProfile ? (
            <LoneLink
              id={caseNameId(of)}
              href={paths.jobCoach.candidateDetails(of.candidatePersonId)}
            >
              <bdi>{name}</bdi>
            </LoneLink>
          ) : (
            <bdi id={caseNameId(of)} tabIndex={-1}>
              {name}
            </bdi>
          )}
        </h3>
        {isRemoved ? null : <CaseFlags of={of} />}
      </div>
      {isRemoved ? (
        <>
          <p>{t('card.removed', { name: of.FirstName })}</p>
          <Suspense fallback={null}>
            <UnsavedOfCase matchGuid={of.jobCoachMatchGUID} focusAfterId={caseNameId(of)} />
          </Suspense>
        </>
      ) : (
        <>
          {isChanged ? (
            <Notice kind="warn" word={t('card.changedWord')}>
              {t('form.changed')}
            </Notice>
          ) : null}
          <CaseNext of={of} />
          <LastContact of={of} />
          {snapshot.matches('recording') ? (
            <Suspense fallback={null}>
              <RecordForm
                kind={`record:${of.jobCoachMatchGUID}`}
                matchGuid={of.jobCoachMatchGUID}
                label={t('form.recordLabel', { name })}
                firstName={of.FirstName}
                start={{ nextStep: of.nextStep ?? '', nextDue: of.nextDue ?? '' }}
                hasNext
                send={record}
                onNotShared={end}
                onClose={close}
              />
            </Suspense>
          ) : null}
          {snapshot.matches('moving') ? (
            <MoveForm
              of={of}
              name={name}
              onMoved={onMoved}
              onChangedElsewhere={() => {
                opener.current = moveId;
                close();
                onChangedElsewhere({ jobCoachMatchGUID: of.jobCoachMatchGUID });
              }}
              onClose={close}
              onEnded={end}
            />
          ) : null}
          {snapshot.matches('showing') ? (
            <Cluster>
              <Button
                id={recordId}
                aria-label={t('card.recordName', { name })}
                onPress={() => open('record.pressed', recordId)}
              >
                {t('card.record')}
              </Button>
              <Button
                id={moveId}
                look="plain"
                aria-label={t('card.moveName', { name })}
                onPress={() => open('move.pressed', moveId)}
              >
                {t('card.move')}
              </Button>
            </Cluster>
          ) : null}
        </>
      )}
    </li>
  );
}

/** What was last done. */
function LastContact({ of: { lastContact } }: { of: CaseloadCase }) {
  const { t } = useTranslation('caseload');
  const words = useCaseWords();
  return (
    <p className={styles.last}>
      {lastContact === null
        ? t('card.noContact')
        : t('card.last', {
            ago: words.ago(lastContact.onDay),
            kind: words.kind(lastContact.kind).toLowerCase(),
          })}
    </p>
  );
}
