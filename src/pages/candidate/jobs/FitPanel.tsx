import { useTranslation } from 'react-i18next';
import { accommodationFit } from '#domain/accommodationFit.ts';
import type { Job } from '#src/api/queries/jobs.ts';
import { useOwnAccommodation } from '#src/api/queries/sections.ts';
import { RetryNotice } from '#src/components/failure/RetryNotice.tsx';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { useQueryFailure } from '#src/components/failure/useQueryFailure.ts';
import { FitGroups } from '#src/pages/candidate/jobs/FitGroups.tsx';
import styles from '#src/pages/candidate/jobs/FitPanel.module.css';
import { paths } from '#src/paths.ts';
import { useUser } from '#src/session/usePerson.ts';
import { LoneLink } from '#src/ui/loneLink/LoneLink.tsx';
import { PrivatePanel } from '#src/ui/privatePanel/PrivatePanel.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';

/**
 * What a posting says about the person's own needs (row X3). Worked out here from two records that
 * the page has: the server never joins them, and nothing is sent. Nobody else sees it.
 */
export function FitPanel({ job }: { job: Job }) {
  const { t } = useTranslation('accessFit');
  return (
    <PrivatePanel line={t('line')} heading={t('title')}>
      <Content job={job} />
    </PrivatePanel>
  );
}

function Content({ job }: { job: Job }) {
  const { t } = useTranslation('accessFit');
  const problemText = useProblemText();
  const { UserGuid } = useUser();
  const query = useOwnAccommodation(UserGuid);
  const failure = useQueryFailure(query);
  const { data: saved } = query;
  if (saved === undefined)
    return failure ? (
      <RetryNotice
        isPart
        failure={failure}
        text={`${t('failed')} ${problemText(failure.problem)}`}
      />
    ) : (
      <Skeleton lines={6} />
    );
  const fit = accommodationFit(saved, job);
  if (fit.says.length === 0 && fit.doesNotSay.length === 0)
    return (
      <p>
        {t('noNeeds')} <LoneLink href={paths.candidate.accommodation}>{t('toNeeds')}</LoneLink>
      </p>
    );
  return (
    <>
      <FitGroups fit={fit} />
      <p className={styles.small}>{t('onDevice')}</p>
    </>
  );
}
