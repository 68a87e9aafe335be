// @vitest-environment happy-dom
import { useState } from 'react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Bookmark, BookmarkCheck } from 'lucide-react';
import { afterEach, describe, expect, it } from 'vitest';
import { ToggleButton } from './ToggleButton.tsx';

afterEach(cleanup);

function Save({ job }: { job?: string }) {
  const [isSaved, setSaved] = useState(false);
  const word = isSaved ? 'Remove from saved' : 'Save job';
  return (
    <ToggleButton
      isOn={isSaved}
      onPress={() => setSaved(!isSaved)}
      {...(job ? { name: `${word}: ${job}` } : {})}
      off={{ word: 'Save job', icon: Bookmark }}
      on={{ word: 'Remove from saved', icon: BookmarkCheck }}
    />
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const iconOf = (name: string) =>
  button(name).querySelector(':not([aria-hidden="true"]) > svg')?.getAttribute('class');

describe('ToggleButton', () => {
  it('shows by text and icon what a press does, and keeps the focus', () => {
    render(<Save />);
    button('Save job').focus();
    const icon = iconOf('Save job');
    fireEvent.click(button('Save job'));
    expect(document.activeElement).toBe(button('Remove from saved'));
    expect(iconOf('Remove from saved')).not.toBe(icon);
    fireEvent.click(button('Remove from saved'));
    expect(document.activeElement).toBe(button('Save job'));
  });

  it('tells its state by its text alone, without a pressed state', () => {
    render(<Save />);
    fireEvent.click(button('Save job'));
    expect(button('Remove from saved').hasAttribute('aria-pressed')).toBe(false);
  });

  it('has a name that starts with the visible text in both states', () => {
    render(<Save job="Night Baker" />);
    fireEvent.click(button('Save job: Night Baker'));
    expect(button('Remove from saved: Night Baker')).toBeDefined();
  });
});
