import { expect, test } from 'vitest';
import { applyUrl } from './applyUrl.ts';
import { employmentTypes } from './employmentTypes.ts';
import { workPlace, workPlaceInText } from './workPlace.ts';

test.each<[unknown, string]>([
  ['Full-time', 'FULL_TIME'],
  ['fulltime', 'FULL_TIME'],
  ['FullTime', 'FULL_TIME'],
  ['F/T', 'FULL_TIME'],
  ['FT/PT', 'FULL_TIME PART_TIME'],
  ['part-time; contract', 'PART_TIME CONTRACTOR'],
  ['volunteer, parttime', 'VOLUNTEER PART_TIME'],
  ['Regular Full-Time | Seasonal', 'FULL_TIME TEMPORARY'],
  [['PART_TIME', 'PART_TIME', 3], 'PART_TIME'],
  ['Freelance', 'CONTRACTOR'],
  ['Long-term contract', 'CONTRACTOR'],
  ['Term - not to exceed 2 years', 'TEMPORARY'],
  ['Per diem', 'PER_DIEM'],
  ['Internship', 'INTERN'],
  ['Other', 'OTHER'],
  ['Permanent, Regular', ''],
  ['Internal transfer, International', ''],
  [7, ''],
])('reads the employment type %j', (written, expected) => {
  expect(employmentTypes(written).join(' ')).toBe(expected);
});

test.each<[unknown, string | null]>([
  [true, 'remote'],
  ['yes', 'remote'],
  ['TELECOMMUTE', 'remote'],
  ['Fully remote', 'remote'],
  ['Hybrid remote', 'hybrid'],
  ['OnSite', 'in-person'],
  ['in_office', 'in-person'],
  ['Office', 'in-person'],
  [false, null],
  ['no', null],
  ['not remote', null],
  ['unspecified', null],
  [{ remote: true }, null],
])('reads the way of working %j', (written, expected) => {
  expect(workPlace(written)).toBe(expected);
});

test.each<[string, string | null]>([
  ['Lincoln, NE (Hybrid)', 'hybrid'],
  ['Anywhere in the U.S. (remote job)', 'remote'],
  ['Columbus, OH - On-site', 'in-person'],
  ['San Francisco (HQ)', null],
  ['Office', null],
])('reads the way of working from the place %j', (written, expected) => {
  expect(workPlaceInText(written)).toBe(expected);
});

test.each<[unknown[], string | null, string | null]>([
  [['https://jobs.example/4?a=1&amp;b=2#x'], null, 'https://jobs.example/4?a=1&b=2#x'],
  [['https://jobs.example/?a=1&copy=2'], null, 'https://jobs.example/?a=1&copy=2'],
  [['https://www.jobs.example:443/job/1'], null, 'https://www.jobs.example:443/job/1'],
  [[' HTTP://Jobs.Example/Straße '], null, 'HTTP://Jobs.Example/Straße'],
  [['', null, 'https://jobs.example/2'], null, 'https://jobs.example/2'],
  [['javascript:alert(1)'], null, null],
  [[' JaVaScRiPt:alert(1)'], 'https://jobs.example/', null],
  [['java\nscript:alert(1)'], 'https://jobs.example/', null],
  [['data:text/html;base64,PGI+'], null, null],
  [['//evil.example/x'], null, null],
  [['/jobs/4'], null, null],
  [['mailto:jobs@jobs.example'], null, null],
  [['https://'], null, null],
  [['../4?x=1'], 'https://jobs.example/all/list/', 'https://jobs.example/all/4?x=1'],
])('takes from the links %j on the page %j', (links, base, expected) => {
  expect(applyUrl(links, base)).toBe(expected);
});
