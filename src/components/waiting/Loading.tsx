import type { ComponentProps } from 'react';
import { WayOut } from '#src/components/waiting/WayOut.tsx';
import { LoadingRegion } from '#src/ui/loadingRegion/LoadingRegion.tsx';

interface LoadingProps extends Omit<ComponentProps<typeof LoadingRegion>, 'slow'> {
  /** The rest of the page can be used meanwhile, so nobody needs to leave it. */
  isPart?: boolean;
}

/** What a page waits for. A long wait says so, and can be left. */
export function Loading({ isPart = false, ...region }: LoadingProps) {
  return <LoadingRegion {...region} slow={<WayOut of={isPart ? 'part' : 'page'} />} />;
}
