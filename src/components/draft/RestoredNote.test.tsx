import { act, fireEvent, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type OpenedDraft, openedDraft } from '#src/components/draft/openedDraft.ts';
import { RestoredNote } from '#src/components/draft/RestoredNote.tsx';
import { setUpText } from '#src/i18n/setup.ts';
import { Announcer } from '#src/ui/announcer/Announcer.tsx';
import { announce, ANNOUNCED_EVENT } from '#src/ui/announcer/announce.ts';

beforeAll(async () => {
  await setUpText();
  // The real form loads this in `useDraft`.
  await i18next.loadNamespaces('drafts');
});

beforeEach(() => document.body.replaceChildren());

async function shown(savedAt: Date) {
  await act(async () => {
    render(<RestoredNote opened={openedDraft(savedAt)} />);
  });
  return screen.getByText(/^We kept what you typed/).textContent;
}

/** A form with one field, of which `typed` fields hold something. */
function Restored({ typed, field }: { typed: number; field?: string }) {
  const [opened] = useState(() => openedDraft(new Date()));
  const [isRestored, setRestored] = useState(true);
  return (
    <main>
      <h1 tabIndex={-1}>Skills</h1>
      {isRestored ? (
        <RestoredNote
          opened={opened}
          typed={typed}
          onDiscard={() => setRestored(false)}
          {...(field === undefined ? {} : { focusAfterId: field })}
        />
      ) : null}
      <input id="first" aria-label="First" />
    </main>
  );
}

async function show(typed: number, field?: string) {
  await act(async () => {
    render(<Restored typed={typed} {...(field === undefined ? {} : { field })} />);
  });
  expect(screen.getByText(/^We kept what you typed/).textContent).toContain(
    'discard it and start over',
  );
  return screen.getByRole('button', { name: 'Discard' });
}

const focused = () => document.activeElement;
const question = () => screen.queryByRole('dialog');

afterEach(() => vi.useRealTimers());

test('shows a time for today and yesterday, and a date for earlier days', async () => {
  vi.useFakeTimers({ now: new Date(2021, 5, 16, 15), toFake: ['Date'] });
  const today = new Date(2021, 5, 16, 14, 5);
  expect(await shown(today)).toMatch(
    /^We kept what you typed at 2:05.PM today\. You can continue\.$/,
  );
  const yesterday = new Date(today);
  yesterday.setDate(today.getDate() - 1);
  document.body.replaceChildren();
  expect(await shown(yesterday)).toMatch(/^We kept what you typed at 2:05.PM yesterday\./);
  document.body.replaceChildren();
  const earlier = new Date(today);
  earlier.setDate(today.getDate() - 9);
  expect(await shown(earlier)).toMatch(/^We kept what you typed on [A-Z][a-z]+ \d+ at 2:05.PM\./);
});

test('empties one field at once and moves the focus to the title', async () => {
  fireEvent.click(await show(1));
  expect(question()).toBeNull();
  expect(screen.queryByText(/^We kept what you typed/)).toBeNull();
  await expect.poll(() => focused()?.textContent).toBe('Skills');
});

test('discards nothing while it is being sent, and the button keeps its focus', async () => {
  let discarded = 0;
  const discard = () => {
    discarded += 1;
  };
  await act(async () => {
    render(<RestoredNote opened={openedDraft(new Date())} isBusy onDiscard={discard} />);
  });
  const button = screen.getByRole('button', { name: 'Discard' });
  button.focus();
  fireEvent.click(button);
  expect(discarded).toBe(0);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(focused()).toBe(button);
});

test('asks before it empties several fields; Escape and “Keep all” return to the button and lose nothing', async () => {
  const button = await show(2);
  button.focus();
  fireEvent.click(button);
  const keep = screen.getByRole('button', { name: 'Keep all' });
  expect(question()?.textContent).toContain('Discard what you filled in?');
  await expect.poll(focused).toBe(question());
  fireEvent.click(keep);
  await expect.poll(question).toBeNull();
  await expect.poll(focused).toBe(button);
  fireEvent.click(button);
  fireEvent.keyDown(screen.getByRole('button', { name: 'Keep all' }), { key: 'Escape' });
  await expect.poll(question).toBeNull();
  await expect.poll(focused).toBe(button);
  expect(screen.getByText(/^We kept what you typed/)).toBeTruthy();
});

test('empties the form after the confirmation and moves the focus to its first field', async () => {
  const button = await show(2, 'first');
  button.focus();
  fireEvent.click(button);
  fireEvent.click(screen.getByRole('button', { name: 'Discard all' }));
  await expect.poll(question).toBeNull();
  expect(screen.queryByText(/^We kept what you typed/)).toBeNull();
  await expect.poll(() => focused()?.id).toBe('first');
});

test('is announced once for each opening of a form, however often it renders', async () => {
  const heard: string[] = [];
  const listen = (event: Event) => {
    if (event instanceof CustomEvent) heard.push(String(event.detail.text));
  };
  document.addEventListener(ANNOUNCED_EVENT, listen);
  // The new announcer also speaks sentences of earlier tests, so this one needs its own time.
  const savedAt = new Date(2020, 4, 17, 9, 30);
  const page = (key: string, opened: OpenedDraft) => (
    <>
      <Announcer />
      <RestoredNote key={key} opened={opened} />
    </>
  );
  const opened = openedDraft(savedAt);
  const { rerender } = render(page('first page', opened));
  rerender(page('next page', opened));
  rerender(page('opened again', openedDraft(savedAt)));
  announce('The end');
  await expect.poll(() => heard).toContain('The end');
  expect(heard.filter((text) => text.startsWith('We kept what you typed on May 17'))).toHaveLength(
    2,
  );
  document.removeEventListener(ANNOUNCED_EVENT, listen);
});
