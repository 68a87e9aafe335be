import { type Phrase, say } from '#server/i18n/words.ts';
import type { Letter, Part } from '#server/mail/mail.ts';
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
  readonly told: readonly Phrase[] | null;
  /** The person applied on the employer's own site, and told us so. */
  readonly isElsewhere: boolean;
}): Letter {
  const { to, firstName: name, job, link, told, isElsewhere } = values;
  const employer: readonly Part[] = told
    ? [[say('applicationSent.told')], { lines: told }, [say('applicationSent.answer')]]
    : [[say(isElsewhere ? 'applicationSent.elsewhere' : 'applicationSent.nobody')]];
  const { title, company, location } = job;
  return {
    to,
    subject: say('applicationSent.subject', { title }),
    greeting: say('greetingWithName', { name }),
    parts: [
      [say('applicationSent.applied')],
      { lines: [title, company ?? '', location].filter(Boolean) },
      { link },
      ...employer,
    ],
  };
}
