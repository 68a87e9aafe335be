import { Send } from 'lucide-react';
import { useActorRef, useSelector } from '@xstate/react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type ApplyingSnapshot,
  isOutcomeOpen,
  isQuestionOpen,
  outcomeOf,
} from '#machines/applying.ts';
import type { ApplyingEvent, Sharing } from '#machines/applyingTypes.ts';
import { realApplying } from '#src/api/actors/applying.ts';
import { useApplicationOffer, useAppliedJobs } from '#src/api/queries/applications.ts';
import type { Job } from '#src/api/queries/jobs.ts';
import { useBusyAnnouncement } from '#src/components/announcement/useBusyAnnouncement.ts';
import { useJobWords } from '#src/components/job/useJobWords.ts';
import { readersKey } from '#src/pages/candidate/jobs/ApplicationReaders.tsx';
import { ShareChoices } from '#src/pages/candidate/jobs/ShareChoices.tsx';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { useUser } from '#src/session/useSession.ts';
import { AlertDialog } from '#src/ui/alertDialog/AlertDialog.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { ConfirmDialog } from '#src/ui/confirmDialog/ConfirmDialog.tsx';
import { focusField } from '#src/ui/focus/focusField.ts';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Tag } from '#src/ui/tag/Tag.tsx';

const NOTHING: Sharing = { resume: false, phone: false };

/** Where focus goes when Apply has given way to the date. */
const APPLIED = 'applied-on';

/**
 * Apply: asks first and says what is sent to whom, records the application, sends the mails, and
 * says honestly what became of them (row C15). Afterwards the date stands here.
 */
export function ApplyPanel({ job }: { job: Job }) {
  const { t } = useTranslation('jobs');
  const { t: tc } = useTranslation();
  const user = useUser();
  const words = useJobWords();
  const { data: applied, isError } = useAppliedJobs(user.UserGuid);
  const { sourceGUID: id, title } = job;
  const { data: offer } = useApplicationOffer(user.UserGuid, id);
  const [sharing, setSharing] = useState(NOTHING);
  const company = job.company ?? t('apply.theCompany');
  const actor = useActorRef(realApplying, {
    input: { candidate: user, job: { id, title, company: job.company } },
  });
  const snapshot = useSelector(actor, (current) => current);
  const outcomeText = useOutcomeText(job);
  const { kind } = outcomeOf(snapshot);
  const isGood = kind === 'sent' || kind === 'sentToOneself';
  const appliedAt = applied?.get(id) ?? snapshot.context.appliedAt;
  const isBusy = snapshot.hasTag('busy');
  const sayAgain = useBusyAnnouncement(isBusy, t('apply.sending'));
  const send = (event: ApplyingEvent) => actor.send(event);
  const putOff = () => {
    // It is on its way, and cannot be called back: the question stays, and gives way to what
    // becomes of it.
    if (isBusy) sayAgain();
    else send({ type: 'apply.cancelled' });
  };
  return (
    <>
      {appliedAt === null ? (
        <ApplyButton
          title={title}
          // Where it cannot be known, applying a second time records nothing twice.
          isUnavailable={applied === undefined && !isError}
          onPress={() => {
            setSharing(NOTHING);
            send({ type: 'apply.requested' });
          }}
        />
      ) : (
        <span id={APPLIED} tabIndex={-1}>
          <Tag kind="good">{words.applied(appliedAt) ?? ''}</Tag>
        </span>
      )}
      <ConfirmDialog
        isOpen={isQuestionOpen(snapshot)}
        title={t('apply.title', { title })}
        message={
          <Stack gap="tight">
            <p>{t(readersKey(offer), { company })}</p>
            {offer?.contact === false ? null : <p>{t('apply.notSent')}</p>}
            {offer?.contact === true ? <p>{t('apply.more')}</p> : null}
            <p>{t('apply.you', { email: user.Email })}</p>
          </Stack>
        }
        confirmLabel={t('apply.confirm')}
        cancelLabel={t('apply.cancel')}
        isBusy={isBusy}
        onConfirm={() => send({ type: 'apply.confirmed', sharing })}
        onCancel={putOff}
      >
        {offer?.contact === true ? (
          <ShareChoices offer={offer} sharing={sharing} onChange={setSharing} />
        ) : null}
      </ConfirmDialog>
      <AlertDialog
        isOpen={isOutcomeOpen(snapshot)}
        onClose={() => send({ type: 'outcome.closed' })}
        kind={isGood ? 'good' : 'bad'}
        title={isGood ? tc('dialog.success') : tc('dialog.error')}
        message={outcomeText(snapshot)}
        okLabel={tc('ok')}
        {...(kind === 'unsent'
          ? {
              action: {
                label: t('apply.sendAgain'),
                onPress: () => send({ type: 'retry.requested' }),
              },
            }
          : {})}
        {...(appliedAt === null ? {} : { focusAfterId: APPLIED })}
      />
    </>
  );
}

/** What came of it, in words. */
function useOutcomeText({ title, company }: Job): (snapshot: ApplyingSnapshot) => string {
  const { t } = useTranslation('jobs');
  const problemText = useProblemText();
  const sharedTexts = (wanted: Sharing, sent: Sharing) => [
    ...(sent.resume ? [t('apply.gotResume')] : wanted.resume ? [t('apply.lostResume')] : []),
    ...(sent.phone ? [t('apply.gotPhone')] : wanted.phone ? [t('apply.lostPhone')] : []),
  ];
  return (snapshot) => {
    const outcome = outcomeOf(snapshot);
    switch (outcome.kind) {
      case 'sent': {
        const done = t('apply.done', { title, company: company ?? t('apply.theCompany') });
        return [done, ...sharedTexts(outcome.sharing, outcome.sent)].join(' ');
      }
      case 'sentToOneself':
        return t('apply.doneNoContact', { title });
      case 'unsent':
        return `${t('apply.mailFailed')} ${problemText(outcome.failure)}`;
      case 'failed':
        return problemText(outcome.failure);
    }
  };
}

interface ApplyButtonProps {
  title: string;
  isUnavailable: boolean;
  onPress: () => void;
}

/**
 * When it turns out that the person has applied already, the date takes the place of the button,
 * and its focus.
 */
function ApplyButton({ title, isUnavailable, onPress }: ApplyButtonProps) {
  const { t } = useTranslation('jobs');
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const own = button.current;
    return () => {
      if (own !== null && own === document.activeElement) queueMicrotask(() => focusField(APPLIED));
    };
  }, []);
  return (
    <Button
      ref={button}
      look="primary"
      icon={Send}
      aria-label={t('apply.buttonOf', { title })}
      isUnavailable={isUnavailable}
      onPress={onPress}
    >
      {t('apply.button')}
    </Button>
  );
}
