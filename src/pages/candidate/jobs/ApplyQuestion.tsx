import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ApplyingSnapshot, isQuestionOpen } from '#machines/applying.ts';
import type { ApplyingEvent, Sharing } from '#machines/applyingTypes.ts';
import { useApplicationOffer } from '#src/api/queries/applications.ts';
import type { Job } from '#src/api/queries/jobs.ts';
import { useBusyAnnouncement } from '#src/components/announcement/useBusyAnnouncement.ts';
import { readersKey } from '#src/pages/candidate/jobs/ApplicationReaders.tsx';
import { ShareChoices } from '#src/pages/candidate/jobs/ShareChoices.tsx';
import { useUser } from '#src/session/usePerson.ts';
import { ConfirmDialog } from '#src/ui/confirmDialog/ConfirmDialog.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';

const NOTHING: Sharing = { resume: false, phone: false };

interface ApplyQuestionProps {
  job: Job;
  snapshot: ApplyingSnapshot;
  send: (event: ApplyingEvent) => void;
}

/** Before an application is sent from here: what is sent to whom, and what can be added. */
export function ApplyQuestion({ job, snapshot, send }: ApplyQuestionProps) {
  const { t } = useTranslation('apply');
  const user = useUser();
  const { data: offer } = useApplicationOffer(user.UserGuid, job.sourceGUID);
  const [sharing, setSharing] = useState(NOTHING);
  const isOpen = isQuestionOpen(snapshot);
  const isBusy = snapshot.hasTag('busy');
  const sayAgain = useBusyAnnouncement(isBusy, t('sending'));
  useEffect(() => {
    if (isOpen) setSharing(NOTHING);
  }, [isOpen]);
  const putOff = () => {
    // It is on its way, and cannot be called back: the question stays, and gives way to what
    // becomes of it.
    if (isBusy) sayAgain();
    else send({ type: 'apply.cancelled' });
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('title', { title: job.title })}
      message={
        <Stack gap="tight">
          <p>{t(readersKey(offer), { company: job.company ?? t('theCompany') })}</p>
          {job.company === null ? null : <p>{t('profile', { company: job.company })}</p>}
          <p>{t('notSent')}</p>
          {offer?.contact === true ? <p>{t('more')}</p> : null}
          <p>{t('you', { email: user.Email })}</p>
        </Stack>
      }
      confirmLabel={t('confirm')}
      cancelLabel={t('cancel')}
      isBusy={isBusy}
      onConfirm={() => send({ type: 'apply.confirmed', sharing })}
      onCancel={putOff}
    >
      {offer?.contact === true ? (
        <ShareChoices offer={offer} sharing={sharing} onChange={setSharing} />
      ) : null}
    </ConfirmDialog>
  );
}
