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
    ['CART is available.', 'captioned-meetings'],
    ['Our tools work with screenreaders, and help is available.', 'screen-reader-ready'],
    ['Adaptive tools are supplied.', 'accessible-technology'],
    ['Braille signs are provided.', 'accessible-technology'],
    ['Large-print forms are available.', 'accessible-technology'],
    ['You can choose your shifts.', 'flexible-schedule'],
    ['We offer flex time.', 'flexible-schedule'],
    ['Start or end times are raised with your lead, and can be traded.', 'flexible-schedule'],
    ['Job sharing is possible.', 'part-time-possible'],
    ['Shorter days are possible.', 'part-time-possible'],
    ['Days of work at home are possible.', 'remote-days'],
    ['We have a step-free way in.', 'step-free-entrance'],
    ['A ramp is available.', 'step-free-entrance'],
    ['We have an accessible bathroom.', 'accessible-restroom'],
    ['Accessible parking is available.', 'accessible-parking'],
    ['A bus or train stop is close by.', 'transit-nearby'],
    ['We welcome guide dogs.', 'service-animals-welcome'],
    ['Service animals are always welcome.', 'service-animals-welcome'],
    ['A quiet space is available.', 'quiet-room'],
    ['We supply sit/stand desks.', 'adjustable-desk'],
    ['Desks that can be raised are provided.', 'adjustable-desk'],
    ['Some tasks of the shift can be traded.', 'job-restructuring'],
    ['Modified duties are possible.', 'job-restructuring'],
    ['Job coaches are welcome.', 'job-coach-welcome'],
  ])('knows what is offered in "%s": %s', (sentence, code) => {
    expect(postingParts(sentence)).toEqual({ asked: '', offers: [code] });
  });

  test.each([
    'What we offer',
    'What you’ll get',
    "What's in it for you?",
    'Why work with us',
    'Our benefits',
    'Pay and benefits:',
    '**Perks**',
    'Accessibility at work',
    'Reasonable accommodations for applicants',
    'Benefits package',
  ])('takes what stands under "%s" as offered', (heading) => {
    const { asked, offers } = postingParts(`${heading}\n- Quiet rooms\n- Spanish lessons`);
    expect([asked.trim(), offers]).toEqual(['', ['quiet-room']]);
  });

  test('takes lines without a bullet under such a heading as offered', () => {
    const { asked, offers } = postingParts('What we offer\nQuiet rooms\nSpanish lessons');
    expect([asked.trim(), offers]).toEqual(['', ['quiet-room']]);
  });

  test('keeps each line that asks as it is printed', () => {
    const lines = 'Sort the mail. Lift 20 pounds.\nDrive a van: Class B.';
    expect(postingParts(lines).asked).toBe(lines);
  });

  test('keeps the sentences around an offer as they are printed', () => {
    expect(postingParts('Sort the mail. We have quiet rooms. Drive a van. Run.').asked).toBe(
      'Sort the mail. Drive a van. Run.',
    );
  });

  test('does not take the words after a colon as offered when others stand before it', () => {
    expect(postingParts('Your job: teach Spanish in quiet rooms.').asked).toContain('Spanish');
    expect(postingParts('Sort mail with these benefits: Spanish.').asked).toContain('Spanish');
  });

  test('takes the words after the colon of such a heading as offered', () => {
    const { asked, offers } = postingParts('Benefits: quiet rooms. Spanish lessons.\nSort mail.');
    expect([asked.trim(), offers]).toEqual(['Sort mail.', ['quiet-room']]);
  });

  test.each([
    'Benefits of this role are many, so read on to the end of this long line of words',
    '- What we offer',
    'Beneficial',
  ])('takes "%s" as no heading', (line) => {
    expect(postingParts(`${line}\nSpeak Spanish`).asked).toContain('Speak Spanish');
  });

  test('tells what is offered once, in one order', () => {
    const { offers } = postingParts(
      'We have quiet rooms. We offer captions. Quiet areas are given.',
    );
    expect(offers).toEqual(['captioned-meetings', 'quiet-room']);
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
