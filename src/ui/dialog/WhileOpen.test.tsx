// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { WhileOpen } from './WhileOpen.tsx';

afterEach(cleanup);

it('updates while it is open, keeps its text while it closes, and updates when it opens again', () => {
  const dialog = (isOpen: boolean, words: string) => (
    <WhileOpen isOpen={isOpen}>
      <p>{words}</p>
    </WhileOpen>
  );
  const { rerender } = render(dialog(true, 'Saving failed'));
  rerender(dialog(true, 'Saving failed again'));
  expect(screen.getByText('Saving failed again')).toBeDefined();
  rerender(dialog(false, ''));
  expect(screen.getByText('Saving failed again')).toBeDefined();
  rerender(dialog(true, 'Saved'));
  expect(screen.getByText('Saved')).toBeDefined();
});
