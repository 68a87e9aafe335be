import { describe, expect, it } from 'vitest';
import { h, pageOf } from './testPage.ts';
import { understand } from './understand.ts';

describe('lines without a field', () => {
  it('go beside the values with their heading, into neither the summary nor the skills', () => {
    const resume = understand([
      pageOf([
        { text: 'Ana Ruiz', size: 24 },
        { text: 'ana@example.com | 315-555-0142 | Utica, NY 13501' },
        h('Summary'),
        { text: 'Baker who has made bread for two shops for nine years.' },
        h('Experience'),
        { text: 'Baker, Sunrise Bakery', bold: true },
        { text: 'May 2019 - Present' },
        { text: '• Bake bread every night of the week' },
        h('Skills'),
        { text: 'Sourdough, Cake decorating' },
        h('Volunteering'),
        { text: 'Served soup at a shelter with' },
        { text: 'eleven other people' },
        h('References'),
        { text: 'Available upon request' },
      ]),
    ]);
    expect(resume?.summary).toBe('Baker who has made bread for two shops for nine years.');
    expect(resume?.skills).toEqual(['Sourdough', 'Cake decorating']);
    expect(resume?.unplaced).toEqual([
      { text: 'Served soup at a shelter with eleven other people', heading: 'Volunteering' },
    ]);
  });

  it('are no list when every line is a value', () => {
    const resume = understand([
      pageOf([
        { text: 'Ana Ruiz', size: 24 },
        { text: 'ana@example.com | 315-555-0142 | Utica, NY 13501' },
        h('Experience'),
        { text: 'Baker, Sunrise Bakery', bold: true },
        { text: 'May 2019 - Present' },
        { text: '• Bake bread every night of the week' },
      ]),
    ]);
    expect(resume).not.toBeNull();
    expect(resume).not.toHaveProperty('unplaced');
  });
});
