// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { PersonCard } from '#src/components/person/PersonCard.tsx';
import { setUpText } from '#src/i18n/setup.ts';

beforeAll(async () => {
  await setUpText();
  await i18next.loadNamespaces('listing');
});
afterEach(cleanup);

/** The card of Dana Whitlock. */
function show(known: { profession: string | null; email?: string }): void {
  render(
    <ul>
      <PersonCard name="Dana Whitlock" href="/dana" focusId="dana" state={null} {...known} />
    </ul>,
  );
}

test('is named by the address too, because two people can have one name', () => {
  show({ profession: 'Cook', email: 'dana@example.com' });
  const name = 'Dana Whitlock dana@example.com';
  expect(screen.getByRole('link', { name })).toBeDefined();
  expect(screen.getByRole('listitem', { name })).toBeDefined();
});

test('is named by what the person does, as it says it, where no address is shown', () => {
  show({ profession: null });
  const none = screen.getAllByRole('listitem').at(1)?.textContent;
  expect(screen.getByRole('link').getAttribute('aria-label')).toBe(`Dana Whitlock ${none}`);
});
