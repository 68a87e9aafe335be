import { expect, it } from 'vitest';
import { JobIndex } from './index/jobIndex.ts';
import { wordQuery } from './query.ts';
import { openFewWords, scoreWords } from './wordScores.ts';

const titles = ['Front Desk Agent', 'Help Desk Analyst', 'Front End Developer', 'Line Cook'];
const index = new JobIndex(
  titles.map((title, at) => ({
    jobId: `${at}`,
    title,
    company: null,
    city: null,
    state: null,
    lat: null,
    lng: null,
    remote: null,
    socCode: null,
    description: '',
    postedAt: null,
    employmentTypes: [],
    closesOn: null,
  })),
);

const queryOf = (...held: string[]) =>
  wordQuery(index, {
    titles: held.map((title) => ({ title, weight: 1 })),
    codes: [],
    skills: [],
    credentials: [],
    text: '',
    years: null,
    degree: null,
    place: null,
    searchRadius: 50,
    relocate: null,
    remote: null,
  });
const scoresOf = (...held: string[]) => {
  const { titles: found } = scoreWords(index, queryOf(...held)).parts;
  return titles.map((_, slot) => found[slot] ?? 0);
};

it('counts a word of a title by how much of the title the job has', () => {
  const [whole = 0, help = 0, end = 0, other] = scoresOf('front desk');
  const [, ofDesk = 0] = scoresOf('desk');
  expect(help).toBeLessThan(ofDesk);
  expect(whole).toBeGreaterThan(2 * help);
  expect(whole).toBeGreaterThan(2 * end);
  expect(other).toBe(0);
});

it('takes the title that a word says most about, when several have it', () => {
  expect(scoresOf('front desk', 'help desk')[1]).toBeGreaterThan(scoresOf('front desk')[1] ?? 0);
});

it('gives a few jobs the scores they have among all', () => {
  const held = ['front desk', 'help desk analyst'];
  const few = openFewWords(index, queryOf(...held));
  scoresOf(...held).forEach((score, slot) => {
    expect(few.score(slot).titles).toBeCloseTo(score, 4);
  });
});
