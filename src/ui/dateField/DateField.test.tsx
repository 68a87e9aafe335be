// @vitest-environment happy-dom
import { useState } from 'react';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
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

    it('is announced once the field is left, and not while it is typed', async () => {
      render(<Start initial="" />);
      const [year] = await parts();
      if (!year) throw new Error('There is no year.');
      act(() => year.focus());
      fireEvent.keyDown(year, { key: 'ArrowUp' });
      expect(words()).not.toContain('a part is missing');
      act(() => year.blur());
      expect(words()).toContain('a part is missing');
    });

    it('is announced after the press that leaves the field, so that no button moves away', async () => {
      render(<Start initial="2019-05-" />);
      const [year] = await parts();
      if (!year) throw new Error('There is no year.');
      act(() => year.focus());
      fireEvent.pointerDown(document.body);
      act(() => year.blur());
      expect(words()).not.toContain('a part is missing');
      fireEvent.pointerUp(document.body);
      expect(words()).not.toContain('a part is missing');
      await waitFor(() => expect(words()).toContain('a part is missing'));
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

  describe('what people write', () => {
    const texts = async () => (await parts()).map((part) => part.textContent);
    const said = (inputType: string, data: string) => {
      const part = document.activeElement;
      if (!part) throw new Error('Nothing has the focus.');
      const event = new InputEvent('beforeinput', {
        inputType,
        data,
        bubbles: true,
        cancelable: true,
      });
      act(() => void part.dispatchEvent(event));
    };
    const type = (text: string) => [...text].forEach((key) => said('insertText', key));
    const at = async (index: number) => {
      const part = (await parts())[index];
      if (!part) throw new Error('There is no such part.');
      act(() => part.focus());
      return part;
    };
    const paste = (part: HTMLElement, text: string) => {
      const clipboardData = { getData: () => text };
      fireEvent.paste(part, { clipboardData });
    };

    it.each(['5/1/2019', 'May 1, 2019', '2019-05-01', '1 May 2019'])(
      'takes %s when it is pasted into any part',
      async (text) => {
        render(<Start initial="2001-11-30" />);
        paste(await at(1), text);
        expect(latest).toBe('2019-05-01');
        expect(await texts()).toEqual(['2019', '05', '01']);
      },
    );

    it('leaves the date alone when no date is pasted', async () => {
      render(<Start initial="2001-11-30" />);
      paste(await at(0), 'since May');
      expect(await texts()).toEqual(['2001', '11', '30']);
    });

    it('takes a date that is dictated', async () => {
      render(<Start initial="" />);
      await at(0);
      said('insertText', 'May 1st, 2019');
      expect(latest).toBe('2019-05-01');
    });

    it.each([
      ['5/1/2019', '2019-05-01'],
      ['05/01/2019', '2019-05-01'],
      ['12/25/2019', '2019-12-25'],
      ['25/12/2019', '2019-12-25'],
      ['25/1/2019', '2019-01-25'],
      ['2019-05-01', '2019-05-01'],
      ['2019/5/1', '2019-05-01'],
      ['20190501', '2019-05-01'],
      ['May 1, 2019', '2019-05-01'],
      ['1 March 2019', '2019-03-01'],
    ])('takes %s when it is typed from the first part on', async (text, date) => {
      render(<Start initial="" />);
      await at(0);
      type(text);
      expect(latest).toBe(date);
    });

    it('takes 6/2/2020 when it is typed over another date', async () => {
      render(<Start initial="2019-05-01" />);
      await at(0);
      type('6/2/2020');
      expect(latest).toBe('2020-06-02');
    });

    it('keeps a leading zero in its part', async () => {
      render(<Start initial="" />);
      const month = await at(1);
      type('0');
      expect(document.activeElement).toBe(month);
      expect((await texts())[2]).toBe('dd');
      type('5');
      expect(document.activeElement).toBe((await parts())[2]);
      type('07');
      expect(await texts()).toEqual(['yyyy', '05', '07']);
      expect(latest).toBe('-05-07');
    });

    it('has no month when only a zero was typed', async () => {
      render(<Start initial="2019-05-01" />);
      await at(1);
      type('0');
      expect(latest).toBe('2019--01');
    });

    it('is empty when every digit was deleted', async () => {
      render(<Start initial="2019-05-01" />);
      for (const index of [2, 1, 0]) {
        const part = await at(index);
        for (let key = 0; key < 4; key += 1) fireEvent.keyDown(part, { key: 'Backspace' });
      }
      expect(latest).toBe('');
      expect(await texts()).toEqual(['yyyy', 'mm', 'dd']);
    });

    it('is empty after Ctrl+A and Delete', async () => {
      render(<Start initial="2019-05-01" />);
      const month = await at(1);
      fireEvent.keyDown(month, { key: 'a', ctrlKey: true });
      fireEvent.keyDown(month, { key: 'Delete' });
      expect(latest).toBe('');
      expect(await texts()).toEqual(['yyyy', 'mm', 'dd']);
    });
  });
});
