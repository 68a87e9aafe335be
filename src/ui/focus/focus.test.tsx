// @vitest-environment happy-dom
import { useState } from 'react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Button } from '#src/ui/button/Button.tsx';
import { LoadMore } from '#src/ui/loadMore/LoadMore.tsx';
import { RemovableList } from '#src/ui/removableList/RemovableList.tsx';
import { SkipLink } from '#src/ui/skipLink/SkipLink.tsx';

afterEach(cleanup);

/** Focus must not get lost: each of these parts removes the element that has it. */
describe('focus', () => {
  it('goes to the next item, then to the last, then to the text for an empty list, as items are removed', () => {
    function Skills() {
      const [items, setItems] = useState(['Excel', 'Zendesk']);
      return (
        <RemovableList
          label="Your added skills"
          items={items}
          removeWord="Remove"
          removeLabel={(item) => `Remove ${item}`}
          onRemove={(index) => setItems(items.filter((_, other) => other !== index))}
          emptyText="No skills yet."
        />
      );
    }
    render(<Skills />);
    fireEvent.click(screen.getByRole('button', { name: 'Remove Excel' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove Zendesk' }));
    fireEvent.click(screen.getByRole('button', { name: 'Remove Zendesk' }));
    expect(document.activeElement).toBe(screen.getByText('No skills yet.'));
  });

  it('goes to the count when the last part of a list is loaded', () => {
    function Jobs() {
      const [count, setCount] = useState(25);
      return (
        <LoadMore
          label="Load 25 more jobs"
          shownText={`Showing ${count} of 42`}
          hasMore={count < 42}
          isBusy={false}
          onPress={() => setCount(42)}
        />
      );
    }
    render(<Jobs />);
    const button = screen.getByRole('button', { name: 'Load 25 more jobs' });
    act(() => button.focus());
    fireEvent.click(button);
    expect(document.activeElement).toBe(screen.getByText('Showing 42 of 42'));
  });

  it('skips the menu by the skip link without changing the address', () => {
    const before = location.href;
    render(
      <>
        <SkipLink>Skip to main content</SkipLink>
        <main id="main" tabIndex={-1} />
      </>,
    );
    fireEvent.click(screen.getByRole('link', { name: 'Skip to main content' }));
    expect(document.activeElement).toBe(screen.getByRole('main'));
    expect(location.href).toBe(before);
  });
});

describe('Button', () => {
  it('keeps its name and its place in the tab order while busy, and does nothing', () => {
    let presses = 0;
    let submits = 0;
    render(
      <form onSubmit={() => (submits += 1)}>
        <Button type="submit" isBusy onPress={() => (presses += 1)}>
          Upload
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Upload' });
    act(() => button.focus());
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(button);
    expect([presses, submits]).toEqual([0, 0]);
  });
});
