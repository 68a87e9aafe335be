import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { ROLE } from '#domain/roles.ts';
import type { FoundJobs } from '#machines/publicMatch/publicMatchTypes.ts';
import { CardReasons } from '#src/components/job/CardReasons.tsx';
import { JobDescription } from '#src/components/job/JobDescription.tsx';
import { JobFacts } from '#src/components/job/JobFacts.tsx';
import { useInEnglish } from '#src/components/text/useInEnglish.ts';
import { paths } from '#src/paths.ts';
import { useRole } from '#src/session/useSession.ts';
import { carry, type CarriedFrom } from '#src/tab/carried.ts';
import { Card } from '#src/ui/card/Card.tsx';
import { Disclosure } from '#src/ui/disclosure/Disclosure.tsx';
import { LoneLink } from '#src/ui/loneLink/LoneLink.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';

/** The id of a card's title, which gets the focus when its load came. */
export const titleIdOf = (jobId: string): string => `job-${jobId}`;

const MOST = { fits: 4, gaps: 2 };

interface VisitorJobCardProps {
  found: FoundJobs['jobs'][number];
  /** What is kept for the sign-up. */
  from: CarriedFrom;
}

/**
 * A job for a visitor: whole in its place, because its own page needs an account. A candidate is
 * led to that page. Renders again only for another job, not as more of them come.
 */
export const VisitorJobCard = memo(function VisitorJobCard({ found, from }: VisitorJobCardProps) {
  const { t } = useTranslation('publicJobs');
  const { t: tj } = useTranslation('jobs');
  const role = useRole();
  const inEnglish = useInEnglish();
  const { job, reasons } = found;
  const titleId = titleIdOf(job.sourceGUID);
  const title = job.company ? `${job.title}, ${job.company}` : job.title;
  return (
    <Card as="li" aria-labelledby={titleId}>
      <Stack gap="tight">
        <h3 id={titleId} tabIndex={-1}>
          <span {...inEnglish}>{job.title}</span>
        </h3>
        <JobFacts job={job} reasons={reasons} application={undefined} foundWords={undefined} />
        <CardReasons
          label={tj('reasons.label', { title: job.title })}
          reasons={reasons}
          most={MOST}
          room="list"
        />
        <Disclosure label={t('posting')} aria-label={t('postingOf', { title })}>
          <JobDescription text={job.description} headingLevel={4} />
        </Disclosure>
        {role === null ? (
          <div>
            <LoneLink
              href={paths.register}
              aria-label={t('saveOf', { title })}
              onPress={() => carry(from, null)}
            >
              {t('save')}
            </LoneLink>
          </div>
        ) : null}
        {role === ROLE.candidate ? (
          <div>
            <LoneLink
              href={paths.candidate.jobDetails(job.sourceGUID)}
              aria-label={t('openOf', { title })}
            >
              {t('open')}
            </LoneLink>
          </div>
        ) : null}
      </Stack>
    </Card>
  );
});
