import { randomUUID } from 'node:crypto';
import type { Db } from '#server/database/connect.ts';

/** What a company wrote, beside the defaults. */
interface Written {
  readonly companyGuid?: string;
  readonly from?: string;
  readonly job?: string | null;
  readonly message?: string;
}

/** A company invited a candidate. @returns the ids of the invitation and the company */
export async function insertInvitation(
  db: Db,
  candidateGuid: string,
  companyName: string,
  written: Written = {},
): Promise<{ readonly id: string; readonly companyGuid: string }> {
  const { companyGuid = randomUUID(), from = randomUUID(), job = null } = written;
  await db
    .insertInto('company')
    .values({ company_guid: companyGuid, name: companyName })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { id } = await db
    .insertInto('contact_log')
    .values({
      from_guid: from,
      from_first: 'Jordan',
      from_last: 'Ellis',
      from_email: 'jordan.ellis@example.com',
      to_guid: candidateGuid,
      company_guid: companyGuid,
      source_guid: job,
      message: written.message ?? 'Would you like to talk?',
      sent_at: new Date('2026-11-20T10:00:00Z'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, companyGuid };
}
