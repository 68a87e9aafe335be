import { useTranslation } from 'react-i18next';
import type { RankChanges } from '#src/api/queries/rankChanges.ts';
import { Disclosure } from '#src/ui/disclosure/Disclosure.tsx';
import { PartBars } from '#src/ui/partBars/PartBars.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';

/** What the place of a job is made of: the parts of its score, as bars and as numbers. */
export function LookedAt({ score }: { score: NonNullable<RankChanges['score']> }) {
  const { t } = useTranslation('rankChanges');
  const { points, parts, takenOff } = score;
  return (
    <Disclosure label={t('looked.title')} headingLevel={3}>
      <Stack>
        <p>{t('looked.lead', { points })}</p>
        <PartBars
          label={t('looked.title')}
          parts={parts.map((part) => ({
            id: part.code,
            name: t(`looked.${part.code}`),
            value: part.points,
            of: part.of,
            text: t('looked.of', { points: part.points, of: part.of }),
          }))}
        />
        {takenOff > 0 ? <p>{t('looked.takenOff', { count: takenOff })}</p> : null}
        <p>{t('looked.never')}</p>
      </Stack>
    </Disclosure>
  );
}
