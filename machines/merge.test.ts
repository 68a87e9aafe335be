import { describe, expect, test } from 'vitest';
import type { FormRecord, FormValues } from './form/formTypes.ts';
import { disputedFields, isOwn, lostWith, mergedValues, rebase, type Versions } from './merge.ts';

const versions = (base: FormValues, mine: FormValues, theirs: FormValues): Versions => ({
  base,
  mine,
  theirs,
  asSaved: (values) => values,
});

describe('changes of different fields', () => {
  const both = versions(
    { Phone: '', City: 'Solvay', Note: 'a' },
    { Phone: '', City: 'Salina', Note: 'a' },
    { Phone: '315-555-0142', City: 'Solvay', Note: 'a' },
  );

  test('are both kept, and nothing is asked', () => {
    expect(disputedFields(both)).toEqual([]);
    for (const side of ['mine', 'theirs'] as const)
      expect(mergedValues(both, side)).toEqual({
        Phone: '315-555-0142',
        City: 'Salina',
        Note: 'a',
      });
  });

  test('keep an emptied field empty', () => {
    const emptied = versions({ A: 'x', B: 'y' }, { A: '', B: 'y' }, { A: 'x', B: 'z' });
    expect(mergedValues(emptied, 'mine')).toEqual({ A: '', B: 'z' });
  });
});

describe('a field that both changed', () => {
  const both = versions(
    { City: 'Solvay', Phone: '', State: '' },
    { City: 'Salina', Phone: '1', State: '' },
    { City: 'Liverpool', Phone: '', State: 'NY' },
  );

  test('is the only one asked about, and the choice leaves the others alone', () => {
    expect(disputedFields(both)).toEqual(['City']);
    expect(mergedValues(both, 'mine')).toEqual({ City: 'Salina', Phone: '1', State: 'NY' });
    expect(mergedValues(both, 'theirs')).toEqual({ City: 'Liverpool', Phone: '1', State: 'NY' });
  });

  test('is not asked about when both say the same but for outer spaces', () => {
    expect(disputedFields(versions({ A: '' }, { A: ' x ' }, { A: 'x' }))).toEqual([]);
  });
});

test('keeps each choice that either side ticked, and none that either unticked', () => {
  const lists = versions({ on: ['a', 'b'] }, { on: ['a', 'b', 'c'] }, { on: ['b', 'd'] });
  expect(disputedFields(lists)).toEqual([]);
  expect(mergedValues(lists, 'mine')).toEqual({ on: ['b', 'd', 'c'] });
  const fewer = versions({ on: ['a', 'b'] }, { on: ['b'] }, { on: ['a', 'b', 'd'] });
  expect(mergedValues(fewer, 'mine')).toEqual({ on: ['b', 'd'] });
});

test('keeps what both ticked when nothing was chosen before', () => {
  const first = versions({}, { on: ['a'] }, { on: ['b'] });
  expect(mergedValues(first, 'mine')).toEqual({ on: ['b', 'a'] });
});

test('asks about choices that one side no longer has', () => {
  const gone = versions({ on: ['a'] }, { on: ['a', 'b'] }, {});
  expect(disputedFields(gone)).toEqual(['on']);
  expect(mergedValues(gone, 'mine')).toEqual({ on: ['a', 'b'] });
  expect(mergedValues(gone, 'theirs')).toEqual({ on: '' });
});

describe('fields that depend on each other', () => {
  const asSaved = (values: FormValues) =>
    values['Present'] === true ? { ...values, End: '' } : values;
  const base = { Title: 'Cook', Present: false, End: '2020' };

  test('are asked about whole when a merge would drop a value', () => {
    const mine = { ...base, End: '2021', Title: 'Chef' };
    const theirs = { ...base, Present: true, End: '' };
    const both = { base, mine, theirs, asSaved };
    expect(disputedFields(both).toSorted()).toEqual(['End', 'Present', 'Title']);
    expect(mergedValues(both, 'mine')).toEqual(mine);
    expect(mergedValues(both, 'theirs')).toEqual(theirs);
  });

  test('are merged when nothing is dropped', () => {
    const both = { base, mine: { ...base, Present: true }, theirs: { ...base, Title: 'Chef' } };
    expect(disputedFields({ ...both, asSaved })).toEqual([]);
    expect(mergedValues({ ...both, asSaved }, 'mine')).toEqual({
      Title: 'Chef',
      Present: true,
      End: '',
    });
  });
});

