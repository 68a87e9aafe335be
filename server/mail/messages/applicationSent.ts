import type { Mail } from '#server/mail/mail.ts';
import type { AppliedJob } from '#server/mail/messages/applicationReceived.ts';

/**
 * Confirms an application to the candidate, with everything that the employer was told.
 * @param told the lines of the employer's letter; null when the posting names nobody to write to
 */
export function applicationSentMail(values: {
  readonly to: string;
  readonly firstName: string;
  readonly job: AppliedJob;
  readonly link: string;
  readonly told: readonly string[] | null;
}): Mail {
  const { to, firstName, job, link, told } = values;
  const employer = told
    ? `We wrote to the employer. This is all that we told them about you:

${told.join('\n')}

They can answer you by email. Nothing you saved about accommodations was sent.`
    : `This posting names nobody to write to, so we could not tell the employer. Please look at the company's own
page for how to reach them. Your application stays in your list of applied jobs.`;
  return {
    to,
    subject: `You applied: ${job.title}`,
    text: `Hello ${firstName},

You applied for this job:

${[job.title, job.company, job.location].filter(Boolean).join('\n')}
${link}

${employer}

Our Ability
`,
  };
}
