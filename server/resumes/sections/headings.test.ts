import { describe, expect, it } from 'vitest';
import { headingKind } from './headings.ts';

describe('the words of a heading', () => {
  it.each([
    ['Work Experience', 'work'],
    ['EMPLOYMENT HISTORY', 'work'],
    ["Where I've worked", 'work'],
    ['WORKEXPERIENCE', 'work'],
    ['Military Service', 'work'],
    ['Education & Training', 'education'],
    ['My schooling', 'education'],
    ['Core Competencies', 'skills'],
    ['What I do well', 'skills'],
    ['Professional Summary', 'summary'],
    ['About me', 'summary'],
    ['Career Objective', 'objective'],
    ['Volunteer Experience', 'volunteer'],
    ['Licenses and Certifications', 'certificates'],
    ['References', 'other'],
    ['How to reach me', 'contact'],
  ])('%s heads a section of its kind', (text, kind) => {
    expect(headingKind(text)).toBe(kind);
  });

  it.each([
    'Experienced cook with ten years.',
    'Corner Foods Market',
    'Cashier',
    'June 2020',
    'Team Lead at Pecan Mobile',
  ])('%s heads nothing', (text) => {
    expect(headingKind(text)).toBeNull();
  });
});
