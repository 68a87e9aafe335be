import { describe, expect, it } from 'vitest';
import { impliedSkills } from './impliedSkills.ts';

describe('the skills that tools imply', () => {
  it.each([
    ['I use ServiceNow and Jira', 'ticketing systems'],
    ['Service Now', 'help desk software'],
    ['QuickBooks', 'accounting software'],
    ['Sage 50', 'accounting software'],
    ['Sage50', 'accounting software'],
    ['Google Sheets', 'spreadsheets'],
    ['MS Word', 'word processing'],
    ['Office 365', 'Excel'],
    ['Epic', 'electronic health records'],
    ['HubSpot', 'CRM'],
    ['Power BI', 'dashboards'],
    ['PowerBI', 'data visualization'],
    ['Node.js', 'JavaScript'],
    ['NodeJS', 'web development'],
    ['Postgres', 'SQL'],
    ['PostgreSQL', 'databases'],
    ['AutoCAD', 'CAD'],
    ['InDesign', 'graphic design software'],
    ['AWS', 'cloud computing'],
    ['GitHub', 'version control'],
  ])('"%s" implies %s', (text, skill) => {
    expect(impliedSkills(text)).toContain(skill);
  });

  it('are none in other words with the same letters', () => {
    expect(impliedSkills('Excellence, wordplay, reactors, epics, revitalized gardens')).toEqual([]);
  });

  it('are none where the name of a tool is a verb', () => {
    expect(impliedSkills('I excel at sales and react quickly to complaints.')).toEqual([]);
    expect(impliedSkills('excel\nreact')).toEqual([
      'spreadsheets',
      'JavaScript',
      'web development',
    ]);
  });
});
