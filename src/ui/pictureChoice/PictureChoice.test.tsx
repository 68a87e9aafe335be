// @vitest-environment happy-dom
import { useState } from 'react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Box, Hammer, HandHeart, Truck } from 'lucide-react';
import { afterEach, describe, expect, it } from 'vitest';
import { PictureChoice } from './PictureChoice.tsx';

afterEach(cleanup);

const REFUSED = 'Three are chosen. Untick one first.';

function Work({ chosen = [] }: { chosen?: string[] }) {
  const [value, setValue] = useState(chosen);
  return (
    <PictureChoice
      legend="What work?"
      description={`${value.length} chosen.`}
      most={3}
      refusedText={REFUSED}
      value={value}
      onChange={setValue}
      choices={[
        { value: 'help', text: 'Help people', icon: HandHeart },
        { value: 'pack', text: 'Sort and pack', icon: Box },
        { value: 'drive', text: 'Drive', icon: Truck },
        { value: 'build', text: 'Build', icon: Hammer },
      ]}
    />
  );
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const chosen = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox')
    .filter((one) => one.checked)
    .map((one) => one.closest('label')?.textContent);

describe('PictureChoice', () => {
  it('is a group of check boxes named by the question and described by how many', () => {
    render(<Work chosen={['help']} />);
    const group = screen.getByRole('group', { name: 'What work?' });
    const id = group.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(id)?.textContent).toBe('1 chosen.');
    fireEvent.click(box('Drive'));
    expect(chosen()).toEqual(['Help people', 'Drive']);
  });

  it('refuses a fourth in words and unticks none', () => {
    render(<Work chosen={['help', 'pack', 'drive']} />);
    fireEvent.click(box('Build'));
    expect(chosen()).toEqual(['Help people', 'Sort and pack', 'Drive']);
    expect(screen.getByText(REFUSED)).toBeDefined();
  });

  it('takes the refusal back once another choice counts', () => {
    render(<Work chosen={['help', 'pack', 'drive']} />);
    fireEvent.click(box('Build'));
    fireEvent.click(box('Drive'));
    expect(screen.queryByText(REFUSED)).toBeNull();
    fireEvent.click(box('Build'));
    expect(chosen()).toEqual(['Help people', 'Sort and pack', 'Build']);
  });
});
