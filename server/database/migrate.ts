import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Db } from '#server/database/connect.ts';
import * as accounts from '#server/database/migrations/0001_accounts.ts';
import * as profiles from '#server/database/migrations/0002_profiles.ts';
import * as jobs from '#server/database/migrations/0003_jobs.ts';
import * as candidateArea from '#server/database/migrations/0004_candidate_area.ts';
import * as profileImage from '#server/database/migrations/0005_profile_image.ts';
import * as addedEntries from '#server/database/migrations/0006_added_entries.ts';
import * as rateLimits from '#server/database/migrations/0007_rate_limits.ts';
import * as jobChanges from '#server/database/migrations/0008_job_changes.ts';
import * as queuedMail from '#server/database/migrations/0009_queued_mail.ts';
import * as languages from '#server/database/migrations/0010_languages.ts';
import * as signUps from '#server/database/migrations/0011_sign_ups.ts';
import * as draftWriters from '#server/database/migrations/0012_draft_writers.ts';
import * as closedAccounts from '#server/database/migrations/0013_closed_accounts.ts';
import * as sessions from '#server/database/migrations/0014_sessions.ts';
import * as sharedWithEmployer from '#server/database/migrations/0015_shared_with_employer.ts';
import * as helpReports from '#server/database/migrations/0016_help_reports.ts';
import * as feedJobs from '#server/database/migrations/0017_feed_jobs.ts';
import * as jobFeeds from '#server/database/migrations/0018_job_feeds.ts';
import * as reportKeys from '#server/database/migrations/0019_report_keys.ts';
import * as savedSearches from '#server/database/migrations/0020_saved_searches.ts';
import * as disclosure from '#server/database/migrations/0021_disclosure.ts';
import * as declinedInvitations from '#server/database/migrations/0022_declined_invitations.ts';
import * as caseload from '#server/database/migrations/0024_caseload.ts';
import * as administration from '#server/database/migrations/0025_administration.ts';
import * as employers from '#server/database/migrations/0026_employers.ts';
import * as occupationTitles from '#server/database/migrations/0027_occupation_titles.ts';
import * as oneName from '#server/database/migrations/0028_one_name.ts';
import * as reasonFeedback from '#server/database/migrations/0029_reason_feedback.ts';
import * as streetAddress from '#server/database/migrations/0031_street_address.ts';
import * as titleSystems from '#server/database/migrations/0032_title_systems.ts';

/** Every change of the schema, oldest first. Never edit one that was released. */
const migrations: Readonly<Record<string, Migration>> = {
  '0001_accounts': accounts,
  '0002_profiles': profiles,
  '0003_jobs': jobs,
  '0004_candidate_area': candidateArea,
  '0005_profile_image': profileImage,
  '0006_added_entries': addedEntries,
  '0007_rate_limits': rateLimits,
  '0008_job_changes': jobChanges,
  '0009_queued_mail': queuedMail,
  '0010_languages': languages,
  '0011_sign_ups': signUps,
  '0012_draft_writers': draftWriters,
  '0013_closed_accounts': closedAccounts,
  '0014_sessions': sessions,
  '0015_shared_with_employer': sharedWithEmployer,
  '0016_help_reports': helpReports,
  '0017_feed_jobs': feedJobs,
  '0018_job_feeds': jobFeeds,
  '0019_report_keys': reportKeys,
  '0020_saved_searches': savedSearches,
  '0021_disclosure': disclosure,
  '0022_declined_invitations': declinedInvitations,
  '0024_caseload': caseload,
  '0025_administration': administration,
  '0026_employers': employers,
  '0027_occupation_titles': occupationTitles,
  '0028_one_name': oneName,
  '0029_reason_feedback': reasonFeedback,
  '0031_street_address': streetAddress,
  '0032_title_systems': titleSystems,
};

/**
 * Brings the schema up to date; safe to call from several processes at once.
 * @throws the error of the migration that failed; the ones before it stay
 */
export async function migrate(db: Db): Promise<void> {
  if (await isUpToDate(db)) return;
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...migrations }) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/**
 * Two short queries at most starts, where the migrator would ask for every table of the database.
 */
async function isUpToDate(db: Db): Promise<boolean> {
  const table = sql<{ name: string | null }>`select to_regclass('kysely_migration')::text as name`;
  if (!(await table.execute(db)).rows[0]?.name) return false;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const done = new Set(rows.map(({ name }) => name));
  const known = Object.keys(migrations);
  return done.size === known.length && known.every((name) => done.has(name));
}
