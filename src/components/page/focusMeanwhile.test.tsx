// @vitest-environment happy-dom
import { lazy, type ReactNode, Suspense } from 'react';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { PageLoading } from '#src/components/page/PageLoading.tsx';
import { notePages, PageWithFocus } from '#src/components/page/usePageTitle.ts';
import { setUpText } from '#src/i18n/setup.ts';

beforeAll(async () => {
  await setUpText();
});
afterEach(cleanup);

/** The main part of a page; `pages` knows whether one was there before. */
function Main({ pages, children }: { pages: ReturnType<typeof notePages>; children: ReactNode }) {
  return (
    <MemoryRouter>
      <PageWithFocus value={pages}>
        <main tabIndex={-1}>{children}</main>
      </PageWithFocus>
    </MemoryRouter>
  );
}

const shownBefore = () => {
  const pages = notePages();
  pages.note({ pathname: '/auth/login', step: undefined });
  return pages;
};

it('waits in the main part for the next page, because the last one took the focus with it', () => {
  render(
    <Main pages={shownBefore()}>
      <PageLoading />
    </Main>,
  );
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

it('leaves the focus to the browser while the first page loads', () => {
  render(
    <Main pages={notePages()}>
      <PageLoading />
    </Main>,
  );
  expect(document.activeElement).toBe(document.body);
});

it('takes the focus from nothing that is still there', async () => {
  const Never = lazy(() => new Promise<never>(() => undefined));
  function Page({ isOpen }: { isOpen: boolean }) {
    return (
      <>
        <button>Menu</button>
        <Suspense fallback={<PageLoading />}>{isOpen ? <Never /> : null}</Suspense>
      </>
    );
  }
  const pages = shownBefore();
  const { rerender } = render(
    <Main pages={pages}>
      <Page isOpen={false} />
    </Main>,
  );
  screen.getByRole('button').focus();
  rerender(
    <Main pages={pages}>
      <Page isOpen />
    </Main>,
  );
  await screen.findByText('Loading the page');
  expect(document.activeElement).toBe(screen.getByRole('button'));
});
