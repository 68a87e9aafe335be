import type { ParsedResume } from '#domain/resume.ts';
import type { Db } from '#server/database/connect.ts';
import type { DegreeFacts } from '#server/profiles/lists/degrees.ts';
import {
  changePerson,
  findUserProfile,
  listDegrees,
  listWorkHistory,
  lockPerson,
  renameAccount,
} from '#server/profiles/queries.ts';
import { answersIn } from '#server/profiles/records.ts';
import type { WorkFacts } from '#server/profiles/lists/workHistory.ts';
import type { ReviewPlace } from '#server/resumes/review/checkReview.ts';
import { mergeRows, sameName } from '#server/resumes/review/mergeRows.ts';
import {
  addSkills,
  changeDegree,
  changeWorkHistory,
  insertDegrees,
  insertWorkHistory,
  saveUserProfile,
} from '#server/resumes/review/queries.ts';
import {
  degreesIn,
  highestDegreeIn,
  namesIn,
  personIn,
  skillsIn,
  userProfileIn,
  workIn,
} from '#server/resumes/review/reviewRows.ts';

/**
 * Saves a checked review into the profile: sets basic details, adds or updates degrees, work
 * history and skills, removes nothing. Needs a transaction, so that all is saved or nothing.
 */
export async function saveReview(
  trx: Db,
  userGuid: string,
  profile: ParsedResume,
  place: ReviewPlace | null,
): Promise<void> {
  await lockPerson(trx, userGuid);
  await renameAccount(trx, userGuid, namesIn(profile));
  await changePerson(trx, userGuid, personIn(profile, place), answersIn(profile));
  await saveDegrees(trx, userGuid, degreesIn(profile));
  // A resume that leaves out a degree takes away none, so the highest is sought among all.
  const highest = highestDegreeIn(await listDegrees(trx, userGuid));
  const saved = await findUserProfile(trx, userGuid);
  await saveUserProfile(trx, userGuid, { ...userProfileIn(profile, saved), ...highest });
  await saveWorkHistory(trx, userGuid, workIn(profile));
  await addSkills(trx, userGuid, skillsIn(profile));
}

async function saveDegrees(trx: Db, userGuid: string, rows: readonly DegreeFacts[]): Promise<void> {
  const sameSubject = (old: DegreeFacts, row: DegreeFacts) =>
    sameName(old.school_name, row.school_name) && sameName(old.degree_name, row.degree_name);
  const sameDegree = (old: DegreeFacts, row: DegreeFacts) =>
    sameSubject(old, row) && old.degree_level_id === row.degree_level_id;
  const merge = mergeRows(await listDegrees(trx, userGuid), rows, [
    (old, row) => sameDegree(old, row) && (row.degree_name !== null || sameFacts(old, row)),
    sameDegree,
    // A level that was unknown until now.
    (old, row) =>
      sameSubject(old, row) && (old.degree_level_id === null || row.degree_level_id === null),
  ]);
  for (const { old, row } of merge.updates) await changeDegree(trx, old.id, withoutNulls(row));
  await insertDegrees(trx, userGuid, merge.inserts);
}

async function saveWorkHistory(
  trx: Db,
  userGuid: string,
  rows: readonly WorkFacts[],
): Promise<void> {
  const sameJob = (old: WorkFacts, row: WorkFacts) =>
    sameName(old.employer_name, row.employer_name) && sameName(old.job_title, row.job_title);
  const sameStart = (old: WorkFacts, row: WorkFacts) =>
    sameJob(old, row) && old.start_date === row.start_date;
  const merge = mergeRows(await listWorkHistory(trx, userGuid), rows, [
    (old, row) => sameStart(old, row) && (row.start_date !== null || sameFacts(old, row)),
    sameStart,
    // With another start date it is a second job at the same employer, not a correction.
    (old, row) => sameJob(old, row) && (old.start_date === null || row.start_date === null),
  ]);
  for (const { old, row } of merge.updates) {
    const end = row.present ? { end_date: null } : {};
    await changeWorkHistory(trx, old.id, { ...withoutNulls(row), ...end });
  }
  await insertWorkHistory(trx, userGuid, merge.inserts);
}

/**
 * Whether two rows that name the same agree in all else. Two courses of one school, or two times
 * at one employer, both without dates, need not be the same.
 */
function sameFacts<Row extends object>(old: Row, row: Row): boolean {
  return Object.entries(row).every(([field, value]) =>
    typeof value === 'string'
      ? sameName(String(Reflect.get(old, field) ?? ''), value)
      : Reflect.get(old, field) === value,
  );
}

/** A value that the resume does not have leaves the saved one unchanged. */
function withoutNulls<Row extends object>(row: Row): Partial<Row> {
  const said = Object.entries(row).filter(([, value]) => value !== null);
  return Object.fromEntries(said) as Partial<Row>;
}
