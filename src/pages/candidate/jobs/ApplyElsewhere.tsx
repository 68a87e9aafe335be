import { Send } from 'lucide-react';
import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type ApplyingSnapshot, isTripOpen } from '#machines/applying/applying.ts';
import type { ApplyingEvent, Sharing } from '#machines/applying/applyingTypes.ts';
import { useApplicationOffer } from '#src/api/queries/applications.ts';
import type { Job } from '#src/api/queries/jobs.ts';
import { useBusyAnnouncement } from '#src/components/announcement/useBusyAnnouncement.ts';
import styles from '#src/pages/candidate/jobs/JobDetails.module.css';
import { readersKey } from '#src/pages/candidate/jobs/WhatTheyGet.tsx';
import { useUser } from '#src/session/usePerson.ts';
import { announce } from '#src/ui/announcer/announce.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { focusField } from '#src/ui/focus/focusField.ts';
import { LinkButton } from '#src/ui/linkButton/LinkButton.tsx';
import { Cluster } from '#src/ui/stack/Stack.tsx';

/** Nothing goes along: the employer's own site has asked for what it wants. */
const NOTHING: Sharing = { resume: false, phone: false };

interface ApplyElsewhereProps {
  job: Job;
  /** The employer's site. */
  site: string;
  snapshot: ApplyingSnapshot;
  send: (event: ApplyingEvent) => void;
}

/**
 * Apply on the employer's own site, in a new tab, said before. Whether they applied there, only
 * the person can say: the question stays in the place of the link until they do.
 */
export function ApplyElsewhere({ job, site, snapshot, send }: ApplyElsewhereProps) {
  const { t } = useTranslation('apply');
  const { UserGuid } = useUser();
  const ids = { site: useId(), link: useId(), question: useId() };
  const { data: offer } = useApplicationOffer(UserGuid, job.sourceGUID);
  const company = job.company ?? t('theCompany');
  const isAsked = isTripOpen(snapshot);
  const isBusy = snapshot.hasTag('busy');
  useBusyAnnouncement(isBusy, t('sending'));
  const question = t('elsewhere.question', { company });
  useSaidOnReturn(isAsked && !isBusy, question);
  return (
    <div className={styles.elsewhere}>
      <LinkButton
        id={ids.link}
        look={isAsked ? 'quiet' : 'primary'}
        icon={Send}
        href={site}
        newTabWord={t('elsewhere.newTab')}
        aria-label={t('buttonOf', { title: job.title })}
        aria-describedby={ids.site}
        onPress={() => {
          // Also before it is known whether they applied already: the tab opens, so it is asked.
          if (!isAsked) send({ type: 'apply.requested' });
        }}
      >
        {t('button')}
      </LinkButton>
      <p id={ids.site}>{t('elsewhere.before', { company })}</p>
      {isAsked ? (
        <div role="group" aria-labelledby={ids.question} className={styles.trip}>
          <p id={ids.question} className={styles.question}>
            {question}
          </p>
          <p>{t(`elsewhere.${readersKey(offer)}`, { company })}</p>
          {job.company === null ? null : <p>{t('elsewhere.profile', { company })}</p>}
          <Cluster>
            <Button
              look="primary"
              isBusy={isBusy}
              onPress={() => send({ type: 'apply.confirmed', sharing: NOTHING })}
            >
              {t('elsewhere.yes')}
            </Button>
            <Button
              isUnavailable={isBusy}
              onPress={() => {
                send({ type: 'apply.cancelled' });
                // The question goes away with its buttons.
                focusField(ids.link);
              }}
            >
              {t('elsewhere.no')}
            </Button>
          </Cluster>
        </div>
      ) : null}
    </div>
  );
}

/** The question appeared while another tab was in front: it is said when this one is again. */
function useSaidOnReturn(isAsked: boolean, question: string): void {
  useEffect(() => {
    if (!isAsked) return;
    const say = () => {
      if (document.visibilityState === 'visible') announce(question);
    };
    document.addEventListener('visibilitychange', say);
    return () => document.removeEventListener('visibilitychange', say);
  }, [isAsked, question]);
}
