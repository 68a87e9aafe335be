// @vitest-environment happy-dom
import { useState } from 'react';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { DateField } from './DateField.tsx';
import { focusField } from './focusField.ts';

afterEach(cleanup);

let latest: string | undefined;

function Start({ initial }: { initial: string }) {
  const [value, setValue] = useState(initial);
  return (
    <DateField
      id="start"
      label="Start date"
      requiredWord="(required)"
      value={value}
      onChange={(next) => {
        latest = next;
        setValue(next);
      }}
      errorMessage="*required"
    />
  );
}

const parts = async () => {
  const group = await screen.findByRole('group', { name: /^Start date/ }, { timeout: 5000 });
  return within(group).getAllByRole('spinbutton');
};

describe('DateField', () => {
  it('shows year, month and day in this order', async () => {
    render(<Start initial="2019-05-01" />);
    expect((await parts()).map((part) => part.textContent)).toEqual(['2019', '05', '01']);
  });

  it('gives the date as YYYY-MM-DD when a part is stepped', async () => {
    render(<Start initial="2019-12-01" />);
    const [, month] = await parts();
    if (!month) throw new Error('There is no month.');
    act(() => month.focus());
    fireEvent.keyDown(month, { key: 'ArrowDown' });
    fireEvent.keyUp(month, { key: 'ArrowDown' });
    expect(latest).toBe('2019-11-01');
  });

  it('takes anything that is no date as empty', async () => {
    render(<Start initial="31-12-2019" />);
    expect((await parts()).map((part) => part.textContent)).toEqual(['yyyy', 'mm', 'dd']);
  });

  it('is reached by its id, at the year', async () => {
    render(<Start initial="" />);
    const [year] = await parts();
    act(() => void focusField('start'));
    expect(document.activeElement).toBe(year);
  });
});
