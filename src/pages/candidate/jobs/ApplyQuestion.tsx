import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ApplyingSnapshot, isQuestionOpen } from '#machines/applying/applying.ts';
import type { ApplyingEvent, Sharing } from '#machines/applying/applyingTypes.ts';
import { useApplicationOffer } from '#src/api/queries/applications.ts';
import type { Job } from '#src/api/queries/jobs.ts';
import { useBusyAnnouncement } from '#src/components/announcement/useBusyAnnouncement.ts';
import { EnglishWords } from '#src/components/text/EnglishWords.tsx';
import { ShareChoices } from '#src/pages/candidate/jobs/ShareChoices.tsx';
import { WhatTheyGet } from '#src/pages/candidate/jobs/WhatTheyGet.tsx';
import { useUser } from '#src/session/usePerson.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { Cluster, Stack } from '#src/ui/stack/Stack.tsx';

const NOTHING: Sharing = { resume: false, phone: false };

interface ApplyQuestionProps {
  job: Job;
  snapshot: ApplyingSnapshot;
  send: (event: ApplyingEvent) => void;
}

/** Before an application is sent from here: what is sent to whom, and what can be added. */
export function ApplyQuestion({ job, snapshot, send }: ApplyQuestionProps) {
  const { t } = useTranslation('apply');
  const { t: tc } = useTranslation();
  const user = useUser();
  const { data: offer } = useApplicationOffer(user.UserGuid, job.sourceGUID);
  const [sharing, setSharing] = useState(NOTHING);
  const isOpen = isQuestionOpen(snapshot);
  const isBusy = snapshot.hasTag('busy');
  const sayAgain = useBusyAnnouncement(isBusy, t('sending'));
  useEffect(() => {
    if (isOpen) setSharing(NOTHING);
  }, [isOpen]);
  const postpone = () => {
    // It is on its way, and cannot be called back: the question stays, and gives way to what
    // becomes of it.
    if (isBusy) sayAgain();
    else send({ type: 'apply.cancelled' });
  };
  const isMailed = offer?.contact === true;
  const moreId = useId();
  return (
    <Dialog
      isOpen={isOpen}
      size="narrow"
      title={t('title', { title: job.title })}
      shownTitle={<EnglishWords words={job.title} sentence={(title) => t('title', { title })} />}
      closeLabel={tc('close')}
      onClose={postpone}
    >
      <Stack>
        <WhatTheyGet company={job.company} offer={offer} />
        {isMailed ? (
          <div role="group" aria-labelledby={moreId}>
            <h3 id={moreId}>{t('more')}</h3>
            <ShareChoices offer={offer} sharing={sharing} onChange={setSharing} />
          </div>
        ) : null}
        <p>{t('you', { email: user.Email })}</p>
        <Cluster>
          <Button
            look="primary"
            isBusy={isBusy}
            onPress={() => send({ type: 'apply.confirmed', sharing })}
          >
            {t('confirm')}
          </Button>
          <Button onPress={postpone}>{t('cancel')}</Button>
        </Cluster>
      </Stack>
    </Dialog>
  );
}
