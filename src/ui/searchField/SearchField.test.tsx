// @vitest-environment happy-dom
import { useState } from 'react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { LimitTextContext } from '#src/ui/field/limitText.ts';
import { SearchField } from './SearchField.tsx';

afterEach(cleanup);

function Words() {
  const [value, setValue] = useState('nurse');
  return (
    <SearchField
      label="Job title or words"
      clearLabel="Empty this field"
      value={value}
      onChange={setValue}
    />
  );
}

const box = () => {
  const element = screen.getByRole('searchbox', { name: 'Job title or words' });
  if (!(element instanceof HTMLInputElement)) throw new Error('The search box is no input.');
  return element;
};

describe('SearchField', () => {
  it('is cleared with Escape', () => {
    render(<Words />);
    fireEvent.keyDown(box(), { key: 'Escape' });
    expect(box().value).toBe('');
  });

  it('is cleared with a named button, which is shown only when there is text', () => {
    render(<Words />);
    fireEvent.click(screen.getByRole('button', { name: 'Empty this field' }));
    expect(box().value).toBe('');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each(['Enter', ' '])('is cleared with %j on that button, and has the focus then', (key) => {
    render(<Words />);
    screen.getByRole('button', { name: 'Empty this field' }).focus();
    const focused = () => document.activeElement ?? document.body;
    fireEvent.keyDown(focused(), { key });
    fireEvent.keyUp(focused(), { key });
    expect(box().value).toBe('');
    expect(document.activeElement).toBe(box());
  });

  it('keeps a pasted text over its limit, and says how long it is', () => {
    render(
      <LimitTextContext value={(count, limit) => `${count} of ${limit}`}>
        <SearchField
          label="Job title or words"
          clearLabel="Empty this field"
          maxLength={3}
          value="nurse"
          onChange={() => undefined}
        />
      </LimitTextContext>,
    );
    expect(box().maxLength).toBe(-1);
    expect(box().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('5 of 3')).toBeTruthy();
  });
});
