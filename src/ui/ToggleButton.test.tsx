// @vitest-environment happy-dom
import { useState } from 'react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Bookmark, BookmarkCheck } from 'lucide-react';
import { afterEach, describe, expect, it } from 'vitest';
import { ToggleButton } from './ToggleButton.tsx';

afterEach(cleanup);

function Save({ isBusy = false }: { isBusy?: boolean }) {
  const [isSaved, setSaved] = useState(false);
  return (
    <ToggleButton
      isSelected={isSaved}
      onChange={setSaved}
      isBusy={isBusy}
      icon={Bookmark}
      selectedIcon={BookmarkCheck}
    >
      Save job
    </ToggleButton>
  );
}

const button = () => screen.getByRole('button', { name: 'Save job' });
const isPressed = () => button().getAttribute('aria-pressed');

describe('ToggleButton', () => {
  it('keeps its name and tells its state', () => {
    render(<Save />);
    expect(isPressed()).toBe('false');
    fireEvent.click(button());
    expect(isPressed()).toBe('true');
    fireEvent.click(button());
    expect(isPressed()).toBe('false');
  });

  it('stays as it is while it is busy, and can still have the focus', () => {
    render(<Save isBusy />);
    fireEvent.click(button());
    expect(isPressed()).toBe('false');
    expect(button().hasAttribute('disabled')).toBe(false);
  });
});
