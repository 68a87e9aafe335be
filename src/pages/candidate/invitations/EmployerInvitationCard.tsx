import { useTranslation } from 'react-i18next';
import type { EmployerInvitation } from '#src/api/queries/employerInvitations.ts';
import { spokenIn } from '#src/components/text/spokenIn.ts';
import { useDay } from '#src/components/useDay.ts';
import { useInEnglish } from '#src/components/text/useInEnglish.ts';
import { AnswerInvitation } from '#src/pages/candidate/invitations/AnswerInvitation.tsx';
import { AnswerGiven } from '#src/pages/candidate/invitations/AnswerGiven.tsx';
import styles from '#src/pages/candidate/invitations/Invitations.module.css';
import { jobAddress } from '#src/pages/candidate/jobs/jobPlaces.ts';
import { Card } from '#src/ui/card/Card.tsx';
import { Facts } from '#src/ui/facts/Facts.tsx';
import { LoneLink } from '#src/ui/loneLink/LoneLink.tsx';

/** The id of the heading of an invitation, which takes the focus when it was answered. */
export const employerInvitationId = (contactLogId: string): string => `invitation-${contactLogId}`;

interface EmployerInvitationCardProps {
  invitation: EmployerInvitation;
  userGuid: string;
}

/** Who wrote, for which company and job, what, and what the candidate answered. */
export function EmployerInvitationCard({ invitation, userGuid }: EmployerInvitationCardProps) {
  const { t } = useTranslation('candidateInvitations');
  const day = useDay();
  const inEnglish = useInEnglish();
  const { contactLogId, companyName, fromFirstName, fromLastName, fromEmail } = invitation;
  const { message, jobFeedSourceGUID: jobId, jobTitle, sentAt } = invitation;
  const headingId = employerInvitationId(contactLogId);
  return (
    <Card as="li" aria-labelledby={headingId}>
      <h3 id={headingId} tabIndex={-1} className={styles.company}>
        <bdi>{companyName}</bdi>
      </h3>
      <Facts
        label={t('facts')}
        facts={[
          {
            id: 'from',
            text: t('from', {
              name: `${fromFirstName} ${fromLastName}`.trim(),
              date: day(sentAt),
            }),
          },
          { id: 'email', text: fromEmail },
        ]}
      />
      <blockquote
        className={styles.message}
        aria-label={t('messageLabel', { company: companyName })}
      >
        <bdi {...spokenIn(message)}>{message}</bdi>
      </blockquote>
      {jobId !== null && jobTitle !== null ? (
        <p>
          {t('job')}{' '}
          <LoneLink href={jobAddress(jobId, 'invitations')}>
            <bdi {...inEnglish}>{jobTitle}</bdi>
          </LoneLink>
        </p>
      ) : null}
      <AnswerGiven invitation={invitation} />
      {invitation.answer === null ? (
        <AnswerInvitation invitation={invitation} userGuid={userGuid} headingId={headingId} />
      ) : null}
    </Card>
  );
}
