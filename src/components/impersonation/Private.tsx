import { lazy, type ReactNode, Suspense } from 'react';
import { PageLoading } from '#src/components/page/PageLoading.tsx';
import type { PrivatePart } from '#src/components/impersonation/privateParts.ts';
import { useView } from '#src/session/usePerson.ts';

/** Fetched in a view alone. */
const PrivatePage = lazy(() => import('#src/components/impersonation/PrivatePage.tsx'));

interface PrivateProps {
  part: PrivatePart;
  children: ReactNode;
}

/** A page that only its owner sees; in a view, an administrator reads that it is private. */
export function Private({ part, children }: PrivateProps) {
  const isViewed = useView() !== null;
  if (!isViewed) return children;
  return (
    <Suspense fallback={<PageLoading />}>
      <PrivatePage part={part} />
    </Suspense>
  );
}
