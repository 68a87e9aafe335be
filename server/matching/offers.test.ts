import { describe, expect, test } from 'vitest';
import { postingParts } from './offers.ts';

describe('a posting is divided', () => {
  test.each([
    ['Qualified interpreters can be arranged for every meeting.', ['interpreter-on-request']],
    ['We provide ASL interpreters and readers for the interview.', ['interpreter-on-request']],
    ['All video meetings are captioned, and captions are available.', ['captioned-meetings']],
    [
      'Screen readers and other assistive software are provided.',
      ['screen-reader-ready', 'accessible-technology'],
    ],
    ['We offer flexible hours.', ['flexible-schedule']],
    ['If you require a sign language interpreter, let us know.', ['interpreter-on-request']],
    ['Employees can work from home two days a week.', ['remote-days']],
  ])('reads "%s" as an offer', (sentence, codes) => {
    const { asked, offers } = postingParts(`Sort the mail. ${sentence}`);
    expect(offers).toEqual(codes);
    expect(asked).toBe('Sort the mail.');
  });

  test.each([
    'We offer free Spanish classes to all staff.',
    'Tuition for your CPR certification is paid.',
    'Paid training in QuickBooks.',
  ])('does not ask for what is taught: "%s"', (sentence) => {
    expect(postingParts(sentence).asked).toBe('');
  });

  test.each([
    'Must be fluent in American Sign Language.',
    'You will provide sign language interpreting at the clinic.',
    'Provide captions for live events.',
    'We provide interpreters to hospitals in three states.',
    'Experience with assistive technology is required.',
    'You need Spanish; training in our tools is provided.',
  ])('keeps the demand and the duty: "%s"', (sentence) => {
    const { asked, offers } = postingParts(sentence);
    expect(asked).toContain(sentence.split(';')[0]);
    expect(offers).toEqual([]);
  });

  test('takes a paragraph under a heading of offers apart until the work is named again', () => {
    const { asked, offers } = postingParts(
      [
        'What you need',
        '- Two years with spreadsheets',
        '',
        'Access and accommodations',
        '- Sign language interpreters',
        '- Screen reader licenses',
        '',
        'Requirements:',
        '- Bookkeeping',
      ].join('\n'),
    );
    expect(asked).toContain('spreadsheets');
    expect(asked).toContain('Bookkeeping');
    expect(asked).not.toMatch(/sign language|screen reader/i);
    expect(offers).toEqual(['interpreter-on-request', 'screen-reader-ready']);
  });

  test('keeps a demand that stands among the benefits', () => {
    const { asked } = postingParts('Benefits:\n- Health insurance\n- Must speak Spanish');
    expect(asked).toMatch(/Must speak Spanish/);
    expect(asked).not.toMatch(/insurance/);
  });
});
