import { CircleAlert, CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cardReasons } from '#domain/jobReasons.ts';
import { type Reasons, useWordedReasons } from '#src/components/job/useWordedReasons.tsx';
import { IconList } from '#src/ui/iconList/IconList.tsx';

interface CardReasonsProps {
  label: string;
  reasons: Reasons;
  /** How many that fit, and how many to keep in mind. */
  most: { readonly fits: number; readonly gaps: number };
  room: 'list' | 'shelf';
}

/** The few reasons of a card. What fits is told by its icon, and by a word that is only heard. */
export function CardReasons({ label, reasons, most, room }: CardReasonsProps) {
  const { t } = useTranslation('jobs');
  const worded = useWordedReasons(room);
  const items = cardReasons(worded(reasons), most).map(({ code, effect, shown }, index) =>
    effect === 'positive'
      ? {
          id: `fits-${code}-${index}`,
          icon: CircleCheck,
          tone: 'good' as const,
          spokenWord: t('reasons.fits'),
          text: shown,
        }
      : {
          id: `gap-${code}-${index}`,
          icon: CircleAlert,
          tone: 'warn' as const,
          text: (
            <>
              <b>{t('reasons.gap')}</b> {shown}
            </>
          ),
        },
  );
  return items.length > 0 ? <IconList label={label} layout="close" items={items} /> : null;
}
