import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lines-'));
});
afterAll(() => rm(folder, { recursive: true }));

const file = async (name: string, text: string): Promise<string> => {
  const path = join(folder, name);
  await writeFile(path, text);
  return path;
};
const jsonLines = (...rows: readonly object[]) =>
  rows.map((row) => `${JSON.stringify(row)}\n`).join('');

/** Runs a command with this input; its database is in this folder, and is not there at first. */
function run(script: string, args: readonly string[], input = '', database = 'database') {
  return new Promise<{ code: number; lines: unknown[]; said: string; printed: string }>((done) => {
    const env = { ...process.env, DATA_DIR: join(folder, database), DATABASE_URL: '' };
    const command = [join('scripts', `${script}.ts`), ...args];
    const child = execFile(process.execPath, command, { env }, (_error, printed, said) => {
      const lines = printed.startsWith('{')
        ? printed
            .trim()
            .split('\n')
            .map((line): unknown => JSON.parse(line))
        : [];
      done({ code: child.exitCode ?? -1, lines, said, printed });
    });
    child.stdin?.end(input);
  });
}

describe('language:check', () => {
  it('prints the spans of each line with category, reason and other words', async () => {
    const text = 'You must be able to lift 50 pounds.';
    const { code, lines } = await run(
      'language-check',
      [],
      jsonLines({ id: 'a', title: 'Office Clerk', text }, { id: 2, text: 'You file papers.' }),
    );
    expect(code).toBe(0);
    expect(lines).toEqual([
      {
        id: 'a',
        spans: [
          {
            start: expect.any(Number),
            end: expect.any(Number),
            phrase: expect.stringContaining('lift 50 pounds'),
            category: 'physical_demand',
            severity: 'ask',
            rationale: expect.any(String),
            alternatives: expect.any(Array),
          },
        ],
      },
      { id: 2, spans: [] },
    ]);
  });

  it('names each wrong line by its number, continues with the rest, and ends with 1', async () => {
    const input = `nonsense\n\n{"id":"a"}\n[]\n${jsonLines({ id: 'b', text: 'We are\u2028open.' })}`;
    const { code, lines, said } = await run('language-check', [await file('bad.jsonl', input)]);
    expect(code).toBe(1);
    expect(lines).toEqual([{ id: 'b', spans: [] }]);
    expect(said).toContain('bad.jsonl, line 1: this is not JSON.');
    expect(said).toContain('bad.jsonl, line 3: "text" must be a text.');
    expect(said).toContain('bad.jsonl, line 4: this is no JSON object.');
  });

  it('says that a file is not there, and how it is called', async () => {
    const gone = await run('language-check', [join(folder, 'gone.jsonl')]);
    expect(gone).toMatchObject({ code: 1, lines: [] });
    expect(gone.said).toContain('gone.jsonl: this file could not be read.');
    const help = await run('language-check', ['--help']);
    expect(help).toMatchObject({ code: 0, printed: expect.stringContaining('language:check') });
    const wrong = await run('language-check', ['--fast']);
    expect(wrong).toMatchObject({ code: 2, said: expect.stringContaining('no option --fast') });
  });
});

describe('jobs:match', () => {
  it('ranks the jobs of one file for the people of another, with reasons', async () => {
    const jobs = await file(
      'jobs.jsonl',
      jsonLines(
        { id: 'j1', title: 'Bookkeeper', description: 'You keep the books in Excel.' },
        { id: 'j2', title: 'Line Cook', description: 'You cook.' },
        { id: 'j1', title: 'Cook', description: '' },
      ),
    );
    const queries = await file(
      'queries.jsonl',
      jsonLines({ qid: 'q1', job_titles: ['Bookkeeper'], skills: ['Excel'], text: 'Bookkeeper' }),
    );
    const args = ['--jobs', jobs, '--queries', queries, '--top', '1'];
    const { code, lines, said } = await run('jobs-match', args);
    expect(lines).toEqual([
      {
        qid: 'q1',
        ranked: [
          {
            id: 'j1',
            score: expect.any(Number),
            reasons: expect.arrayContaining([expect.objectContaining({ code: 'same_occupation' })]),
          },
        ],
      },
    ]);
    expect(said).toContain('jobs.jsonl, line 3: the id "j1" was there before.');
    expect(code).toBe(1);
  });

  it.each([
    [['--jobs', 'a.jsonl'], 'Usage'],
    [['--jobs', 'a', '--queries', 'b', '--top', 'many'], '--top must be a number from 1 to 1000.'],
  ])('refuses %j', async (args, words) => {
    const refused = await run('jobs-match', args);
    expect(refused).toMatchObject({ code: 2, said: expect.stringContaining(words) });
  });
});

