import type { Recommendation } from '#src/api/queries/recommendations.ts';
import { type ReasonRoom, useReasonText } from '#src/components/job/useReasonText.ts';
import { EnglishWords } from '#src/components/text/EnglishWords.tsx';

export type Reasons = Recommendation['reasons'];
type Reason = Reasons[number];

/** The values of a reason with every English name changed: of occupations, skills and licenses. */
function withNames({ code, values }: Reason, change: (name: string) => string): Reason['values'] {
  const isName = (key: string) =>
    key === 'occupation' || (key === 'asked' && (code === 'licence' || code === 'language'));
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => {
      if (Array.isArray(value) && code === 'skills') return [key, value.map(change)];
      return [key, typeof value === 'string' && isName(key) ? change(value) : value];
    }),
  );
}

/** The reasons that this version has words for, each with them, and with its English names marked. */
export function useWordedReasons(room: ReasonRoom) {
  const textOf = useReasonText(room);
  return (reasons: Reasons) =>
    reasons.flatMap((reason) => {
      const text = textOf(reason);
      if (text === null) return [];
      const names: string[] = [];
      withNames(reason, (name) => {
        names.push(name);
        return name;
      });
      const sentence = (...words: readonly string[]) => {
        const left = [...words];
        return textOf({ ...reason, values: withNames(reason, () => left.shift() ?? '') }) ?? text;
      };
      return [{ ...reason, text, shown: <EnglishWords words={names} sentence={sentence} /> }];
    });
}
