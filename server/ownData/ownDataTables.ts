import { accountTables } from '#server/ownData/accountTables.ts';
import { employerTables } from '#server/ownData/employerTables.ts';
import { jobTables } from '#server/ownData/jobTables.ts';
import { passportTables } from '#server/ownData/passportTables.ts';
import { profileTables } from '#server/ownData/profileTables.ts';
import { sharingTables } from '#server/ownData/sharingTables.ts';
import type { Owner, OwnTable, TableName } from '#server/ownData/rules.ts';

/**
 * Everything that is stored about a person. The export, the deletion and docs/retention.md read
 * it, and a test compares it with the schema. The account comes last: the others refer to it.
 */
export const ownDataTables: readonly OwnTable[] = [
  ...profileTables,
  ...passportTables,
  ...jobTables,
  ...sharingTables,
  ...employerTables,
  ...accountTables,
];

/** Whose the rows of a table are. @throws Error for a table that holds nothing about a person */
export function ownerOf(table: TableName): Owner {
  const found = ownDataTables.find((one) => one.table === table);
  if (!found) throw new Error(`${table} is no table of a person.`);
  return found.owner;
}

/** The tables that hold nothing about a person, with why not; by schema and name. */
export const impersonalTables: Readonly<Record<string, string>> = {
  audit_anchor: 'Where the log of administrators begins after its oldest rows were deleted.',
  company: 'Companies, by name.',
  company_name: 'The names that companies had before.',
  job: 'Postings of the feed. The contact of a posting is published with it.',
  job_arrival: 'When each posting came, and a hash of its title, company and place.',
  job_change: 'Which postings changed.',
  job_revision: 'What postings written here said, each time they were published.',
  written_posting: 'Postings as employers last saved them. The contact is published with them.',
  job_feed: 'The feeds that postings come from, with the numbers of their last run.',
  job_sighting: 'Which run of a feed saw which posting last.',
  help_report_key:
    'Random keys of reports of problems, so that a repeated one is the same. They go after a day.',
  rate_limit: 'How often something was asked for, by a keyed hash. Goes when its time is over.',
  occupation_text: 'What the work of occupations is, as it was imported.',
  occupation_title: 'Job titles of occupations, as they were imported.',
  seed_run: 'Which sample data was loaded.',
  shared_secret: 'A secret of this server.',
  signing_key: 'The keys of this server.',
  kysely_migration: 'Which changes of the schema were made.',
  kysely_migration_lock: 'Keeps two servers from changing the schema at once.',
};

/** The schema of the work queue, whose rows hold ids of mails and nothing else. */
export const impersonalSchemas: Readonly<Record<string, string>> = {
  work: 'The work queue: ids of mails and feeds that wait. They go a minute after the work.',
};
