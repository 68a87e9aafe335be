// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Facts } from './Facts.tsx';

afterEach(cleanup);

it('is a named list of its words alone, the strong one marked', () => {
  render(
    <Facts
      label="Pay and hours"
      facts={[
        { id: 'pay', text: '$19 an hour', isStrong: true },
        { id: 'kind', text: 'Full-time' },
      ]}
    />,
  );
  const list = screen.getByRole('list', { name: 'Pay and hours' });
  const facts = within(list).getAllByRole('listitem');
  expect(facts.map((fact) => fact.textContent)).toEqual(['$19 an hour', 'Full-time']);
  expect(facts.map((fact) => fact.hasAttribute('data-strong'))).toEqual([true, false]);
});
