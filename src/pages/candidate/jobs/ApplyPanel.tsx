import { Send } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { createActor } from 'xstate';
import { applySite } from '#domain/applySite.ts';
import {
  type ApplyingSnapshot,
  isOutcomeOpen,
  isTripOpen,
  outcomeOf,
} from '#machines/applying/applying.ts';
import type { Sharing } from '#machines/applying/applyingTypes.ts';
import { realApplying } from '#src/api/actors/applying.ts';
import { isOnTrip } from '#src/api/actors/applyTrips.ts';
import { useAppliedJobs } from '#src/api/queries/applications.ts';
import type { Job } from '#src/api/queries/jobs.ts';
import { ServersWords } from '#src/components/failure/ServersWords.tsx';
import { type MadeApplication, useJobWords } from '#src/components/job/useJobWords.ts';
import { hasReachedLimit } from '#src/components/failure/FailureNotice.tsx';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { tellSuccess } from '#src/components/success/tellSuccess.ts';
import { useTabActor } from '#src/components/useTabActor.ts';
import { ApplyElsewhere } from '#src/pages/candidate/jobs/ApplyElsewhere.tsx';
import { ApplyQuestion } from '#src/pages/candidate/jobs/ApplyQuestion.tsx';
import styles from '#src/pages/candidate/jobs/JobDetails.module.css';
import { useUser } from '#src/session/usePerson.ts';
import { AlertDialog } from '#src/ui/alertDialog/AlertDialog.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { focusLater } from '#src/ui/focus/focusLater.ts';
import { usePassedFocus } from '#src/ui/focus/usePassedFocus.ts';
import { Tag } from '#src/ui/tag/Tag.tsx';

/** Where focus goes when Apply has given way to the date. */
const APPLIED = 'applied-on';

/**
 * Apply: here, or on the employer's own site. What came of it is said, and then the date stands
 * here (row C15).
 */
export function ApplyPanel({ job }: { job: Job }) {
  const { t } = useTranslation('apply');
  const { t: tc } = useTranslation();
  const user = useUser();
  const words = useJobWords();
  const { data: applied, isError } = useAppliedJobs(user.UserGuid);
  const { sourceGUID: id, title } = job;
  const site = applySite(job.applyUrl);
  const { snapshot, send } = useTabActor(() =>
    createActor(realApplying, {
      input: {
        candidate: user,
        job: { id, title, company: job.company },
        isElsewhere: site !== null,
        wasAway: isOnTrip(user.UserGuid, id),
      },
    }),
  );
  const outcomeText = useOutcomeText(job);
  const { kind } = outcomeOf(snapshot);
  const application = applied?.get(id) ?? justMade(snapshot);
  const isApplied = application?.withdrawnAt === null;
  const hasSucceeded = snapshot.matches('succeeded');
  useEffect(() => {
    if (!hasSucceeded) return;
    tellSuccess(outcomeText(snapshot));
    send({ type: 'outcome.closed' });
    focusLater(APPLIED);
    // It is shown once, in the words of the moment.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [hasSucceeded]);
  const closed = useClosedText(job);
  // Where it cannot be known, applying a second time records nothing twice.
  const isKnown = applied !== undefined || isError;
  const isLate = site === null && kind === 'failed' && hasReachedLimit(snapshot.context.failure);
  /** What was confirmed already, once more. */
  const sendOnceMore = () => {
    send({ type: 'outcome.closed' });
    send({ type: 'apply.requested' });
    send({ type: 'apply.confirmed', sharing: snapshot.context.sharing });
  };
  return (
    <>
      {isApplied ? (
        <span id={APPLIED} tabIndex={-1} className={styles.applied}>
          <Tag kind="good">{words.applied(application) ?? ''}</Tag>
        </span>
      ) : closed !== null && !isTripOpen(snapshot) ? (
        <ApplyButton title={title} isUnavailable reason={closed} />
      ) : site === null ? (
        <ApplyButton
          title={title}
          isUnavailable={!isKnown}
          onPress={() => send({ type: 'apply.requested' })}
        />
      ) : (
        <ApplyElsewhere job={job} site={site} snapshot={snapshot} send={send} />
      )}
      {site === null ? <ApplyQuestion job={job} snapshot={snapshot} send={send} /> : null}
      <AlertDialog
        isOpen={isOutcomeOpen(snapshot) && !hasSucceeded}
        onClose={() => send({ type: 'outcome.closed' })}
        kind="bad"
        title={tc('dialog.error')}
        message={<ServersWords text={outcomeText(snapshot)} />}
        okLabel={isLate ? tc('cancel') : tc('ok')}
        {...(kind === 'unsent' || isLate
          ? {
              action: {
                label: isLate ? tc('retry') : t('sendAgain'),
                onPress: isLate ? sendOnceMore : () => send({ type: 'retry.requested' }),
              },
            }
          : {})}
        {...(isApplied ? { focusAfterId: APPLIED } : {})}
      />
    </>
  );
}

/** The application that this page made, where the list of them is not there. */
function justMade({ context: { appliedAt } }: ApplyingSnapshot): MadeApplication | undefined {
  return appliedAt === null ? undefined : { appliedAt, status: 'new', withdrawnAt: null };
}

/** Why a closed or paused job takes no application; null for an open one. */
function useClosedText(job: Job): string | null {
  const { t } = useTranslation('apply');
  const words = useJobWords();
  const date = words.closedOn(job);
  if (job.status === 'paused') return t('paused');
  if (words.closed(job) === null) return null;
  return date === null ? t('closed') : t('closedOn', { date });
}

/** What came of it, in words. */
function useOutcomeText({ title, company }: Job): (snapshot: ApplyingSnapshot) => string {
  const { t } = useTranslation('apply');
  const problemText = useProblemText();
  const sharedTexts = (wanted: Sharing, sent: Sharing) => [
    ...(sent.resume ? [t('gotResume')] : wanted.resume ? [t('lostResume')] : []),
    ...(sent.phone ? [t('gotPhone')] : wanted.phone ? [t('lostPhone')] : []),
  ];
  return (snapshot) => {
    const outcome = outcomeOf(snapshot);
    switch (outcome.kind) {
      case 'sent': {
        const done = t('done', { title, company: company ?? t('theCompany') });
        return [done, ...sharedTexts(outcome.sharing, outcome.sent)].join(' ');
      }
      case 'sentToOneself':
        return snapshot.context.isElsewhere
          ? t('elsewhere.done', { title })
          : t('doneNoContact', { title });
      case 'unsent':
        return `${t('mailFailed')} ${problemText(outcome.failure)}`;
      case 'failed':
        return problemText(outcome.failure);
    }
  };
}

interface ApplyButtonProps {
  title: string;
  isUnavailable: boolean;
  /** Why it is not available. */
  reason?: string;
  onPress?: () => void;
}

/**
 * When it turns out that the person has applied already, the date takes the place of the button,
 * and its focus.
 */
function ApplyButton({ title, onPress = () => {}, ...rest }: ApplyButtonProps) {
  const { t } = useTranslation('apply');
  const button = usePassedFocus<HTMLButtonElement>(APPLIED);
  return (
    <Button
      {...rest}
      ref={button}
      look="primary"
      icon={Send}
      aria-label={t('buttonOf', { title })}
      onPress={onPress}
    >
      {t('button')}
    </Button>
  );
}
