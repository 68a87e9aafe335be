import { accountTables } from '#server/ownData/accountTables.ts';
import { jobTables } from '#server/ownData/jobTables.ts';
import { profileTables } from '#server/ownData/profileTables.ts';
import type { Owner, OwnTable, TableName } from '#server/ownData/rules.ts';

/**
 * Everything that is stored about a person. The export, the deletion and docs/retention.md read
 * it, and a test compares it with the schema. The account comes last: the others refer to it.
 */
export const ownDataTables: readonly OwnTable[] = [
  ...profileTables,
  ...jobTables,
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
  company: 'Companies, by name.',
  job: 'Postings of the feed. The contact of a posting is published with it.',
  job_change: 'Which postings changed.',
  rate_limit: 'How often something was asked for, by a keyed hash. Goes when its time is over.',
  seed_run: 'Which sample data was loaded.',
  shared_secret: 'A secret of this server.',
  signing_key: 'The keys of this server.',
  kysely_migration: 'Which changes of the schema were made.',
  kysely_migration_lock: 'Keeps two servers from changing the schema at once.',
};

/** The schema of the work queue, whose rows hold ids of mails and nothing else. */
export const impersonalSchemas: Readonly<Record<string, string>> = {
  work: 'The work queue: ids of mails that wait. They go a minute after the mail.',
};
