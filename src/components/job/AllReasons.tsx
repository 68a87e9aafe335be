import { CircleAlert, CircleCheck } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { byImportance } from '#domain/jobReasons.ts';
import { type Reasons, useWordedReasons } from '#src/components/job/useWordedReasons.tsx';
import { IconList } from '#src/ui/iconList/IconList.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';

/** All reasons of a job: what fits, then what to keep in mind, the weightiest first. */
export function AllReasons({ reasons }: { reasons: Reasons }) {
  const { t } = useTranslation('jobs');
  const worded = useWordedReasons('page');
  const ids = { positive: useId(), gap: useId() };
  const groups = [
    { effect: 'positive', heading: t('details.fits'), icon: CircleCheck, tone: 'good' },
    { effect: 'gap', heading: t('details.keepInMind'), icon: CircleAlert, tone: 'warn' },
  ] as const;
  const all = [...worded(reasons)].sort(byImportance);
  return groups.map(({ effect, heading, icon, tone }) => {
    const items = all
      .filter((one) => one.effect === effect)
      .map(({ code, shown }, index) => ({ id: `${code}-${index}`, icon, tone, text: shown }));
    return items.length === 0 ? null : (
      <Stack key={effect} gap="tight">
        <h3 id={ids[effect]}>{heading}</h3>
        <IconList labelledBy={ids[effect]} items={items} />
      </Stack>
    );
  });
}
