import { type ReactNode, Suspense } from 'react';
import { PageLoading } from '#src/components/page/PageLoading.tsx';
import { usePageTitle } from '#src/components/page/usePageTitle.ts';
import { PageHead } from '#src/ui/pageHead/PageHead.tsx';

interface PageProps {
  /** The h1, and the first part of the window's title. */
  title: string;
  /** Id of the h1, where it names a field too. */
  titleId?: string;
  /** Of a title in another language than the page. */
  titleLang?: string | undefined;
  /** The title with its words in another language marked. */
  shownTitle?: ReactNode;
  /** Above the title and read after it, e.g. a StepLine. */
  over?: ReactNode;
  /** One or two sentences under the title. */
  lead?: ReactNode;
  /** Before the title, e.g. the logo of a company. */
  mark?: ReactNode;
  actions?: ReactNode;
  /** The way back, above the title. */
  back?: ReactNode;
  /** The current step of a page with steps; a new step is focused like a new page. */
  step?: string;
  /** The address that all tabs of a page share; focus stays when one of them is opened. */
  place?: string;
  /** The tab or the step, first in the window's title. */
  part?: string;
  /** wide: a list, a table or a board, which uses the width of the window. */
  room?: 'wide';
  children: ReactNode;
}

/**
 * The frame of every page: its title in the window and as h1, focused when the route changes.
 * What is still loading waits below and beside the title, because hiding or replacing the title
 * would lose the focus.
 */
export function Page({
  title,
  titleId,
  titleLang,
  shownTitle,
  over,
  lead,
  mark,
  actions,
  back,
  step,
  place,
  part,
  room,
  children,
}: PageProps) {
  usePageTitle(part === undefined ? title : `${part} – ${title}`, step, place);
  return (
    <>
      {back}
      <PageHead
        title={title}
        titleId={titleId}
        titleLang={titleLang}
        shownTitle={shownTitle}
        over={over}
        step={step}
        lead={lead ? <Suspense>{lead}</Suspense> : null}
        mark={mark}
        actions={actions ? <Suspense>{actions}</Suspense> : null}
        room={room}
      />
      <Suspense fallback={<PageLoading />}>{children}</Suspense>
    </>
  );
}
