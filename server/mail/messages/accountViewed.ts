import { type MailKey, say } from '#server/i18n/words.ts';
import type { Letter } from '#server/mail/mail.ts';

/** What was changed in a view: the call, and the names of the fields that are different. */
export interface ChangeInView {
  readonly operation_id: string | null;
  readonly changed: readonly string[];
}

const ofCall: readonly [RegExp, MailKey][] = [
  [/UserDegree/, 'accountViewed.education'],
  [/UserWorkHistory/, 'accountViewed.workHistory'],
  [/UserSkill/, 'accountViewed.skills'],
  [/UserCredential/, 'accountViewed.credentials'],
  [/UserProfile$/, 'accountViewed.basicDetails'],
];
const preferences = new Set([
  'Relocate',
  'RemoteWorkType',
  'PreferencesAnswered',
  'LocationLat',
  'LocationLong',
]);

/** The sections of a profile that were changed, each once. */
export function sectionsOf(changes: readonly ChangeInView[]): readonly MailKey[] {
  return [...new Set(changes.flatMap(sectionOf))];
}

function sectionOf({ operation_id: operationId, changed }: ChangeInView): readonly MailKey[] {
  if (operationId !== 'updateUser') {
    const found = ofCall.find(([name]) => name.test(operationId ?? ''));
    // Insights follow every change by themselves.
    return found ? [found[1]] : [];
  }
  return changed.map((field) => {
    if (/^q\d/.test(field)) return 'accountViewed.moreAboutYou';
    return preferences.has(field) ? 'accountViewed.preferences' : 'accountViewed.basicDetails';
  });
}

/** Tells somebody who of the administrators viewed their account, when, how long, why and what. */
export function accountViewedMail(values: {
  readonly to: string;
  readonly name: string;
  readonly on: Date;
  readonly minutes: number;
  readonly reason: string;
  readonly sections: readonly MailKey[];
}): Letter {
  const { to, name, on, minutes, reason, sections } = values;
  return {
    to,
    subject: say('accountViewed.subject'),
    parts: [
      [say('accountViewed.viewed', { name, on, count: minutes })],
      [say('accountViewed.reason', { reason })],
      ...(sections.length === 0
        ? [[say('accountViewed.nothingChanged')]]
        : [[say('accountViewed.changed')], { lines: sections.map((section) => say(section)) }]),
      [say('accountViewed.unsure')],
    ],
  };
}
