import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { RestoredNote } from '#src/components/RestoredNote.tsx';
import { setUpText } from '#src/i18n/setup.ts';

beforeAll(() => setUpText());

async function show(savedAt: Date, onDiscard?: () => void) {
  await act(async () => {
    render(
      <main>
        <h1 tabIndex={-1}>Skills</h1>
        <RestoredNote savedAt={savedAt} {...(onDiscard ? { onDiscard } : {})} />
      </main>,
    );
  });
  return (await screen.findByText(/^Restored from/)).textContent;
}

test('says the time of today, of yesterday, and the date of longer ago', async () => {
  const today = new Date();
  today.setHours(14, 5);
  expect(await show(today)).toMatch(/^Restored from 2:05.PM today\. You can go on\.$/);
  const yesterday = new Date(today);
  yesterday.setDate(today.getDate() - 1);
  document.body.replaceChildren();
  expect(await show(yesterday)).toMatch(/^Restored from 2:05.PM yesterday\./);
  document.body.replaceChildren();
  const earlier = new Date(today);
  earlier.setDate(today.getDate() - 9);
  expect(await show(earlier)).toMatch(/^Restored from [A-Z][a-z]+ \d+ at 2:05.PM\./);
});

test('discarding empties the form and leads to the title', async () => {
  document.body.replaceChildren();
  const onDiscard = vi.fn<() => void>();
  expect(await show(new Date(), onDiscard)).toContain('discard it and begin afresh');
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(onDiscard).toHaveBeenCalledOnce();
  await expect.poll(() => document.activeElement?.textContent).toBe('Skills');
});
