import { type ComponentType, lazy, Suspense } from 'react';
import type { WayOutProps } from '#src/components/waiting/waysOut.tsx';

/** Without the file only what failed can be said. */
const Plain = (props: WayOutProps) => (props.of === 'query' ? props.text : null);

const load = (): Promise<{ default: ComponentType<WayOutProps> }> =>
  import('#src/components/waiting/waysOut.tsx').catch(() => ({ default: Plain }));

/** What no quick page needs is fetched after the first page, before anybody waits. */
export const preloadWayOut = (): void => void load();

const Late = lazy(load);

/** The way out of a wait that is long, or came to nothing. */
export function WayOut(props: WayOutProps) {
  return (
    <Suspense fallback={null}>
      <Late {...props} />
    </Suspense>
  );
}
