import type { Recommendation } from '#src/api/queries/recommendations.ts';
import { useReasonText } from '#src/components/job/useReasonText.ts';

export type Reasons = Recommendation['reasons'];

/** The reasons that this version has words for, each with them. */
export function useWordedReasons(isShort: boolean) {
  const textOf = useReasonText(isShort);
  return (reasons: Reasons) =>
    reasons.flatMap((reason) => {
      const text = textOf(reason);
      return text === null ? [] : [{ ...reason, text }];
    });
}
