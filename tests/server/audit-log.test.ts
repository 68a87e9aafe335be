import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pruneAudit } from '#server/administration/auditQueries.ts';
import { openApi, type TestApi } from '#tests/support/api.ts';
import { logOf, reason, viewAs, viewing } from '#tests/support/acting.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());

const check = async () => api.ok('checkAuditLog', { as: await api.person(1) });

async function withRows() {
  const { admin, person } = await viewing(api);
  await api.ok('getUser', { as: admin, path: { id: person.userGuid } });
  await api.ok('endActing', { as: admin });
  return { admin, rows: await logOf(api, person) };
}

/** Does what the trigger forbids, as somebody could who owns the database. */
async function forced(sql: string, values: readonly unknown[]): Promise<void> {
  const { pool } = api.database;
  await pool.query('alter table audit_event disable trigger audit_event_kept');
  await pool.query(sql, [...values]);
  await pool.query('alter table audit_event enable trigger audit_event_kept');
}

describe('the chain of the log', () => {
  it('is unbroken up to the last row that was written', async () => {
    const { rows } = await withRows();
    expect(rows.map(({ kind }) => kind)).toEqual(['viewStarted', 'looked', 'viewEnded']);
    expect(await check()).toEqual({
      unbroken: true,
      upTo: rows.at(-1)?.at.toISOString(),
      brokenAt: null,
    });
  });

  it.each(['actor_name', 'subject_name', 'kind', 'about', 'operation_id'])(
    'is broken at the row in which one letter of %s is another',
    async (column) => {
      const { rows } = await withRows();
      const row = rows.find((one) => Reflect.get(one, column) !== null);
      const was: unknown = row && Reflect.get(row, column);
      const set = `update audit_event set ${column} = $1 where id = $2`;
      await forced(set, [`${String(was)}x`, row?.id]);
      expect(await check()).toMatchObject({ unbroken: false, brokenAt: String(row?.id) });
      await forced(set, [was, row?.id]);
      expect(await check()).toMatchObject({ unbroken: true });
    },
  );

  it('is broken where a row is missing', async () => {
    const { rows } = await withRows();
    await forced('delete from audit_event where id = $1', [rows[1]?.id]);
    expect(await check()).toMatchObject({ unbroken: false, brokenAt: String(rows[2]?.id) });
  });

  it('continues from what was deleted after its years, and knows that it begins there', async () => {
    const { rows } = await withRows();
    const { db, pool } = api.database;
    const later = new Date((rows.at(-1)?.at.getTime() ?? 0) + 1);
    await pruneAudit(db, later, later);
    expect(await db.selectFrom('audit_event').selectAll().execute()).toEqual([]);
    await withRows();
    expect(await check()).toMatchObject({ unbroken: true });
    const [anchor] = await db.selectFrom('audit_anchor').selectAll().execute();
    await pool.query(`update audit_anchor set row_hash = 'other'`);
    expect(await check()).toMatchObject({ unbroken: false });
    await pool.query('update audit_anchor set row_hash = $1', [anchor?.row_hash]);
  });

  it('holds when two administrators write in the same moment', async () => {
    const views = await Promise.all([1, 2, 3, 4].map(() => viewing(api)));
    await Promise.all(
      views.map(({ admin, person }) =>
        api.ok('getUser', { as: admin, path: { id: person.userGuid } }),
      ),
    );
    expect(await check()).toMatchObject({ unbroken: true });
  });
});

it('refuses to change, delete or empty its rows', async () => {
  const { rows } = await withRows();
  const { pool } = api.database;
  for (const sql of [
    `update audit_event set about = 'other' where id = ${rows[0]?.id}`,
    `delete from audit_event where id = ${rows[0]?.id}`,
    'truncate audit_event',
  ])
    await expect(pool.query(sql), sql).rejects.toThrow('never changed');
});

describe('reading the log', () => {
  it('finds rows by administrator, kind, person and time, newest first', async () => {
    const { admin, rows } = await withRows();
    const { admin: second } = await viewing(api);
    await api.ok('endActing', { as: second });
    const list = (query: Record<string, string>) => api.ok('listAuditEvents', { as: admin, query });
    const ids = (found: readonly { id: string | number }[]) => found.map(({ id }) => String(id));
    const mine = ids(rows).toReversed();
    expect(ids(await list({ administrator: admin.userGuid }))).toEqual(mine);
    expect(ids(await list({ administrator: admin.userGuid, kind: 'change' }))).toEqual([]);
    expect(await list({ person: 'robin nobody' })).toEqual([]);
    const named = await list({ person: 'SAMPLE robin', administrator: admin.userGuid });
    expect(ids(named)).toEqual(mine);
    const at = rows[1]?.at.toISOString() ?? '';
    expect(ids(await list({ administrator: admin.userGuid, from: at }))).toEqual(mine.slice(0, 2));
    expect(ids(await list({ administrator: admin.userGuid, to: at }))).toEqual(mine.slice(2));
    expect((await list({ administrator: admin.userGuid })).at(-1)).toMatchObject({
      kind: 'viewStarted',
      about: reason,
      who: 'Robin Sample',
      actingAs: 'Robin Sample',
      onWhom: 'Robin Sample',
    });
    const actors = (await api.ok('listAuditActors', { as: admin })).map(({ userGuid }) => userGuid);
    expect(actors).toContain(second.userGuid);
  });

  it('comes as a file whose cells no spreadsheet computes, and that is logged', async () => {
    const [admin, person] = [await api.person(1), await api.person()];
    await api.database.db
      .updateTable('account')
      .set({ first_name: '=1+1', last_name: 'A "quoted", name' })
      .where('user_guid', '=', person.userGuid)
      .execute();
    await viewAs(api, admin, person);
    await api.ok('endActing', { as: admin });
    const { body, headers } = await api.call('downloadAuditLog', {
      as: admin,
      query: { administrator: admin.userGuid },
    });
    expect(headers['content-type']).toContain('text/csv');
    const text = String(body);
    expect(text).toContain(`"'=1+1 A ""quoted"", name"`);
    expect(text.split('\r\n').filter(Boolean)).toHaveLength(3);
    const [newest] = await api.ok('listAuditEvents', { as: admin });
    expect(newest).toMatchObject({ kind: 'logDownloaded' });
  });
});
