import { useState } from 'react';
import type { CaseloadCase } from '#src/api/queries/caseload.ts';

/**
 * The cases of a view. One that no longer belongs to it, by what was saved on its card, stays with
 * its focus until another view is chosen.
 */
export function useShownCases(
  cases: readonly CaseloadCase[],
  view: string,
  isIn: (one: CaseloadCase) => boolean,
): readonly CaseloadCase[] {
  const [kept, setKept] = useState<{ view: string; guids: readonly string[] }>({ view, guids: [] });
  const before = kept.view === view ? kept.guids : [];
  const fresh = cases
    .filter((one) => isIn(one) && !before.includes(one.jobCoachMatchGUID))
    .map(({ jobCoachMatchGUID }) => jobCoachMatchGUID);
  const guids = [...before, ...fresh];
  if (kept.view !== view || fresh.length > 0) setKept({ view, guids });
  return cases.filter(({ jobCoachMatchGUID }) => guids.includes(jobCoachMatchGUID));
}
