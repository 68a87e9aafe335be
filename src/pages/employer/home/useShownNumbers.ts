import { useState } from 'react';
import { readKept, writeKept } from '#src/tab/storage.ts';
import { useUser } from '#src/session/usePerson.ts';
import type { ChartView } from '#src/ui/chart/Chart.tsx';

export type PeriodKind = 'months' | 'years';

/** How the numbers of Home are shown. */
interface ShownNumbers {
  readonly view: ChartView;
  readonly period: PeriodKind;
}

/** What is kept in the tab is untrusted. */
function shownIn(kept: unknown): ShownNumbers {
  const given = Object(kept);
  return {
    view: Reflect.get(given, 'view') === 'table' ? 'table' : 'chart',
    period: Reflect.get(given, 'period') === 'years' ? 'years' : 'months',
  };
}

/** How the person wants to see the numbers, remembered until they sign out. */
export function useShownNumbers() {
  const { UserGuid } = useUser();
  const [shown, setShown] = useState(() => shownIn(readKept(UserGuid, 'shownNumbers')));
  const change = (part: Partial<ShownNumbers>) => {
    const next = { ...shown, ...part };
    setShown(next);
    writeKept(UserGuid, 'shownNumbers', next);
  };
  return { ...shown, change };
}
