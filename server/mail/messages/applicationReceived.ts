import { type Phrase, say } from '#server/i18n/words.ts';
import type { Attachment, Letter } from '#server/mail/mail.ts';

/**
 * What an employer learns about a person who applied. No field can hold a fact of the disclosure
 * module.
 */
export interface Applicant {
  readonly name: string;
  readonly email: string;
  /** "Syracuse, NY"; null when the profile does not say. */
  readonly place: string | null;
  /** "Cashier, Harborside Market": the present or the latest work. */
  readonly work: string | null;
  /** "Associate's, Business Administration": the highest degree. */
  readonly education: string | null;
  /** Null unless the person chose to send it. */
  readonly phone: string | null;
}

/** The job as both mails name it. */
export interface AppliedJob {
  readonly title: string;
  readonly company: string | null;
  readonly location: string;
}

/** The facts as in the mail; the candidate gets the same lines. */
export function applicantLines(applicant: Applicant): readonly Phrase[] {
  const { name, email, place, work, education, phone } = applicant;
  return [
    say('applicant.name', { value: name }),
    say('applicant.email', { value: email }),
    ...(place ? [say('applicant.place', { value: place })] : []),
    ...(work ? [say('applicant.work', { value: work })] : []),
    ...(education ? [say('applicant.education', { value: education })] : []),
    ...(phone ? [say('applicant.phone', { value: phone })] : []),
  ];
}

/** What the candidate reads about the file that went along. */
export const resumeLines = (isSent: boolean): readonly Phrase[] =>
  isSent ? [say('applicant.resumeSent')] : [];

/** Tells the contact of a posting that somebody applied. */
export function applicationReceivedMail(values: {
  readonly to: string;
  readonly job: AppliedJob;
  readonly applicant: Applicant;
  /** Null unless the person chose to send it. */
  readonly resume: Attachment | null;
}): Letter {
  const { to, job, applicant, resume } = values;
  const { name, email } = applicant;
  const { title, location } = job;
  return {
    to,
    replyTo: email,
    ...(resume && { attachment: resume }),
    subject: say('applicationReceived.subject', { name, title }),
    parts: [
      [say('applicationReceived.applied', { name })],
      {
        lines: [
          say('applicationReceived.job', { title }),
          say('applicationReceived.place', { location }),
        ],
      },
      { lines: [...applicantLines(applicant), ...(resume ? [say('applicant.resume')] : [])] },
      [say('applicationReceived.answer', { email })],
    ],
  };
}
