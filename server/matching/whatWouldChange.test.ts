import { describe, expect, it } from 'vitest';
import type { Candidate } from './candidate.ts';
import type { ProfileChange } from './changedProfile.ts';
import type { JobRow } from './index/jobRow.ts';
import { JobIndex } from './index/jobIndex.ts';
import { boston, holderOf, posting } from './testing.ts';
import { whatWouldChange } from './whatWouldChange.ts';

const today = '2026-06-01';

/** Bookkeepers' jobs that ask for nothing and come before the one asked about. */
const before = (count: number) => Array.from({ length: count }, (_, at) => posting(`a${at}`));

/** Jobs that ask for more than a beginner has. */
const beyondThem = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    posting(`b${at}`, { description: 'Keep the books. At least 9 years of experience.' }),
  );

/** As on the screens: what was added is there afterwards. */
const changedOf =
  (person: Candidate) =>
  ({ code, value }: ProfileChange): Candidate => {
    switch (code) {
      case 'skill':
        return { ...person, skills: [...person.skills, value] };
      case 'credential':
        return { ...person, credentials: [...person.credentials, value] };
      case 'way':
        return { ...person, remote: value === 'remote' ? 'remote' : 'no preference' };
      case 'move':
        return { ...person, relocate: true };
    }
  };
const ask = (rows: readonly JobRow[], person = holderOf('Bookkeeper'), id = 'job') =>
  whatWouldChange(new JobIndex(rows), person, changedOf(person), id, today);
const told = async (...asked: Parameters<typeof ask>) =>
  (await ask(...asked)).changes.map(({ code, value }) => [code, value]);

const licensed = posting('job', { description: 'Keep the books. CPA license required.' });

describe('where a job stands', () => {
  it('is its place in the list, counted from one, of so many', async () => {
    const { place, of, score } = await ask([...before(4), licensed]);
    expect([place, of]).toEqual([5, 5]);
    expect(score?.points).toBeGreaterThan(50);
    expect(await ask(before(2), undefined, 'a0')).toMatchObject({ place: 1, of: 2 });
  });

  it('is nowhere for a job that the answers leave out, which still has a score and gaps', async () => {
    const answer = await ask([...before(1), posting('job', boston)]);
    expect(answer).toMatchObject({ place: null, of: 1 });
    expect(answer.score?.points).toBeGreaterThan(0);
    expect(answer.gaps.map(({ code }) => code)).toContain('relocate');
  });

  it('is told without a score for a job that does not fit, or is not there', async () => {
    const cook = posting('job', { title: 'Cook', socCode: '35-2014', description: 'Serve.' });
    const nothing = { place: null, score: null, gaps: [], changes: [] };
    expect(await ask([...before(1), cook])).toEqual({ ...nothing, of: 1 });
    expect(await ask(before(1))).toEqual({ ...nothing, of: 1 });
  });

  it('comes with the gaps alone, not with what fits', async () => {
    const { gaps } = await ask([licensed]);
    expect(gaps.map(({ code, effect }) => [code, effect])).toEqual([['licence', 'gap']]);
  });
});

describe('a change is told', () => {
  it('when it raises the job by three places or more', async () => {
    expect(await ask([...before(3), licensed])).toMatchObject({
      place: 4,
      changes: [{ code: 'credential', value: 'CPA', place: 1 }],
    });
    // The first three have no places to gain.
    for (const count of [0, 1, 2]) expect(await told([...before(count), licensed])).toEqual([]);
  });

  it('not when it raises the job by less', async () => {
    const placesAmong = async (harder: number) => {
      const rows = [...before(3), ...beyondThem(harder), posting('job', boston)];
      const { changes } = await ask(rows, holderOf('Bookkeeper', { years: 1, relocate: null }));
      return changes.map(({ place }) => place);
    };
    // Moving brings it before those that ask for more years, and not before the first three.
    expect(await placesAmong(3)).toEqual([4]);
    expect(await placesAmong(2)).toEqual([]);
  });

  it('for a skill that the posting names and the person does not', async () => {
    const skilled = posting('job', {
      description: 'Payroll processing.',
      skills: ['payroll processing'],
    });
    expect(await told([...before(6), skilled])).toEqual([['skill', 'payroll processing']]);
    const has = holderOf('Bookkeeper', { skills: ['payroll processing'] });
    expect(await told([...before(6), skilled], has)).toEqual([]);
  });

  it('for moving, when the job is too far and the person has not said that they would', async () => {
    const toldTo = (relocate: boolean | null) =>
      told(
        [...beyondThem(4), posting('job', boston)],
        holderOf('Bookkeeper', { years: 1, relocate }),
      );
    expect(await toldTo(false)).toEqual([['move', '']]);
    expect(await toldTo(null)).toEqual([['move', '']]);
    expect(await toldTo(true)).toEqual([]);
  });

  it('for the way of working, when the job is done in another one', async () => {
    const rows = [...before(6), posting('job', { remote: 'remote' })];
    const person = holderOf('Bookkeeper', { remote: 'in-person' });
    expect(await told(rows, person)).toEqual([['way', 'remote']]);
  });

  it('for a job that was not in the list and is when the change is made', async () => {
    const rows = [...before(1), posting('job', { remote: 'remote' })];
    const person = holderOf('Bookkeeper', { remote: 'in-person' });
    expect(await ask(rows, person)).toMatchObject({
      place: null,
      changes: [{ code: 'way', value: 'remote', place: 1 }],
    });
  });
});

it('tells three changes at most, those that raise the job most first', async () => {
  const skills = ['welding', 'baking', 'pruning', 'sewing'];
  const description = 'Keep the books. CPA license required.';
  const { changes } = await ask([...before(12), posting('job', { description, skills })]);
  const places = changes.map(({ place }) => place);
  expect(changes).toHaveLength(3);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});
