import type { Recommendation } from '#src/api/queries/recommendations.ts';
import { type ReasonRoom, useReasonText } from '#src/components/job/useReasonText.ts';

export type Reasons = Recommendation['reasons'];

/** The reasons that this version has words for, each with them. */
export function useWordedReasons(room: ReasonRoom) {
  const textOf = useReasonText(room);
  return (reasons: Reasons) =>
    reasons.flatMap((reason) => {
      const text = textOf(reason);
      return text === null ? [] : [{ ...reason, text }];
    });
}
