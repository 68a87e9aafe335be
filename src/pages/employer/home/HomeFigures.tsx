import { useTranslation } from 'react-i18next';
import { localeOf } from '#domain/languages.ts';
import {
  useAppliedAndViewed,
  useLanguageCounts,
  useMonthlyStatistics,
} from '#src/api/queries/employerStatistics.ts';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { RetryNotice } from '#src/components/failure/RetryNotice.tsx';
import { useQueryFailure } from '#src/components/failure/useQueryFailure.ts';
import { Loading } from '#src/components/waiting/Loading.tsx';
import { usePeriodWords } from '#src/pages/employer/home/usePeriodWords.ts';
import { paths } from '#src/paths.ts';
import { AppLink } from '#src/ui/appLink/AppLink.tsx';
import { Figures } from '#src/ui/figures/Figures.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';

/** Jobs open, how often they were viewed and applied for, and phrases to look at. */
export function HomeFigures({ companyName }: { companyName: string }) {
  const { t, i18n } = useTranslation('employer');
  const problemText = useProblemText();
  const words = usePeriodWords();
  const counts = useAppliedAndViewed(companyName);
  const language = useLanguageCounts(companyName);
  const monthly = useMonthlyStatistics(companyName);
  const failures = [useQueryFailure(counts), useQueryFailure(language), useQueryFailure(monthly)];
  const failure = failures.find((one) => one !== null) ?? null;
  const retry = () => failures.forEach((one) => one?.retry());
  const { data } = counts;
  const notes = language.data;
  const now = monthly.data?.at(-1);
  const isLoading = data === undefined || notes === undefined || now === undefined;
  const number = new Intl.NumberFormat(localeOf(i18n.language));
  const month = now && words.month(now);
  const year = now && words.year(now);
  return (
    <Loading
      isPart
      label={t('home.figuresTitle')}
      isLoading={isLoading && failure === null}
      loadingText={t('loading')}
      doneText=""
      outline={<Skeleton lines={2} />}
    >
      {failure ? (
        <RetryNotice
          isPart
          failure={{ ...failure, retry }}
          text={`${t('home.figuresFailed')} ${problemText(failure.problem)}`}
        />
      ) : null}
      {isLoading ? null : (
        <Figures
          figures={[
            {
              id: 'open',
              value: number.format(data.openJobs),
              words: t('home.openJobs', { count: data.openJobs }),
            },
            {
              id: 'viewed',
              value: number.format(data.thisMonth.viewed),
              words: t('home.viewedIn', { period: month }),
            },
            {
              id: 'applied',
              value: number.format(data.thisMonth.applied),
              words: t('home.appliedIn', { period: month }),
            },
            {
              id: 'viewedYear',
              value: number.format(data.thisYear.viewed),
              words: t('home.viewedIn', { period: year }),
            },
            {
              id: 'appliedYear',
              value: number.format(data.thisYear.applied),
              words: t('home.appliedIn', { period: year }),
            },
            {
              id: 'phrases',
              value: number.format(notes.phrases),
              words:
                notes.phrases === 0 ? (
                  t('home.noPhrases')
                ) : (
                  <AppLink href={paths.employer.jobs}>
                    {t('home.phrases', {
                      count: notes.phrases,
                      jobs: t('home.jobs', { count: notes.jobs }),
                    })}
                  </AppLink>
                ),
            },
          ]}
        />
      )}
    </Loading>
  );
}
