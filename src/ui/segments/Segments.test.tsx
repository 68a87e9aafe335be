// @vitest-environment happy-dom
import { useState } from 'react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Segments } from './Segments.tsx';

afterEach(cleanup);

function View() {
  const [value, setValue] = useState('chart');
  return (
    <Segments
      label="Show as"
      value={value}
      onChange={setValue}
      choices={[
        { value: 'chart', text: 'Chart' },
        { value: 'table', text: 'Table' },
      ]}
    />
  );
}

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

describe('Segments', () => {
  it('is a named group of radio buttons with one of them chosen', () => {
    render(<View />);
    expect(screen.getByRole('radiogroup', { name: 'Show as' })).toBeDefined();
    expect([radio('Chart').checked, radio('Table').checked]).toEqual([true, false]);
    fireEvent.click(radio('Table'));
    expect([radio('Chart').checked, radio('Table').checked]).toEqual([false, true]);
  });

  it('chooses the next one with an arrow key', () => {
    render(<View />);
    radio('Chart').focus();
    fireEvent.keyDown(radio('Chart'), { key: 'ArrowRight' });
    expect(radio('Table').checked).toBe(true);
    expect(document.activeElement).toBe(radio('Table'));
  });
});
