/** Mails come at this hour where the person lives. */
const hour = '07:00';
const dayMs = 24 * 60 * 60 * 1000;

interface Turn {
  readonly frequency: 'never' | 'daily' | 'weekly';
  readonly created_at: Date;
  readonly last_run_at: Date;
}

/**
 * Whether a search has its turn: since it was last looked at, it was 7:00 there, for a weekly one
 * on the weekday on which it was saved. Times are compared as the clock on the wall shows them, so
 * a change of the clocks moves nothing.
 * @param timeZone such as "America/New_York"
 */
export function isDue(search: Turn, timeZone: string, now: Date): boolean {
  if (search.frequency === 'never') return false;
  const [today, time] = onTheWall(now, timeZone);
  let day = time < hour ? Date.parse(today) - dayMs : Date.parse(today);
  if (search.frequency === 'weekly') {
    const [saved] = onTheWall(search.created_at, timeZone);
    const since = new Date(day).getUTCDay() - new Date(saved).getUTCDay();
    day -= ((since + 7) % 7) * dayMs;
  }
  const [lastDay, lastTime] = onTheWall(search.last_run_at, timeZone);
  const turn = new Date(day).toISOString().slice(0, 10);
  return lastDay < turn || (lastDay === turn && lastTime < hour);
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** "2026-03-08" and "07:00". */
function onTheWall(at: Date, timeZone: string): [day: string, time: string] {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    });
    formats.set(timeZone, format);
  }
  const part = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
  return [`${part['year']}-${part['month']}-${part['day']}`, `${part['hour']}:${part['minute']}`];
}
