import { useTranslation } from 'react-i18next';
import type { Recommendation } from '#src/api/queries/recommendations.ts';

type Reason = Recommendation['reasons'][number];

/** A reason in words; null for one that this version has no sentence for. */
export function useReasonText(): (reason: Reason) => string | null {
  const { t } = useTranslation('jobs');
  void t;
  return () => null;
}