describe('occupation:code', () => {
  it('gives five likely codes, with or without a description', async () => {
    const { lines, code } = await run(
      'occupation-code',
      [],
      jsonLines(
        { id: 'x', title: 'Cook' },
        { id: 'y', title: 'Manager', description: 'menu planning, food safety, food cost control' },
      ),
    );
    expect(code).toBe(0);
    const five = Array.from({ length: 5 }, () => ({
      code: expect.stringMatching(/^\d\d-\d{4}$/),
      title: expect.any(String),
      confidence: expect.any(Number),
    }));
    expect(lines).toEqual([
      { id: 'x', codes: five },
      { id: 'y', codes: five },
    ]);
  });
});

describe('titles:similar', () => {
  it('ranks all titles of one file for each of another, by id, the most alike first', async () => {
    const queries = await file('asked.tsv', 'q_id\tjobtitle\nq1\tJanitor\nq2\tRN\n');
    const corpus = await file(
      'corpus.tsv',
      'id\ttitle\r\n7\tRegistered Nurse\r\n8\tBuilding Cleaner\r\n\r\n9\tZookeeper\r\n',
    );
    const args = ['--queries', queries, '--corpus', corpus];
    const { code, lines } = await run('titles-similar', args);
    expect(code).toBe(0);
    const ranked = (...ids: string[]) => ids.map((id) => ({ id, score: expect.any(Number) }));
    expect(lines).toEqual([
      { qid: 'q1', ranked: [...ranked('8'), expect.anything(), expect.anything()] },
      { qid: 'q2', ranked: [...ranked('7'), expect.anything(), expect.anything()] },
    ]);
  });

  it.each([
    ['a line without a tab', 'id\ttitle\n1\tCook\n2 Baker\n', 'line 3: there is no tab'],
    ['no heading line', '1\tCook\n2\tBaker\n', 'line 1: this must be a heading line'],
    ['an empty file', '', 'line 1: this must be a heading line'],
    ['a line without an id', 'id\ttitle\n\tCook\n', 'line 2: there is no id'],
    ['an id twice', 'id\ttitle\n1\tCook\n1\tBaker\n', 'line 3: the id "1" was there before'],
  ])('says what is wrong and where, and ends with 1, for %s', async (_what, text, words) => {
    const queries = await file('fine.tsv', 'id\ttitle\n1\tCook\n');
    const corpus = await file('wrong.tsv', text);
    const refused = await run('titles-similar', ['--queries', queries, '--corpus', corpus]);
    expect(refused).toMatchObject({ code: 1, printed: '' });
    expect(refused.said).toContain(`wrong.tsv, ${words}`);
  });

  it('says that a file is not there, and how it is called', async () => {
    const gone = join(folder, 'gone.tsv');
    const refused = await run('titles-similar', ['--queries', gone, '--corpus', gone]);
    expect(refused).toMatchObject({ code: 1, printed: '' });
    expect(refused.said).toContain('gone.tsv: this file could not be read.');
    const called = await run('titles-similar', ['--queries', gone]);
    expect(called).toMatchObject({ code: 2, said: expect.stringContaining('--corpus FILE') });
  });
});

describe('occupations:import', () => {
  const imported = (...args: readonly string[]) => run('occupations-import', args, '', 'imported');

  it('lets occupation:code know the titles of a folder of O*NET from then on', async () => {
    const onet = join(folder, 'onet');
    await mkdir(onet);
    const rows = (name: string, ...lines: readonly (readonly string[])[]) =>
      file(join('onet', name), lines.map((cells) => `${cells.join('\t')}\n`).join(''));
    const code = 'O*NET-SOC Code';
    await rows('Occupation Data.txt', [code, 'Title'], ['39-9099.01', 'Lamplighters']);
    await rows('Alternate Titles.txt', [code, 'Alternate Title'], ['39-9099.01', 'Wicktrimmer']);
    await rows('Sample of Reported Titles.txt', [code, 'Reported Job Title']);
    await rows('Task Statements.txt', [code, 'Task'], ['39-9099.01', 'Polish gaslamps.']);
    const asked = jsonLines({ id: 1, title: 'Wicktrimmer' }, { id: 2, title: 'Gaslamp' });

    const before = await run('occupation-code', [], asked, 'imported');
    expect(before.lines).toEqual([
      { id: 1, codes: [] },
      { id: 2, codes: [] },
    ]);
    const stored = await imported(onet);
    expect(stored).toMatchObject({
      code: 0,
      printed: 'O*NET: 2 titles of 1 occupations are stored.\n',
    });
    const after = await run('occupation-code', [], asked, 'imported');
    for (const line of after.lines)
      expect(line).toMatchObject({ codes: { 0: { code: '39-9099' } } });
    expect(after.lines).toHaveLength(2);
  });

  it('says what is wrong with a folder, and ends with 1', async () => {
    const refused = await imported(join(folder, 'nowhere'));
    expect(refused).toMatchObject({ code: 1, printed: '' });
    expect(refused.said).toContain('nowhere: this folder could not be read.');
  });
});
