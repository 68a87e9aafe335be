import { afterAll, describe, expect, it } from 'vitest';
import { hostilePdfs } from '#tests/support/hostilePdfs.ts';
import { closeResumeParser, openResumeParser, parseResume } from './parseResume.ts';
import type { ParseResult } from './parseResume.ts';
import { ParserThread } from './pool/thread.ts';
import { column, RESUME_LINES, testPdf, testScan } from './read/testPdf.ts';

afterAll(closeResumeParser);

async function codeOf(result: Promise<ParseResult>): Promise<string> {
  const { ok, ...rest } = await result;
  if (ok || !('error' in rest)) return 'parsed';
  expect(rest.error.message.length).toBeGreaterThan(20);
  return rest.error.code;
}

const RESUME = testPdf(column(RESUME_LINES));
/** Takes seconds to read. */
const ENDLESS = testPdf(
  Array.from({ length: 20_000 }, (_, i) => ({
    text: `Sold ${i} loaves`,
    x: 50 + (i % 5) * 100,
    y: 10 + (i % 700),
  })),
);

describe('a resume', () => {
  it('is parsed with name, contact, job and school', async () => {
    const result = await parseResume(RESUME);
    expect(result).toMatchObject({
      ok: true,
      resume: {
        firstname: 'Nadia',
        lastname: 'Petrov',
        email: 'nadia.petrov@example.com',
        phone_number: '518-555-0121',
        address1: '18 Birch Lane',
        city: 'Albany',
        state: 'NY',
        zip: '12203',
        work_experience: [
          {
            job_title: 'Cashier',
            company: 'Corner Foods Market',
            start_date: '01-06-2020',
            end_date: null,
            present: true,
          },
        ],
        education: [
          {
            school_name: 'Albany East High School',
            level: 'high_school',
            end_year: '2019',
            status: 'completed',
          },
        ],
      },
    });
  });

  it('is parsed with garbage before its header', async () => {
    const garbage = Buffer.alloc(600, 0x9c);
    expect(await codeOf(parseResume(Buffer.concat([garbage, RESUME])))).toBe('parsed');
  });

  it('is parsed without its last 200 bytes, or refused as damaged', async () => {
    expect(['parsed', 'damaged']).toContain(await codeOf(parseResume(RESUME.subarray(0, -200))));
  });

  it.each([1, 50])('is reported as a scan when it is %i pages of pictures', async (pages) => {
    expect(await codeOf(parseResume(testScan(pages)))).toBe('no_text');
  });

  it('is parsed although it carries a script, which does not run', async () => {
    const catalog = '/OpenAction << /S /JavaScript /JS (while \\(true\\) {}) >>';
    expect(await codeOf(parseResume(testPdf(column(RESUME_LINES), { catalog })))).toBe('parsed');
  });

  it('keeps those fields empty without contact details', async () => {
    const result = await parseResume(testPdf(column(RESUME_LINES.slice(4))));
    expect(result).toMatchObject({
      ok: true,
      resume: {
        firstname: null,
        lastname: null,
        email: null,
        phone_number: null,
        city: null,
        zip: null,
      },
    });
  });
});

describe('what is not a resume', () => {
  it.each([
    ['an empty file', Buffer.alloc(0), 'empty_file'],
    ['text with another name', Buffer.from('Dear reader, this is no PDF.'), 'not_a_pdf'],
    [
      'a picture with another name',
      Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
      'not_a_pdf',
    ],
    ['a PDF without pages', testPdf([], { pages: 0 }), 'no_pages'],
    ['a blank page', testPdf([]), 'no_text'],
    ['a page tree that holds itself', testPdf(column(RESUME_LINES), { kids: '2 0 R' }), 'damaged'],
    [
      'a stream that unpacks to 60 MB',
      testPdf([], { content: Buffer.alloc(60 * 1024 * 1024, 0x20) }),
      'too_large',
    ],
  ])('%s is refused', async (_, bytes, code) => {
    expect(await codeOf(parseResume(bytes))).toBe(code);
  });

  it('answers half a file with a clean error', async () => {
    expect(['parsed', 'damaged', 'no_text', 'not_a_resume']).toContain(
      await codeOf(parseResume(RESUME.subarray(0, RESUME.length / 2))),
    );
  });

  it.each([
    [
      'an invoice',
      [
        'Invoice 2024-118',
        'Harbor Print Shop',
        '40 Dock Street, Albany, NY 12203',
        'billing@example.com 518-555-0100',
        'Bill to: Corner Foods Market',
        'Qty  Description  Unit price',
        '500  Flyers  0.12',
        'Subtotal 60.00',
        'Amount due 64.80',
      ],
    ],
    [
      'a job advertisement',
      [
        'Cashier',
        'Corner Foods Market, Albany, NY',
        'About the role',
        'We are looking for a friendly cashier to join our team.',
        'Responsibilities',
        'You will serve customers and count the till.',
        'Education',
        'High school diploma or GED',
        'How to apply',
        'Apply online at jobs.example.com or send a letter to jobs@example.com',
      ],
    ],
    [
      'a story',
      [
        'Chapter One',
        'The rain had not stopped since Tuesday, and the harbor smelled of tar.',
        'Ilse put down her cup and listened to the boats knocking at the pier.',
        'Nobody had come back from the island since her brother left in 1987.',
      ],
    ],
    [
      'a log',
      Array.from(
        { length: 40 },
        (_, i) => `2024-03-0${(i % 9) + 1} 10:4${i % 10} INFO worker ${i} started`,
      ),
    ],
  ])('%s gives no jobs and no schools', async (_, lines) => {
    expect(await codeOf(parseResume(testPdf(column(lines))))).toBe('not_a_resume');
  });
});

