const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const monthWord =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';
const weekday =
  '(?:(?:mon|tue|tues|wed|wednes|thu|thur|thurs|fri|sat|satur|sun)(?:day)?\\.?,?\\s+)?';

/** Each shape of a written day, with the order of its parts. */
const shapes: readonly [pattern: RegExp, order: string][] = [
  [/^(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/, 'ymd'],
  [/^(\d{4})[/.](\d{1,2})[/.](\d{1,2})(?!\d)/, 'ymd'],
  [/^(\d{4})(\d{2})(\d{2})(?:T\d|$)/, 'ymd'],
  [/^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})(?!\d)/, 'mdy'],
  [
    new RegExp(
      `^${weekday}(\\d{1,2})(?:st|nd|rd|th)?[ -](?:of )?${monthWord},?[ -](\\d{4}|\\d{2})(?!\\d)`,
      'i',
    ),
    'dmy',
  ],
  [
    new RegExp(`^${weekday}${monthWord}\\s+(\\d{1,2})(?:st|nd|rd|th)?,?\\s+(\\d{4})(?!\\d)`, 'i'),
    'mdy',
  ],
  // As C and Unix write it: "Fri Nov  6 10:00:00 EST 2026".
  [
    new RegExp(
      `^${weekday}${monthWord}\\s+(\\d{1,2})\\s+\\d{1,2}:\\d{2}(?::\\d{2})?(?:\\s+[a-z+-][\\w:+-]*)?\\s+(\\d{4})$`,
      'i',
    ),
    'mdy',
  ],
];

/**
 * The day as written ("YYYY-MM-DD"), in no other time zone. A number is epoch milliseconds, and
 * "Posted 3 Days Ago" counts back from `now`. Null for a day that does not exist and the like.
 */
export function day(value: unknown, now: string): string | null {
  if (typeof value === 'number') return dayOfEpoch(value);
  if (typeof value !== 'string') return null;
  const text = value.replace(/\s+/g, ' ').trim();
  if (/^\d{12,13}$/.test(text)) return dayOfEpoch(Number(text));
  for (const [pattern, order] of shapes) {
    const found = pattern.exec(text);
    if (!found) continue;
    const part = (letter: string) => found[order.indexOf(letter) + 1] ?? '';
    return existing(part('y'), part('m'), part('d'));
  }
  return daysAgo(text.toLowerCase(), now);
}

function existing(yearText: string, monthText: string, dayText: string): string | null {
  const year = Number(yearText) + (yearText.length === 2 ? 2000 : 0);
  const month = /^\d/.test(monthText)
    ? Number(monthText)
    : months.indexOf(monthText.slice(0, 3).toLowerCase()) + 1;
  const time = new Date(0);
  time.setUTCFullYear(year, month - 1, Number(dayText));
  const exists = time.getUTCMonth() === month - 1 && time.getUTCDate() === Number(dayText);
  return exists ? isoDay(time) : null;
}

function dayOfEpoch(milliseconds: number): string | null {
  const time = new Date(milliseconds);
  return milliseconds > 0 && !Number.isNaN(time.getTime()) && time.getUTCFullYear() < 10_000
    ? isoDay(time)
    : null;
}

function daysAgo(text: string, now: string): string | null {
  const said = text.replace(/^(?:date )?posted:?\s+(?:on\s+)?/, '').trim();
  if (/^(?:today|just now|just posted|\d+ (?:hours?|minutes?) ago|an hour ago)$/.test(said)) {
    return back(0, now);
  }
  if (said === 'yesterday') return back(1, now);
  const found = /^(\d{1,3}|an?|one)\s+(day|week)s?\s+ago$/.exec(said);
  if (!found) return null;
  const count = /^\d/.test(found[1] ?? '') ? Number(found[1]) : 1;
  return back(count * (found[2] === 'week' ? 7 : 1), now);
}

function back(days: number, now: string): string {
  const time = new Date(`${now}T00:00:00Z`);
  time.setUTCDate(time.getUTCDate() - days);
  return isoDay(time);
}

const isoDay = (time: Date): string => time.toISOString().slice(0, 10);
