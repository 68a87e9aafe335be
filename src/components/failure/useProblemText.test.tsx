import { render } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { setUpText } from '#src/i18n/setup.ts';
import { useProblemText } from './useProblemText.ts';

beforeAll(() => setUpText());

function Said(problem: { code: string; detail: string | null }) {
  return <p>{useProblemText()(problem)}</p>;
}

const said = (code: string, detail: string | null) =>
  render(<Said code={code} detail={detail} />).container.textContent;

test("shows the server's sentence when nothing is known of its code", () => {
  expect(said('code_of_a_newer_server', 'This list is full.')).toBe('This list is full.');
});

test('shows a general sentence when there is neither a known code nor a sentence', () => {
  expect(said('code_of_a_newer_server', null)).toContain('Something went wrong.');
});

test('shows our own sentence when the code is known, whatever the server says', () => {
  expect(said('internal', 'x')).toContain('Something went wrong on our side.');
});
