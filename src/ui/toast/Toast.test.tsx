// @vitest-environment happy-dom
import { useState } from 'react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Toast } from './Toast.tsx';

afterEach(cleanup);

function Job({ isGone = false }: { isGone?: boolean }) {
  const [isShown, setShown] = useState(true);
  return (
    <>
      <main>
        <h1 tabIndex={-1}>Jobs</h1>
        {isGone ? null : <button type="button">Saved</button>}
      </main>
      {isShown ? (
        <Toast
          title="Success"
          paragraphs={['Job added to saved jobs successfully']}
          okLabel="OK"
          onClose={() => setShown(false)}
        />
      ) : null}
    </>
  );
}

const toast = () => screen.queryByRole('dialog', { name: 'Success' });
const ok = () => screen.getByRole('button', { name: 'OK' });
const saved = () => screen.getByRole('button', { name: 'Saved' });
const pressF6 = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'F6' });

describe('Toast', () => {
  it('leaves the focus where it is, and moves it in and back when F6 is pressed', () => {
    render(<Job />);
    saved().focus();
    expect(document.activeElement).toBe(saved());
    pressF6();
    expect(document.activeElement).toBe(toast());
    ok().focus();
    pressF6();
    expect(document.activeElement).toBe(saved());
    expect(toast()).not.toBeNull();
  });

  it('closes and gives the focus back when Escape or its button is pressed in it', () => {
    for (const close of [
      () => fireEvent.keyDown(ok(), { key: 'Escape' }),
      () => fireEvent.click(ok()),
    ]) {
      render(<Job />);
      saved().focus();
      ok().focus();
      close();
      expect(toast()).toBeNull();
      expect(document.activeElement).toBe(saved());
      cleanup();
    }
  });

  it('stays open when Escape is pressed elsewhere', () => {
    render(<Job />);
    fireEvent.keyDown(saved(), { key: 'Escape' });
    expect(toast()).not.toBeNull();
  });

  it('focuses the heading of the page when what had the focus is gone', () => {
    const { rerender } = render(<Job />);
    saved().focus();
    ok().focus();
    rerender(<Job isGone />);
    fireEvent.click(ok());
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Jobs' }));
  });

  it('cannot be reached by F6 while a modal hides the page', () => {
    const { container } = render(<Job />);
    container.setAttribute('inert', '');
    pressF6();
    expect(document.activeElement).toBe(document.body);
  });

  it('stays open however much time passes', () => {
    vi.useFakeTimers();
    render(<Job />);
    vi.advanceTimersByTime(24 * 60 * 60_000);
    vi.useRealTimers();
    expect(toast()).not.toBeNull();
  });

  it('keeps room at the lower edge for what gets the focus, as long as it is there', () => {
    vi.useFakeTimers();
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(
      new DOMRect(0, window.innerHeight - 120, 300, 100),
    );
    render(<Job />);
    vi.advanceTimersByTime(100);
    const room = () => document.documentElement.style.scrollPaddingBlockEnd;
    expect(room()).toBe('128px');
    fireEvent.click(ok());
    vi.useRealTimers();
    vi.restoreAllMocks();
    expect(room()).toBe('');
  });

  it('scrolls the page when it covers the control that gets the focus', () => {
    vi.useFakeTimers();
    const scrolled = vi.spyOn(window, 'scrollBy');
    render(<Job />);
    const box = (top: number) => () => new DOMRect(0, top, 300, 100);
    vi.spyOn(toast() ?? document.body, 'getBoundingClientRect').mockImplementation(box(500));
    vi.spyOn(saved(), 'getBoundingClientRect').mockImplementation(box(450));
    saved().focus();
    vi.advanceTimersByTime(100);
    vi.useRealTimers();
    expect(scrolled).toHaveBeenLastCalledWith({ top: 58 });
  });
});
