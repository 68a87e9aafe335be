import type { Mail } from '#server/mail/mail.ts';

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
}

/** The job as both mails name it. */
export interface AppliedJob {
  readonly title: string;
  readonly company: string | null;
  readonly location: string;
}

/** The facts as in the mail; the candidate gets the same lines. */
export function applicantLines(applicant: Applicant): readonly string[] {
  const { name, email, place, work, education } = applicant;
  const line = (label: string, value: string | null) => (value ? [`${label}: ${value}`] : []);
  return [
    `Name: ${name}`,
    `Email: ${email}`,
    ...line('Lives in', place),
    ...line('Latest work', work),
    ...line('Education', education),
  ];
}

/** Tells the contact of a posting that somebody applied. */
export function applicationReceivedMail(values: {
  readonly to: string;
  readonly job: AppliedJob;
  readonly applicant: Applicant;
}): Mail {
  const { to, job, applicant } = values;
  return {
    to,
    replyTo: applicant.email,
    subject: `${applicant.name} applied: ${job.title}`,
    text: `Hello,

${applicant.name} applied for your job through Our Ability.

Job: ${job.title}
Place: ${job.location}

${applicantLines(applicant).join('\n')}

To go on, write to ${applicant.email}. An answer to this mail goes there too.

Our Ability
`,
  };
}
