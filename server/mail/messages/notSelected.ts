import { say } from '#server/i18n/words.ts';
import type { Letter } from '#server/mail/mail.ts';

/** Tells a candidate kindly, and once, that an employer chose somebody else. */
export const notSelectedMail = (values: {
  readonly to: string;
  readonly title: string;
  /** Null for a posting that names none. */
  readonly company: string | null;
  readonly appliedJobsLink: string;
}): Letter => ({
  to: values.to,
  subject: say('notSelected.subject', { title: values.title }),
  parts: [
    [say('notSelected.thanks')],
    { lines: [values.title, ...(values.company === null ? [] : [values.company])] },
    [say('notSelected.chose')],
    [say('notSelected.goOn')],
    { link: values.appliedJobsLink },
  ],
});