describe('the reader', () => {
  it('stops a file that takes too long, and reads the next one', async () => {
    const impatient = openResumeParser({ processorMs: 50, threads: 1 });
    expect(await codeOf(impatient.parse(ENDLESS))).toBe('timeout');
    impatient.close();
    expect(await codeOf(parseResume(RESUME))).toBe('parsed');
  });

  it('says that it is busy, and nothing about the file, when only the clock has run out', async () => {
    const slow = openResumeParser({ clockMs: 1, threads: 1 });
    expect(await codeOf(slow.parse(RESUME))).toBe('busy');
    slow.close();
  });

  it('says nothing about the file when its thread ends before it began', async () => {
    const limits = { processorMs: 8_000, clockMs: 60_000, heapMb: 192, growthMb: 600 };
    const thread = new ParserThread(limits);
    const reading = thread.run(RESUME, { isAlone: () => true });
    thread.end();
    expect(await reading).toMatchObject({ ok: false, code: 'busy' });
  });

  it('tells the processor time of a file that it read and of one that it stopped', async () => {
    const impatient = openResumeParser({ processorMs: 50, threads: 1 });
    const times: number[] = [];
    const onProcessorTime = async (ms: number) => void times.push(ms);
    await impatient.parse(ENDLESS, { onProcessorTime });
    await parseResume(RESUME, { onProcessorTime });
    impatient.close();
    expect(times[0]).toBeGreaterThan(50);
    expect(times[1]).toBeGreaterThan(0);
  });

  it('reads many files, two at a time', async () => {
    const codes = await Promise.all(
      Array.from({ length: 10 }, (_none, at) =>
        codeOf(parseResume(RESUME, { person: String(at) })),
      ),
    );
    expect(codes).toEqual(Array.from({ length: 10 }, () => 'parsed'));
  });

  it('refuses files as busy when too many wait', async () => {
    const small = openResumeParser({ threads: 1, queue: 1 });
    const codes = await Promise.all(
      ['a', 'b', 'c'].map((person) => codeOf(small.parse(RESUME, { person }))),
    );
    small.close();
    expect(codes).toEqual(['parsed', 'parsed', 'busy']);
  });

  it('reads the small resume of another person next when one person sent 24 hostile files', async () => {
    const small = openResumeParser({ threads: 1 });
    const hostile = Object.values(hostilePdfs).slice(0, 6);
    const files = Array.from({ length: 24 }, (_none, at) => hostile[at % 6]?.() ?? Buffer.alloc(0));
    const turns: string[] = [];
    const send = (person: string, file: Uint8Array) =>
      codeOf(
        small.parse(
          async () => {
            turns.push(person);
            return file;
          },
          { person },
        ),
      );
    const codes = files.map((file) => send('one', file));
    expect(await send('other', RESUME)).toBe('parsed');
    expect(turns.slice(0, 2)).toEqual(['one', 'other']);
    const refused = (await Promise.all(codes)).filter((code) => code === 'too_many_files');
    expect(refused).toHaveLength(24 - 5);
    small.close();
  });

  it('leaves the queue and stops working when cancelled', async () => {
    const small = openResumeParser({ threads: 1 });
    const first = new AbortController();
    const second = new AbortController();
    const running = codeOf(small.parse(RESUME, { signal: first.signal }));
    const waiting = codeOf(small.parse(RESUME, { signal: second.signal }));
    second.abort();
    first.abort();
    expect(await waiting).toBe('cancelled');
    expect(await running).toBe('cancelled');
    expect(await codeOf(small.parse(RESUME))).toBe('parsed');
    small.close();
  });
});
