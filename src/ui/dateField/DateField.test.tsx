// @vitest-environment happy-dom
import { useState } from 'react';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { DateField } from './DateField.tsx';
import { focusField } from '#src/ui/focus/focusField.ts';

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
      question={value.endsWith('-') ? 'a part is missing' : ''}
      daysText={(month, days, isChanged) =>
        isChanged ? `${month}: now ${days}` : `${month}: only ${days}`
      }
    />
  );
}

function Given({ value }: { value: string }) {
  return (
    <DateField
      label="Start date"
      requiredWord="(required)"
      value={value}
      onChange={() => undefined}
      daysText={() => ''}
    />
  );
}

const parts = async () => {
  const group = await screen.findByRole('group', { name: /^Start date/ });
  return within(group).getAllByRole('spinbutton');
};

describe('DateField', () => {
  it('shows year, month and day in this order', async () => {
    render(<Start initial="2019-05-01" />);
    expect((await parts()).map((part) => part.textContent)).toEqual(['2019', '05', '01']);
  });

  it('says its label once, by its group, and names each part alone', async () => {
    render(<Start initial="2019-05-01" />);
    const group = await screen.findByRole('group', { name: /^Start date/ });
    const names = within(group)
      .getAllByRole('spinbutton')
      .map((part) => [part.getAttribute('aria-label'), part.getAttribute('aria-labelledby')]);
    expect(names).toEqual([
      ['year', null],
      ['month', null],
      ['day', null],
    ]);
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

  it('treats anything but a date as empty', async () => {
    render(<Start initial="31-12-2019" />);
    expect((await parts()).map((part) => part.textContent)).toEqual(['yyyy', 'mm', 'dd']);
  });

  it('is reached by its id, at the year', async () => {
    render(<Start initial="" />);
    const [year] = await parts();
    act(() => void focusField('start'));
    expect(document.activeElement).toBe(year);
  });

  describe('a half typed date', () => {
    const words = () => document.body.textContent;

    it('is given with its missing part left out, and shown again when it comes back', async () => {
      const { unmount } = render(<Start initial="2019-05-01" />);
      const [, , day] = await parts();
      if (!day) throw new Error('There is no day.');
      act(() => day.focus());
      for (const _ of [1, 2]) fireEvent.keyDown(day, { key: 'Backspace' });
      expect(latest).toBe('2019-05-');
      unmount();
      render(<Start initial="2019-05-" />);
      expect((await parts()).map((part) => part.textContent)).toEqual(['2019', '05', 'dd']);
    });

    it('is emptied when its value is taken away, and replaced by another', async () => {
      const { rerender } = render(<Given value="2019-05-" />);
      const texts = async () => (await parts()).map((part) => part.textContent);
      expect(await texts()).toEqual(['2019', '05', 'dd']);
      rerender(<Given value="" />);
      expect(await texts()).toEqual(['yyyy', 'mm', 'dd']);
      rerender(<Given value="-02-31" />);
      expect(await texts()).toEqual(['yyyy', '02', '31']);
      rerender(<Given value="2020-02-29" />);
      expect(await texts()).toEqual(['2020', '02', '29']);
    });

    it('is said once the field is left, and not while it is typed', async () => {
      render(<Start initial="" />);
      const [year] = await parts();
      if (!year) throw new Error('There is no year.');
      act(() => year.focus());
      fireEvent.keyDown(year, { key: 'ArrowUp' });
      expect(words()).not.toContain('a part is missing');
      act(() => year.blur());
      expect(words()).toContain('a part is missing');
    });
  });

  describe('a day that the month does not have', () => {
    const step = (part: HTMLElement | undefined, key: string) => {
      if (!part) throw new Error('There is no such part.');
      act(() => part.focus());
      fireEvent.keyDown(part, { key });
      fireEvent.keyUp(part, { key });
    };
    const leave = () => {
      const { activeElement } = document;
      if (activeElement instanceof HTMLElement) act(() => activeElement.blur());
    };
    const note = () => screen.queryByText(/^February \d+: /)?.textContent;
    const spoken = async () => (await screen.findByRole('group')).getAttribute('aria-describedby');

    it('is announced before the field is left, and after the day was changed', async () => {
      render(<Start initial="2020-01-31" />);
      const [, month] = await parts();
      step(month, 'ArrowUp');
      expect((await parts()).map((part) => part.textContent)).toEqual(['2020', '02', '31']);
      expect(note()).toBe('February 2020: only 29');
      // No day, so nobody saves it; but typed, so it is kept.
      expect(latest).toBe('2020-02-31');
      leave();
      expect(latest).toBe('2020-02-29');
      expect(note()).toBe('February 2020: now 29');
      const id = screen.getByText(/now 29$/).id;
      expect((await spoken())?.split(' ')).toContain(id);
    });

    it('is not announced for an existing day, or once another date is typed', async () => {
      render(<Start initial="2020-02-28" />);
      const [, month, day] = await parts();
      step(day, 'ArrowUp');
      leave();
      expect(latest).toBe('2020-02-29');
      expect(note()).toBeUndefined();
      step(day, 'ArrowUp');
      leave();
      expect(note()).toBe('February 2020: now 29');
      step(month, 'ArrowUp');
      expect(latest).toBe('2020-03-29');
      step(month, 'ArrowDown');
      leave();
      expect(latest).toBe('2020-02-29');
      expect(note()).toBeUndefined();
    });
  });
});
