import { claimLetter, insertApplication, insertSavedJob } from '#server/applications/queries.ts';
import type { Db } from '#server/database/connect.ts';
import { workTime } from '#server/database/seed/daysFrom.ts';
import { emailOf } from '#server/database/seed/people/demoPerson.ts';
import { listAccountIds, listJobsInOwnField } from '#server/database/seed/queries.ts';

/** How many jobs of their own field each saved and applied for, the last one so many days ago. */
const chosen: readonly (readonly [
  name: string,
  saved: number,
  applied: number,
  daysAgo: number,
])[] = [
  ['Amara Nwosu', 3, 2, 24],
  ['Arjun Raman', 3, 1, 13],
  ['Marcus Bellweather', 2, 2, 26],
  ['Fatima Haddad', 0, 2, 44],
  ['Luis Ortega', 0, 1, 158],
  ['Keoni Makoa', 0, 2, 121],
  ['Tomasz Zielinski', 1, 1, 33],
  ['Mateo Salcedo', 3, 0, 31],
  ['Bridget Olsen', 2, 0, 5],
  ['Imani Brooks', 3, 2, 4],
  ['Hana Kobayashi', 4, 1, 2],
  ['Mei-Lin Zhao', 2, 1, 8],
  ['Elena Petrova', 3, 2, 10],
  ['Jamal Carver', 1, 0, 6],
  ['Sofia Marchetti', 2, 1, 15],
  ['Yusuf Demir', 0, 2, 19],
];

/** Lets some of the invented candidates save jobs and apply for some. Needs a transaction. */
export async function insertDemoJobs(trx: Db, now: Date): Promise<void> {
  const ids = await listAccountIds(
    trx,
    chosen.map(([name]) => emailOf({ name })),
  );
  if (ids.size === 0) return;
  const most = Math.max(...chosen.map(([, saved, applied]) => saved + applied));
  const jobs = await listJobsInOwnField(trx, [...ids.values()], most);
  for (const [name, saved, applied, daysAgo] of chosen) {
    const userGuid = ids.get(emailOf({ name }));
    if (userGuid === undefined) continue;
    const own = jobs.get(userGuid) ?? [];
    const dayOf = (place: number) => workTime(now, daysAgo + 3 * place);
    for (const [place, job] of own.slice(0, applied).entries()) {
      const application = await insertApplication(trx, userGuid, job, dayOf(place));
      const sent = { resume: false, phone: false };
      if (application) await claimLetter(trx, application.id, dayOf(place), sent);
    }
    for (const [place, job] of own.slice(applied, applied + saved).entries())
      await insertSavedJob(trx, userGuid, job, dayOf(place));
  }
}
