import { describe, expect, test } from 'vitest';
import type { FormValues } from './form/formTypes.ts';
import { disputedFields, mergedValues, type Versions } from './merge.ts';

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
