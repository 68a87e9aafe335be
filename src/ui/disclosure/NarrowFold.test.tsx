// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Search } from 'lucide-react';
import { afterEach, describe, expect, it } from 'vitest';
import { NarrowFold } from './NarrowFold.tsx';

afterEach(cleanup);

function show(isInvalid = false) {
  const { container } = render(
    <NarrowFold label="Search" aria-label="Search by words and place" icon={Search} summary="nurse">
      <input aria-label="Words" aria-invalid={isInvalid} />
    </NarrowFold>,
  );
  const button = screen.getByRole('button', { name: 'Search by words and place' });
  const content = container.querySelector(`[id="${button.getAttribute('aria-controls')}"]`);
  const isOpen = () => {
    const expanded = button.getAttribute('aria-expanded');
    expect(content?.getAttribute('data-open')).toBe(expanded);
    return expanded === 'true';
  };
  return { button, isOpen };
}

/** As where there is less room than 40rem: what is folded is not drawn. */
function drawWithLittleRoom(): HTMLStyleElement {
  const style = document.createElement('style');
  style.textContent = '[data-open="false"] { display: none }';
  document.head.append(style);
  return style;
}

describe('NarrowFold', () => {
  it('opens and folds what it controls by its button, which keeps the focus', () => {
    const { button, isOpen } = show();
    expect(isOpen()).toBe(false);
    button.focus();
    fireEvent.click(button);
    expect(isOpen()).toBe(true);
    expect(document.activeElement).toBe(button);
    fireEvent.click(button);
    expect(isOpen()).toBe(false);
  });

  it('is open once the focus is in it, so that it does not go away with less room', () => {
    const { isOpen } = show();
    fireEvent.focus(screen.getByRole('textbox'));
    expect(isOpen()).toBe(true);
  });

  it('stays open while a field in it is wrong', () => {
    const { button, isOpen } = show(true);
    fireEvent.click(button);
    fireEvent.click(button);
    expect(isOpen()).toBe(true);
  });

  it('makes what is not drawn when somebody is about to open it, and keeps it', () => {
    const style = drawWithLittleRoom();
    const { button } = show();
    expect(screen.queryByRole('textbox', { hidden: true })).toBeNull();
    fireEvent.focus(button);
    const field = screen.getByRole('textbox', { hidden: true });
    fireEvent.change(field, { target: { value: 'nurse' } });
    fireEvent.click(button);
    fireEvent.click(button);
    expect(screen.getByRole('textbox', { hidden: true })).toBe(field);
    style.remove();
  });

  it('makes what is not drawn when its button is pressed without a focus', () => {
    const style = drawWithLittleRoom();
    const { button } = show();
    fireEvent.click(button);
    expect(screen.getByRole('textbox')).toBeDefined();
    style.remove();
  });

  it('says what is in use beside its button', () => {
    show();
    expect(screen.getByText('nurse')).toBeDefined();
  });
});
