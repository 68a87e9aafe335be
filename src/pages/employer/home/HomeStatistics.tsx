import { ChartColumn } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { localeOf } from '#domain/languages.ts';
import {
  type PeriodCounts,
  useMonthlyStatistics,
  useYearlyStatistics,
  type YearCounts,
} from '#src/api/queries/employerStatistics.ts';
import { QueryPart } from '#src/components/waiting/QueryPart.tsx';
import { usePeriodWords } from '#src/pages/employer/home/usePeriodWords.ts';
import { useShownNumbers } from '#src/pages/employer/home/useShownNumbers.ts';
import { Card } from '#src/ui/card/Card.tsx';
import { Chart } from '#src/ui/chart/Chart.tsx';
import type { MonthsData } from '#src/ui/chart/chartData.ts';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { Segments } from '#src/ui/segments/Segments.tsx';

/** How often the jobs were viewed and applied for: by month or year, as a chart or a table. */
export function HomeStatistics({ companyName }: { companyName: string }) {
  const { t } = useTranslation('employer');
  const { view, period, change } = useShownNumbers();
  const monthly = useMonthlyStatistics(companyName);
  const yearly = useYearlyStatistics(companyName);
  const sentenceOf = useSentence();
  const dataOf = useChartData();
  const isByYear = period === 'years';
  return (
    <Card>
      <QueryPart<readonly (PeriodCounts | YearCounts)[]>
        title={t(isByYear ? 'home.byYear' : 'home.byMonth')}
        aside={
          <Segments
            label={t('home.period')}
            choices={[
              { value: 'months', text: t('home.months') },
              { value: 'years', text: t('home.years') },
            ]}
            value={period}
            onChange={(chosen) => change({ period: chosen === 'years' ? 'years' : 'months' })}
          />
        }
        query={isByYear ? yearly : monthly}
        loadingText={t('loading')}
        failedText={t('home.statisticsFailed')}
      >
        {(counts) => (
          <Chart
            sentence={sentenceOf(counts.at(-1))}
            data={dataOf(counts)}
            words={{
              showAs: t('home.showAs'),
              chart: t('home.chart'),
              table: t('home.table'),
              caption: t(isByYear ? 'home.byYear' : 'home.byMonth'),
            }}
            view={view}
            onViewChange={(chosen) => change({ view: chosen })}
            empty={
              <EmptyState icon={ChartColumn} heading={t('home.noStatistics')} headingLevel={3}>
                {t('home.noStatisticsText')}
              </EmptyState>
            }
          />
        )}
      </QueryPart>
    </Card>
  );
}

/** "In November 2026 your jobs were looked at 46 times and 9 people applied." */
function useSentence() {
  const { t } = useTranslation('employer');
  const words = usePeriodWords();
  return (counts: PeriodCounts | YearCounts | undefined) => {
    if (counts === undefined) return '';
    const { viewed, applied } = counts;
    return t('home.sentence', {
      period: 'month' in counts ? words.long(counts) : words.year(counts),
      times: t('home.times', { count: viewed }),
      people: t('home.people', { count: applied }),
    });
  };
}

function useChartData() {
  const { t, i18n } = useTranslation('employer');
  const words = usePeriodWords();
  const number = new Intl.NumberFormat(localeOf(i18n.language));
  return (counts: readonly (PeriodCounts | YearCounts)[]): MonthsData => {
    const isByYear = counts.every((one) => !('month' in one));
    const measure = (id: 'viewed' | 'applied') => {
      const values = counts.map((one) => one[id]);
      const sum = number.format(values.reduce((all, value) => all + value, 0));
      return {
        id,
        name: t(`home.${id}`),
        totalText: t(isByYear ? 'home.inYears' : 'home.inMonths', { number: sum }),
        values,
      };
    };
    return {
      kind: 'months',
      periodWord: t(isByYear ? 'home.year' : 'home.month'),
      periods: counts.map((one) => ({
        id: 'month' in one ? `${one.year}-${one.month}` : String(one.year),
        short: 'month' in one ? words.short(one) : words.year(one),
        long: 'month' in one ? words.long(one) : words.year(one),
      })),
      measures: [measure('viewed'), measure('applied')],
    };
  };
}
