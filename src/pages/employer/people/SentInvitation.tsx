import { CircleCheck, CircleX, Clock, Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ContactLog } from '#src/api/queries/employerPeople.ts';
import { EnglishWords } from '#src/components/text/EnglishWords.tsx';
import { spokenIn } from '#src/components/text/spokenIn.ts';
import { useDay } from '#src/components/useDay.ts';
import { CandidateActions } from '#src/pages/employer/people/CandidateActions.tsx';
import { detailsHref, personId } from '#src/pages/employer/people/places.ts';
import styles from '#src/pages/employer/people/People.module.css';
import { useButtons } from '#src/pages/employer/people/useButtons.ts';
import { useSaveCandidate } from '#src/pages/employer/people/useSaveCandidate.tsx';
import { useView } from '#src/session/usePerson.ts';
import { Card } from '#src/ui/card/Card.tsx';
import { LoneLink } from '#src/ui/loneLink/LoneLink.tsx';
import { Cluster } from '#src/ui/stack/Stack.tsx';
import { StateLine } from '#src/ui/stateLine/StateLine.tsx';

/** One invitation: to whom, the message, when, and the answer. */
export function SentInvitation({ invitation }: { invitation: ContactLog }) {
  const { t } = useTranslation('employerPeople');
  const day = useDay();
  const isViewed = useView() !== null;
  const { contactLogId, toPersonId, message, jobTitle, sentAt, toEmail, isVisible } = invitation;
  const name = `${invitation.toFirstName} ${invitation.toLastName}`.trim();
  const person = {
    UserGuid: toPersonId,
    FirstName: invitation.toFirstName,
    name,
    profileSavedCandidateId: invitation.profileSavedCandidateId,
    invitedAt: sentAt,
  };
  const buttons = useButtons('invitation', true);
  const save = useSaveCandidate(person);
  const focusId = personId(contactLogId);
  const headingId = `${focusId}-name`;
  const href = detailsHref(toPersonId, 'invitation', new URLSearchParams());
  return (
    <Card as="li" aria-labelledby={headingId}>
      <Cluster align="between">
        <h3 id={headingId}>
          {isVisible ? (
            <LoneLink id={focusId} href={href}>
              <bdi>{name}</bdi>
            </LoneLink>
          ) : (
            <span id={focusId} tabIndex={-1}>
              <bdi>{name}</bdi>
            </span>
          )}
        </h3>
        <Answer invitation={invitation} />
      </Cluster>
      <dl className={styles.rows}>
        <dt>{t('sent.message')}</dt>
        <dd className={styles.text} {...spokenIn(message ?? '')}>
          {message ?? (
            <StateLine kind="none" icon={Lock}>
              {t('sent.private')}
            </StateLine>
          )}
        </dd>
        {jobTitle === null ? null : (
          <>
            <dt>{t('sent.job')}</dt>
            <dd>
              <EnglishWords words={jobTitle} />
            </dd>
          </>
        )}
        <dt>{t('sent.sentOn')}</dt>
        <dd>{day(sentAt)}</dd>
        {toEmail === null ? null : (
          <>
            <dt>{t('sent.email')}</dt>
            <dd>
              {isViewed ? (
                t('sent.private')
              ) : (
                <LoneLink href={`mailto:${toEmail}`}>{toEmail}</LoneLink>
              )}
            </dd>
          </>
        )}
      </dl>
      {isVisible ? (
        <Cluster>
          <CandidateActions
            person={person}
            buttons={buttons}
            save={save}
            focusId={focusId}
            href={href}
          />
        </Cluster>
      ) : (
        <StateLine kind="none" icon={Lock}>
          {t('sent.notVisible')}
        </StateLine>
      )}
      {save.failed}
    </Card>
  );
}

/** What the candidate said, in words. */
function Answer({ invitation: { answer, answeredAt } }: { invitation: ContactLog }) {
  const { t } = useTranslation('employerPeople');
  const day = useDay();
  const date = answeredAt === null ? '' : day(answeredAt);
  if (answer === 'accepted')
    return (
      <StateLine kind="good" icon={CircleCheck}>
        {t('sent.accepted', { date })}
      </StateLine>
    );
  if (answer === 'declined')
    return (
      <StateLine kind="none" icon={CircleX}>
        {t('sent.declined', { date })}
      </StateLine>
    );
  return (
    <StateLine kind="info" icon={Clock}>
      {t('sent.waiting')}
    </StateLine>
  );
}
