import { sql } from 'kysely';
import type { components } from '#openapi/user.ts';
import type { AuditKind } from '#server/administration/auditQueries.ts';
import type { Db } from '#server/database/connect.ts';

/** SQL of reading the log of administrators. */

type AuditGroup = components['schemas']['AuditGroup'];

const changes = ['changed', 'added', 'removed'] as const satisfies readonly AuditKind[];
const kindsOf: Readonly<Record<AuditGroup, readonly AuditKind[]>> = {
  view: ['viewStarted', 'viewEnded', 'looked', ...changes, 'refused', 'failed'],
  change: changes,
  people: [
    'accountCreated',
    'accountClosed',
    'accountReopened',
    'accountLookedUp',
    'accountMoved',
    'administratorAdded',
    'providerCoachGiven',
    'providerCoachTaken',
  ],
  companies: [
    'memberConfirmed',
    'memberRefused',
    'memberEnded',
    'companyCreated',
    'companyMerged',
    'companyDomainSet',
    'companyDomainCleared',
  ],
  feeds: ['feedAdded', 'feedRun', 'feedPaused', 'feedResumed', 'feedRemoved'],
};

/** Which rows somebody wants to read. */
export interface AuditFilter {
  readonly administrator?: string | undefined;
  /** Words of the name on whom it was done; all must be there. */
  readonly person?: string | undefined;
  readonly kind?: AuditGroup | undefined;
  readonly from?: string | undefined;
  /** Not included. */
  readonly to?: string | undefined;
}

const filtered = (db: Db, { administrator, person, kind, from, to }: AuditFilter) => {
  let rows = db.selectFrom('audit_event');
  if (administrator) rows = rows.where('actor_guid', '=', administrator);
  if (kind) rows = rows.where('kind', 'in', [...kindsOf[kind]]);
  if (from) rows = rows.where('at', '>=', new Date(from));
  if (to) rows = rows.where('at', '<', new Date(to));
  for (const word of (person ?? '').split(/\s+/).filter(Boolean))
    rows = rows.where(sql<boolean>`position(lower(${word}) in lower(subject_name)) > 0`);
  return rows;
};

/** Rows of the log, newest first. */
export async function listAudit(
  db: Db,
  filter: AuditFilter,
  { offset, limit }: { readonly offset: number; readonly limit: number },
) {
  return filtered(db, filter)
    .selectAll()
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
}

/** How many rows there are. */
export async function countAudit(db: Db, filter: AuditFilter): Promise<number> {
  const { count } = await filtered(db, filter)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The administrators of the log, by the name of their last row. */
export async function listActors(db: Db) {
  return db
    .selectFrom('audit_event')
    .distinctOn('actor_guid')
    .select(['actor_guid', 'actor_name'])
    .orderBy('actor_guid')
    .orderBy('id', 'desc')
    .execute();
}
