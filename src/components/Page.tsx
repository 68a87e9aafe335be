import type { ReactNode } from 'react';
import { usePageTitle } from '#src/components/usePageTitle.ts';
import { PageHead } from '#src/ui/PageHead.tsx';

interface PageProps {
  /** The one h1, and the beginning of the window's title. */
  title: string;
  /** One or two sentences under the title. */
  lead?: ReactNode;
  actions?: ReactNode;
  /** Where a page that goes through steps is; a new one is focused like a new page. */
  step?: string;
  children: ReactNode;
}

/** Every page begins with this: its title in the window and as h1, focused when the route changes. */
export function Page({ title, lead, actions, step, children }: PageProps) {
  usePageTitle(title, step);
  return (
    <>
      <PageHead title={title} lead={lead} actions={actions} />
      {children}
    </>
  );
}
