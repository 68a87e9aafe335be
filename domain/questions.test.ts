import { describe, expect, test } from 'vitest';
import {
  answersUpdate,
  ENVIRONMENT_OPTIONS,
  isEnvironmentOption,
  isListQuestion,
  isWorkType,
  preferencesUpdate,
  questionsFor,
  withAnswer,
} from './questions.ts';

describe('questions', () => {
  test('asks 8 questions with work history and 7 without, the list last', () => {
    const [withWork, without] = [questionsFor(true), questionsFor(false)];
    expect([withWork.length, without.length]).toEqual([8, 7]);
    expect([withWork.at(-1), without.at(-1)]).toEqual(['q6w', 'q7']);
    expect([...withWork, ...without].filter(isListQuestion)).toEqual(['q6w', 'q7']);
  });
  test('has 11 different list options', () => {
    expect(new Set(ENVIRONMENT_OPTIONS).size).toBe(11);
    expect(['inside', 'in space'].map(isEnvironmentOption)).toEqual([true, false]);
  });
});

describe('preferences', () => {
  test('saves relocate as 1 for "Yes" and otherwise 0', () => {
    const stored = (relocate: 'Yes' | 'No' | null) =>
      preferencesUpdate({ relocate, workType: 'hybrid' }, true);
    expect(stored('Yes')).toEqual({
      Relocate: 1,
      RemoteWorkType: 'hybrid',
      PreferencesAnswered: true,
    });
    expect([stored('No').Relocate, stored(null).Relocate]).toEqual([0, 0]);
  });
  test('saves a skip as "Yes" and "no preference", marked as not answered', () => {
    expect(preferencesUpdate({ relocate: 'No', workType: 'remote' }, false)).toEqual({
      Relocate: 1,
      RemoteWorkType: 'no preference',
      PreferencesAnswered: false,
    });
  });
});

test('takes the four kinds of work for a preference, and no other text', () => {
  const asked = ['remote', 'hybrid', 'in-person', 'no preference', '', 'Remote'];
  expect(asked.filter(isWorkType)).toEqual(['remote', 'hybrid', 'in-person', 'no preference']);
});

test('asks the questions in the order of the page', () => {
  expect(questionsFor(true)).toEqual(['q1w', 'q2w', 'q3w', 'q4w', 'q5w', 'q7w', 'q8w', 'q6w']);
  expect(questionsFor(false)).toEqual(['q1', 'q2', 'q3', 'q4', 'q5', 'q6', 'q7']);
});

describe('answers', () => {
  test('stores only questions that were asked, answered and not skipped', () => {
    const answers = { q1w: ' Tidy ', q2w: '  ', q3w: 'No', q1: 'Old', q6w: ['quiet' as const] };
    expect(answersUpdate(answers, ['q3w'], true)).toEqual({ q1w: 'Tidy', q6w: ['quiet'] });
    expect(answersUpdate(answers, [], false)).toEqual({ q1: 'Old' });
  });
  test('never overwrites an answer with an empty list', () => {
    expect(answersUpdate({ q7: [] }, [], false)).toEqual({});
  });
  test('changes one answer and leaves the others', () => {
    const answers = withAnswer({ q1: 'a' }, { key: 'q7', answer: ['inside'] });
    expect(answers).toEqual({ q1: 'a', q7: ['inside'] });
  });
});
