import { useTranslation } from 'react-i18next';
import { dayAfterMonths, REVIEW_MONTHS } from '#domain/passport.ts';
import { useDayWords } from '#src/components/section/useDayWords.ts';
import { announce } from '#src/ui/announcer/announce.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Cluster, Stack } from '#src/ui/stack/Stack.tsx';

interface ReviewDayProps {
  /** YYYY-MM-DD; '' for none. */
  day: string;
  onChange: (day: string) => void;
}

/** On which day to look at the passport again: in 6 or 12 months, or on none. */
export function ReviewDay({ day, onChange }: ReviewDayProps) {
  const { t } = useTranslation('passport');
  const words = useDayWords('day');
  const choose = (chosen: string) => {
    onChange(chosen);
    announce(chosen === '' ? t('review.cleared') : t('review.set', { date: words(chosen) }));
  };
  return (
    <Stack>
      <h2>{t('review.title')}</h2>
      <p>{day === '' ? t('review.none') : t('review.on', { date: words(day) })}</p>
      <Cluster>
        {REVIEW_MONTHS.map((count) => (
          <Button key={count} onPress={() => choose(dayAfterMonths(new Date(), count))}>
            {t('review.months', { count })}
          </Button>
        ))}
        <Button look="plain" isUnavailable={day === ''} onPress={() => choose('')}>
          {t('review.clear')}
        </Button>
      </Cluster>
    </Stack>
  );
}
