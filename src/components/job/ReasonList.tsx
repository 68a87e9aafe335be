import { CircleAlert, CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Recommendation } from '#src/api/queries/recommendations.ts';
import { useReasonText } from '#src/components/job/useReasonText.ts';
import { IconList } from '#src/ui/iconList/IconList.tsx';

interface ReasonListProps {
  label: string;
  reasons: Recommendation['reasons'];
}

/**
 * Why a job is recommended, then what is missing. A screen reader hears the meaning of each
 * icon as a word.
 */
export function ReasonList({ label, reasons }: ReasonListProps) {
  const { t } = useTranslation('jobs');
  const textOf = useReasonText();
  const items = [...reasons]
    .sort((a, b) => Number(a.effect === 'gap') - Number(b.effect === 'gap'))
    .flatMap((reason, index) => {
      const text = textOf(reason);
      if (text === null) return [];
      const fits = reason.effect === 'positive';
      return [
        {
          id: `${reason.code}-${index}`,
          icon: fits ? CircleCheck : CircleAlert,
          tone: fits ? ('good' as const) : ('warn' as const),
          spokenWord: fits ? t('reasons.fits') : t('reasons.gap'),
          text,
        },
      ];
    });
  return items.length > 0 ? <IconList label={label} layout="columns" items={items} /> : null;
}
