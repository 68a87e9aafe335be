import { type ReactNode, Suspense } from 'react';
import { PageLoading } from '#src/components/page/PageLoading.tsx';
import { usePageTitle } from '#src/components/page/usePageTitle.ts';
import { PageHead } from '#src/ui/pageHead/PageHead.tsx';

interface PageProps {
  /** The h1, and the first part of the window's title. */
  title: string;
  /** One or two sentences under the title. */
  lead?: ReactNode;
  actions?: ReactNode;
  /** The current step of a page with steps; a new step is focused like a new page. */
  step?: string;
  /** The address that all tabs of a page share; focus stays when one of them is opened. */
  place?: string;
  /** The tab, first in the window's title. */
  part?: string;
  children: ReactNode;
}

/**
 * The frame of every page: its title in the window and as h1, focused when the route changes.
 * Content that is still loading goes below the title, because replacing the title would lose
 * the focus.
 */
export function Page({ title, lead, actions, step, place, part, children }: PageProps) {
  usePageTitle(part === undefined ? title : `${part} – ${title}`, step, place);
  return (
    <>
      <PageHead title={title} lead={lead} actions={actions} />
      <Suspense fallback={<PageLoading />}>{children}</Suspense>
    </>
  );
}
