import { daysFrom } from '#server/database/seed/daysFrom.ts';
import { hashText, seededRandom } from '#server/database/seed/feed/random.ts';

/** How often candidates looked at the company's jobs. */
const VIEWS = 640;
/** The share of looks at openings that stay for long: those have most of the time. */
const LONG_SHARE = 0.7;

/** Somebody or something that is there since a time. */
export interface Since {
  readonly guid: string;
  readonly since: Date;
}

export interface View {
  readonly user_guid: string;
  readonly source_guid: string;
  readonly viewed_on: string;
  readonly viewed_at: Date;
}

/**
 * Looks of candidates at jobs since both were there, the same ones on every machine: at most one
 * for each person, job and day.
 * @param first looks that are among them
 */
export function demoViews(
  {
    people,
    jobs,
    first,
  }: {
    readonly people: readonly Since[];
    readonly jobs: readonly Since[];
    readonly first: readonly View[];
  },
  now: Date,
): View[] {
  const random = seededRandom(hashText('looks at Harborwren Mutual'));
  const isLong = ({ since }: Since) => since < daysFrom(now, -60);
  const [long, recent] = [jobs.filter(isLong), jobs.filter((job) => !isLong(job))];
  const views = new Map<string, View>();
  const add = (view: View) =>
    views.set(`${view.user_guid} ${view.source_guid} ${view.viewed_on}`, view);
  first.forEach(add);
  // Many tries may meet a person who was not there yet; a small database ends without all.
  for (let tries = 0; views.size < VIEWS && tries < 20 * VIEWS; tries += 1) {
    const some = recent.length === 0 || random.chance(LONG_SHARE) ? long : recent;
    if (some.length === 0 || people.length === 0) break;
    const [job, person] = [random.pick(some), random.pick(people)];
    const from = Math.max(job.since.getTime(), person.since.getTime());
    const left = now.getTime() - from;
    if (left <= 0) continue;
    // A little more often lately.
    const at = new Date(now.getTime() - left * random.next() ** 1.2);
    add({
      user_guid: person.guid,
      source_guid: job.guid,
      viewed_on: at.toISOString().slice(0, 10),
      viewed_at: at,
    });
  }
  return [...views.values()];
}
