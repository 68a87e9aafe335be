import { type ReactNode, Suspense } from 'react';
import { PageLoading } from '#src/components/page/PageLoading.tsx';
import { usePageTitle } from '#src/components/page/usePageTitle.ts';
import { PageHead } from '#src/ui/pageHead/PageHead.tsx';

interface PageProps {
  /** The one h1, and the beginning of the window's title. */
  title: string;
  /** One or two sentences under the title. */
  lead?: ReactNode;
  actions?: ReactNode;
  /** Where a page that goes through steps is; a new one is focused like a new page. */
  step?: string;
  /** The address that the tabs of a page share; focus stays when one of them is opened. */
  place?: string;
  /** The tab, first in the window's title. */
  part?: string;
  children: ReactNode;
}

/**
 * Every page begins with this: its title in the window and as h1, focused when the route changes.
 * Content that is still loading goes below the title, because a title that is replaced would lose
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
