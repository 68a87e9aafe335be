import { CircleAlert, CircleCheck } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { cardReasons } from '#domain/jobReasons.ts';
import type { Recommendation } from '#src/api/queries/recommendations.ts';
import { useReasonText } from '#src/components/job/useReasonText.ts';
import { IconList } from '#src/ui/iconList/IconList.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';

type Reasons = Recommendation['reasons'];

/** The reasons that this version has words for, each with them. */
function useWordedReasons(isShort: boolean) {
  const textOf = useReasonText(isShort);
  return (reasons: Reasons) =>
    reasons.flatMap((reason) => {
      const text = textOf(reason);
      return text === null ? [] : [{ ...reason, text }];
    });
}

interface CardReasonsProps {
  label: string;
  reasons: Reasons;
  /** How many that fit, and how many to keep in mind. */
  most: { readonly fits: number; readonly gaps: number };
}

/** The few reasons of a card. What fits is told by its icon, and by a word that is only heard. */
export function CardReasons({ label, reasons, most }: CardReasonsProps) {
  const { t } = useTranslation('jobs');
  const worded = useWordedReasons(true);
  const items = cardReasons(worded(reasons), most).map(({ code, effect, text }) =>
    effect === 'positive'
      ? {
          id: `fits-${code}`,
          icon: CircleCheck,
          tone: 'good' as const,
          spokenWord: t('reasons.fits'),
          text,
        }
      : {
          id: `gap-${code}`,
          icon: CircleAlert,
          tone: 'warn' as const,
          text: (
            <>
              <b>{t('reasons.gap')}</b> {text}
            </>
          ),
        },
  );
  return items.length > 0 ? <IconList label={label} layout="close" items={items} /> : null;
}

/** All reasons of a job: what fits, then what to keep in mind, the weightiest first. */
export function AllReasons({ reasons }: { reasons: Reasons }) {
  const { t } = useTranslation('jobs');
  const worded = useWordedReasons(false);
  const ids = { positive: useId(), gap: useId() };
  const groups = [
    { effect: 'positive', heading: t('details.fits'), icon: CircleCheck, tone: 'good' },
    { effect: 'gap', heading: t('details.keepInMind'), icon: CircleAlert, tone: 'warn' },
  ] as const;
  const all = [...worded(reasons)].sort((a, b) => b.weight - a.weight);
  return groups.map(({ effect, heading, icon, tone }) => {
    const items = all
      .filter((one) => one.effect === effect)
      .map(({ code, text }, index) => ({ id: `${code}-${index}`, icon, tone, text }));
    return items.length === 0 ? null : (
      <Stack key={effect} gap="tight">
        <h3 id={ids[effect]}>{heading}</h3>
        <IconList labelledBy={ids[effect]} items={items} />
      </Stack>
    );
  });
}