const trimmed = (values: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => [
      field,
      typeof value === 'string' ? value.trim() : value,
    ]),
  );
const record = (etag: string, values: FormValues): FormRecord => ({
  entry: { id: '1', etag },
  values,
});

describe('a save without an answer', () => {
  test('is remembered as it would be stored, and once', () => {
    const first = lostWith({ lost: [], sent: { City: ' Salina ' }, asSaved: trimmed });
    expect(first).toEqual([{ City: 'Salina' }]);
    const second = lostWith({ lost: first, sent: { City: 'Liverpool' }, asSaved: trimmed });
    expect(second).toEqual([{ City: 'Salina' }, { City: 'Liverpool' }]);
    const again = lostWith({ lost: second, sent: { City: 'Salina' }, asSaved: trimmed });
    expect(again).toEqual([{ City: 'Liverpool' }, { City: 'Salina' }]);
  });

  test("makes a version one's own when any of them says just that", () => {
    const lost = [{ City: 'Salina' }, { City: 'Liverpool' }];
    expect(isOwn(lost, record('2', { City: 'Salina' }))).toBe(true);
    expect(isOwn(lost, record('2', { City: 'Liverpool' }))).toBe(true);
    expect(isOwn(lost, record('2', { City: 'Solvay' }))).toBe(false);
    expect(isOwn([], record('2', { City: 'Solvay' }))).toBe(false);
  });
});

describe('a form over a newer version', () => {
  const base = record('1', { City: 'Solvay', Phone: '', Note: '' });
  const theirs = record('2', { City: 'Liverpool', Phone: '1', Note: '' });
  const open = {
    base,
    start: base,
    sent: { City: 'Salina', Phone: '', Note: 'a' },
    values: { City: 'Salina', Phone: '', Note: 'ab' },
    lost: [],
    keepsOne: true,
    asSaved: trimmed,
  };

  test('keeps what was typed, before and after the save, with what they changed', () => {
    expect(rebase(open, theirs, 'mine')).toEqual({
      base: theirs,
      start: theirs,
      lost: [],
      sent: { City: 'Salina', Phone: '1', Note: 'a' },
      values: { City: 'Salina', Phone: '1', Note: 'ab' },
    });
  });

  test('has their value in the field that both changed when theirs was chosen', () => {
    const { values, sent } = rebase(open, theirs, 'theirs');
    expect(sent).toEqual({ City: 'Liverpool', Phone: '1', Note: 'a' });
    expect(values).toEqual({ City: 'Liverpool', Phone: '1', Note: 'ab' });
  });

  test('has their value in that field though more was typed there meanwhile', () => {
    const typing = { ...open, values: { ...open.values, City: 'Salina Hills' } };
    expect(rebase(typing, theirs, 'mine').values['City']).toBe('Salina Hills');
    expect(rebase(typing, theirs, 'theirs').values['City']).toBe('Liverpool');
  });

  test('empties that field when their version has none', () => {
    const none = record('2', { Phone: '', Note: '' });
    expect(rebase(open, none, 'theirs').values['City']).toBe('');
  });

  test('stays empty at its start in a list of records', () => {
    const start = record('0', {});
    expect(rebase({ ...open, start, keepsOne: false }, theirs, 'mine').start).toEqual(start);
  });

  test("is as it was typed when the version is one's own", () => {
    const own = record('2', { City: 'Syracuse', Phone: '', Note: '' });
    expect(rebase({ ...open, lost: [own.values] }, own, 'theirs')).toEqual({
      base: own,
      start: own,
      lost: [],
      sent: open.sent,
      values: open.values,
    });
  });
});
