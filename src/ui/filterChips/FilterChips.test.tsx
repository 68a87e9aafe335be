// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FilterChips } from './FilterChips.tsx';

afterEach(cleanup);

const CHOICES = [
  { value: 'remote', text: 'Remote' },
  { value: 'full', text: 'Full time' },
  { value: 'pay', text: 'Says the pay' },
];

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

describe('FilterChips', () => {
  it('is a named group of check boxes that show which filters are on', () => {
    render(
      <FilterChips legend="Show only" choices={CHOICES} value={['full']} onChange={() => {}} />,
    );
    expect(screen.getByRole('group', { name: 'Show only' })).toBeDefined();
    expect(CHOICES.map(({ text }) => box(text).checked)).toEqual([false, true, false]);
  });

  it('turns one filter on or off and keeps the others, in the order of the chips', () => {
    const onChange = vi.fn<(value: string[]) => void>();
    render(
      <FilterChips legend="Show only" choices={CHOICES} value={['full']} onChange={onChange} />,
    );
    fireEvent.click(box('Remote'));
    fireEvent.click(box('Full time'));
    expect(onChange.mock.calls).toEqual([[['remote', 'full']], [[]]]);
  });
});
