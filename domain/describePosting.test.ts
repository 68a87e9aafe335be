import { describe, expect, it } from 'vitest';
import { contactOf, describePosting, ownPlainText } from './describePosting.ts';
import { EMPTY_POSTING, type PostingContent } from './postingContent.ts';

const syracuse = { city: 'Syracuse', location: 'Syracuse, NY' };
const nowhere = { city: null, location: '' };
const described = (changes: Partial<PostingContent>, place = nowhere) =>
  describePosting({ ...EMPTY_POSTING, ...changes }, place);
const contact = (name: string, email: string, phone: string) => ({
  accommodationContact: { name, email, phone },
});

describe('the description of a posting', () => {
  it('has every part under its heading, a blank line between them', () => {
    const text = describePosting(
      {
        ...EMPTY_POSTING,
        ...contact('Jo Ellis', 'jo@example.com', '315-555-0100'),
        summary: '  You keep the post moving.\r\nEvery day.\r\n\r\n\r\n\r\nWith us. ',
        essentialDuties: [
          { text: ' Letters reach\nthe  right desk ', reasons: [] },
          { text: ' ', reasons: [] },
        ],
        otherDuties: ['Answer the phone', ''],
        skills: ['Sorting'],
        experience: 'One year',
        education: 'None',
        certificates: ['First aid'],
        remote: 'hybrid',
        homeDays: 'Friday',
        hours: '9 to 5',
        shifts: 'Days',
        startAndEnd: 'flexible',
        peopleInRoom: 'Four',
      },
      syracuse,
    );
    expect(text).toBe(
      `You keep the post moving.
Every day.

With us.

What you will do
- Letters reach the right desk

Other duties
- Answer the phone

What you need
- Sorting
- Experience: One year
- Education: None
- First aid

Where and when
- Syracuse, NY
- Partly from home, partly on site
- Days at home: Friday
- Hours: 9 to 5
- Shifts: Days
- Start and end times are flexible
- People in the room: Four

Need a change to apply or to interview? Write to Jo Ellis at jo@example.com or call 315-555-0100.`,
    );
  });

  it('has no heading without lines when nothing was written', () => {
    expect(described({})).toBe('');
    expect(described({ summary: 'A summary' })).toBe('A summary');
  });

  it.each([
    ['remote', 'Remote work'],
    ['in-person', 'On site'],
  ] as const)('says how the work is done when it is %s', (remote, words) => {
    expect(described({ remote })).toBe(`Where and when\n- ${words}`);
  });

  it('says that times are fixed when they are', () => {
    expect(described({ startAndEnd: 'fixed' })).toBe(
      'Where and when\n- Start and end times are fixed',
    );
  });
});

describe('whom to ask for a change', () => {
  const asked = 'Need a change to apply or to interview?';

  it.each([
    ['Jo', 'jo@example.com', '', 'Write to Jo at jo@example.com.'],
    ['', 'jo@example.com', '', 'Write to jo@example.com.'],
    ['Jo', '', '315-555-0100', 'Call Jo at 315-555-0100.'],
    ['', '', '315-555-0100', 'Call 315-555-0100.'],
    ['', 'jo@example.com', '315-555-0100', 'Write to jo@example.com or call 315-555-0100.'],
  ])('names each way that is given when they are %j, %j, %j', (name, email, phone, sentence) => {
    expect(described(contact(name, email, phone))).toBe(`${asked} ${sentence}`);
  });

  it('is nobody when no way to reach them is given', () => {
    expect(contactOf({ ...EMPTY_POSTING, ...contact('Jo', ' ', '') })).toBeNull();
    expect(described(contact('Jo', ' ', ''))).toBe('');
  });

  it('is null in what was left empty', () => {
    expect(contactOf({ ...EMPTY_POSTING, ...contact(' ', ' jo@example.com', '') })).toEqual({
      name: null,
      email: 'jo@example.com',
      phone: null,
    });
  });
});

describe('the company’s own plain-language version', () => {
  const own = (plainText: string) => ownPlainText({ ...EMPTY_POSTING, plainText });

  it('keeps its lines and paragraphs, and loses the space around them', () => {
    expect(own('  You bake.\r\n- Bread\r\n\r\n\r\n\r\nYou clean. \n')).toBe(
      'You bake.\n- Bread\n\nYou clean.',
    );
  });

  it('is none while nothing is written', () => {
    expect(own(' \n ')).toBeNull();
  });

  it('stands apart from the description', () => {
    expect(described({ plainText: 'You bake.' })).toBe('');
  });
});
