import { expect, test } from 'vitest';
import { QUESTIONS_WITH_WORK, QUESTIONS_WITHOUT_WORK } from '#domain/questions.ts';
import english from '#src/i18n/en/questions.json' with { type: 'json' };
import { plainAnswers, questionTexts } from './plainAnswers.ts';

test('has the words of the screen for every question', () => {
  const asked: Readonly<Record<string, string>> = {
    ...english.question,
    q7: english.environment.label,
    q6w: english.environment.label,
  };
  expect(questionTexts).toEqual(asked);
  for (const key of [...QUESTIONS_WITHOUT_WORK, ...QUESTIONS_WITH_WORK])
    expect(questionTexts).toHaveProperty(key);
});

test('keeps an answer whose question is not known', () => {
  expect(plainAnswers({ q9: 'Tidy' })).toEqual([{ question: 'q9', answer: 'Tidy' }]);
});
