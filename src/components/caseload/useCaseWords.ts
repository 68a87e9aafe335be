import { useTranslation } from 'react-i18next';
import { localeOf } from '#domain/languages.ts';
import { type ActivityKind, type CaseDays, type Day, daysBetween } from '#domain/caseload.ts';
import type { CaseloadCase } from '#src/api/queries/caseload.ts';
import { dayHere, today } from '#src/components/caseload/today.ts';

/** The days of a case as its reader's calendar has them. */
export const caseDays = (one: CaseloadCase): CaseDays => ({
  stage: one.stage,
  stageSince: dayHere(one.stageSince),
  nextDue: one.nextDue,
  pausedUntil: one.pausedUntil,
  lastContact: one.lastContact?.onDay ?? null,
});

/** A day of the calendar, as Intl writes it without moving it to another time zone. */
const dateOf = (day: Day) => new Date(`${day}T00:00:00Z`);

/** Stages, days and records as text. */
export function useCaseWords() {
  const { t, i18n } = useTranslation('caseload');
  const { language } = i18n;
  const write = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(localeOf(language), { ...options, timeZone: 'UTC' });
  const relative = new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto' });
  const full = (day: Day) =>
    write({ month: 'long', day: 'numeric', year: 'numeric' }).format(dateOf(day));
  /** "yesterday", "today", "Friday", "November 14". */
  const near = (day: Day): string => {
    const ahead = daysBetween(today(), day);
    if (Math.abs(ahead) <= 1) return relative.format(ahead, 'day');
    if (ahead > 1 && ahead < 7) return write({ weekday: 'long' }).format(dateOf(day));
    if (Math.abs(ahead) < 180) return write({ month: 'long', day: 'numeric' }).format(dateOf(day));
    return full(day);
  };
  return {
    full,
    /** "Call Harborwren, due yesterday". */
    stepText: (step: string, due: Day | null) =>
      due === null ? step : t('card.due', { step, day: near(due) }),
    /** "today", "5 days ago". */
    ago: (day: Day) => relative.format(daysBetween(today(), day), 'day'),
    kind: (kind: ActivityKind) => t(`kinds.${kind}`),
    nameOf: ({ FirstName, LastName }: Pick<CaseloadCase, 'FirstName' | 'LastName'>) =>
      `${FirstName} ${LastName}`.trim(),
  };
}
