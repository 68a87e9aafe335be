import { Rss } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { localeOf } from '#domain/languages.ts';
import type { useCompanyJob } from '#src/api/queries/employerJobs.ts';
import { QueryPart } from '#src/components/waiting/QueryPart.tsx';
import { JobNotes } from '#src/pages/employer/jobs/JobRecord.tsx';
import { JobStatusLine } from '#src/pages/employer/jobs/JobStatus.tsx';
import { Card } from '#src/ui/card/Card.tsx';
import { Figures } from '#src/ui/figures/Figures.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { StateLine } from '#src/ui/stateLine/StateLine.tsx';

interface JobNumbersProps {
  query: ReturnType<typeof useCompanyJob>;
  companyName: string;
}

/** Whether candidates read a job, and how often it was viewed and applied for. */
export function JobNumbers({ query, companyName }: JobNumbersProps) {
  const { t, i18n } = useTranslation('employer');
  const number = new Intl.NumberFormat(localeOf(i18n.language));
  return (
    <Card>
      <QueryPart
        title={t('details.numbers')}
        query={query}
        loadingText={t('loading')}
        failedText={t('details.numbersFailed')}
      >
        {(job) =>
          job === null ? (
            <p>{t('details.notYours', { company: companyName })}</p>
          ) : (
            <Stack>
              <Stack gap="tight">
                <JobStatusLine status={job.status} />
                <JobNotes job={job} />
                {job.origin === 'employer' ? null : (
                  <StateLine kind="none" icon={Rss}>
                    {t('job.imported')}
                  </StateLine>
                )}
              </Stack>
              <Figures
                figures={[
                  { id: 'viewed', value: number.format(job.viewed), words: t('job.viewed') },
                  { id: 'applied', value: number.format(job.applied), words: t('job.applied') },
                ]}
              />
            </Stack>
          )
        }
      </QueryPart>
    </Card>
  );
}
