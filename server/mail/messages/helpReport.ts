import type { WayOfWorking } from '#domain/helpReport.ts';
import { say } from '#server/i18n/words.ts';
import type { Letter, Part } from '#server/mail/mail.ts';

/** What somebody wrote about a problem. No field can hold a fact of a profile. */
export interface HelpReport {
  readonly happened: string;
  /** Empty when the person left it out, like the fields below. */
  readonly expected: string;
  readonly page: string;
  readonly ways: readonly WayOfWorking[];
  readonly otherWay: string;
  /** Where an answer goes; null when none is wanted. */
  readonly email: string | null;
}

/** The lines of a text, each on its own in the mail too. */
const linesOf = (text: string): Part => ({
  lines: text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter(Boolean),
});

/** Tells the provider of a problem that somebody reported. */
export function helpReportMail(to: string, report: HelpReport): Letter {
  const { happened, expected, page, ways, otherWay, email } = report;
  const waysSaid = ways.map((way) => say(`helpReport.way.${way}`));
  return {
    to,
    ...(email === null ? {} : { replyTo: email }),
    subject: say('helpReport.subject'),
    parts: [
      [say('helpReport.happened')],
      linesOf(happened),
      ...(expected === '' ? [] : [[say('helpReport.expected')], linesOf(expected)]),
      ...(page === '' ? [] : [[say('helpReport.page')], linesOf(page)]),
      ...(waysSaid.length + otherWay.length === 0
        ? []
        : [
            [say('helpReport.ways')],
            { lines: [...waysSaid, ...(otherWay === '' ? [] : [otherWay])] },
          ]),
      [email === null ? say('helpReport.noAnswer') : say('helpReport.answer', { email })],
      [say('helpReport.nothingElse')],
    ],
  };
}
