import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PostingContent } from '#domain/postingContent.ts';
import { openApi, type TestApi, type TestPerson } from '#tests/support/api.ts';
import { newCompany } from '#tests/support/companies.ts';
import { contentOf, publish, storedJob, type PostingId, write } from '#tests/support/written.ts';

/** The plain-language version that a company writes of its posting. */

let api: TestApi;
let robin: TestPerson;
let sky: TestPerson;
beforeAll(async () => {
  api = await openApi();
  robin = await api.person();
});
afterAll(() => api.close());
beforeEach(async () => {
  ({ member: sky } = await newCompany(api));
});

const plainText = 'You bring ships in.\n\nWhat you do\n- Steer\n- Talk on the radio';
const summary = 'The pilot utilizes the radio prior to each arrival.';
const path = ({ sourceGUID }: PostingId) => ({ id: sourceGUID });
const plain = (posting: PostingId) => api.ok('getPlainPosting', { as: robin, path: path(posting) });
const save = (posting: PostingId, changes: Partial<PostingContent>) =>
  api.ok('updatePosting', {
    as: sky,
    path: path(posting),
    body: { content: contentOf({ summary, ...changes }) },
  });

describe('the company’s own plain-language version', () => {
  it('is saved as it was typed, and read by candidates with its line breaks set right', async () => {
    const typed = ` ${plainText.replaceAll('\n', '\r\n')}\r\n\r\n\r\n\r\nCall us.\n`;
    const draft = await write(api, sky, { summary, plainText: typed });
    expect(draft.content.plainText).toBe(typed);
    await publish(api, sky, draft);
    expect(await plain(draft)).toMatchObject({
      blocks: [
        { kind: 'paragraph', lines: ['You bring ships in.'] },
        { kind: 'heading', lines: ['What you do'] },
        { kind: 'list', lines: ['Steer', 'Talk on the radio'] },
        { kind: 'paragraph', lines: ['Call us.'] },
      ],
      by: 'employer',
    });
    expect((await storedJob(api, draft))?.plain_text).toBe(`${plainText}\n\nCall us.`);
  });

  it('leaves the short answers and the posting itself as they are without it', async () => {
    const draft = await write(api, sky, { summary });
    await publish(api, sky, draft);
    const [made, job] = [
      await plain(draft),
      await api.ok('getJob', { as: robin, path: path(draft) }),
    ];
    expect(made.by).toBe('rules');
    await publish(api, sky, await save(draft, { plainText }));
    expect(await plain(draft)).toMatchObject({
      by: 'employer',
      inShort: made.inShort,
      gradeBefore: made.gradeBefore,
    });
    expect(await api.ok('getJob', { as: robin, path: path(draft) })).toEqual(job);
  });

  it('is not read before Update, and made by rules again after an update without it', async () => {
    const draft = await write(api, sky, { summary, plainText });
    await publish(api, sky, draft);
    const changed = await save(draft, { plainText: 'You steer.' });
    expect(changed.isChanged).toBe(true);
    expect((await plain(draft)).blocks[0]).toEqual({
      kind: 'paragraph',
      lines: ['You bring ships in.'],
    });
    await publish(api, sky, changed);
    expect((await plain(draft)).blocks).toEqual([{ kind: 'paragraph', lines: ['You steer.'] }]);
    await publish(api, sky, await save(draft, { plainText: ' \n' }));
    const made = await plain(draft);
    expect(made.by).toBe('rules');
    expect(made.blocks[0]?.lines).toEqual(['The pilot uses the radio before each arrival.']);
  });

  it('is still that of the last publishing while a posting is paused and written on', async () => {
    const draft = await write(api, sky, { summary, plainText });
    await publish(api, sky, draft);
    await api.ok('pausePosting', { as: sky, path: path(draft) });
    const before = await plain(draft);
    await save(draft, { plainText: 'You steer.' });
    expect(await plain(draft)).toEqual(before);
  });

  it('comes with a copy of the posting', async () => {
    const draft = await write(api, sky, { plainText });
    const copy = await api.ok('copyPosting', {
      as: sky,
      path: path(draft),
      body: { sourceGUID: randomUUID() },
    });
    expect(copy.content.plainText).toBe(plainText);
  });

  it('is refused at its field when it has more than 10,000 characters', async () => {
    const body = {
      sourceGUID: randomUUID(),
      content: contentOf({ plainText: 'a'.repeat(10_001) }),
    };
    const refused = await api.refused('createPosting', { as: sky, body });
    expect(refused).toMatchObject({ status: 400, pointers: ['/content/plainText'] });
    const most = {
      sourceGUID: randomUUID(),
      content: contentOf({ plainText: 'a'.repeat(10_000) }),
    };
    await api.ok('createPosting', { as: sky, body: most });
  });
});

describe('a posting that was saved without the field, by a copy of the server from before it', () => {
  it('is read as one without a plain-language version, and is not changed by saving it again', async () => {
    const draft = await write(api, sky, { summary });
    await publish(api, sky, draft);
    for (const table of ['written_posting', 'job_revision'])
      await sql`
        update ${sql.table(table)} set content = content - 'plainText'
        where source_guid = ${draft.sourceGUID}`.execute(api.database.db);
    const read = await api.ok('getPosting', { as: sky, path: path(draft) });
    expect(read.content).toEqual(draft.content);
    // Nothing is saved, so it has the same version.
    expect(await save(draft, {})).toEqual(read);
    expect((await save(draft, { plainText })).isChanged).toBe(true);
    expect((await save(draft, {})).isChanged).toBe(false);
  });
});

describe('an editor that was open before the field was added', () => {
  const before = (changes: Partial<PostingContent>) => {
    const { plainText: _unknown, ...content } = contentOf(changes);
    return content;
  };

  it('makes a posting without a plain-language version', async () => {
    const body = { sourceGUID: randomUUID(), content: before({ summary }) };
    const made = await api.ok('createPosting', { as: sky, body });
    expect(made.content).toEqual(contentOf({ summary }));
  });

  it('saves what it knows, and leaves the plain-language version that a colleague wrote', async () => {
    const draft = await write(api, sky, { summary, plainText });
    const saved = await api.ok('updatePosting', {
      as: sky,
      path: path(draft),
      body: { content: before({ summary: 'You bring ships in.' }), _etag: draft._etag },
    });
    expect(saved.content).toEqual(contentOf({ summary: 'You bring ships in.', plainText }));
  });
});
