import { applySite } from '#domain/applySite.ts';
import { useTranslation } from 'react-i18next';
import { useApplicationOffer, useAppliedJobs } from '#src/api/queries/applications.ts';
import type { Job } from '#src/api/queries/jobs.ts';
import { useJobWords } from '#src/components/job/useJobWords.ts';
import { WhatTheyGet } from '#src/pages/candidate/jobs/WhatTheyGet.tsx';
import { useUser, useView } from '#src/session/usePerson.ts';
import { Card } from '#src/ui/card/Card.tsx';

/** Who reads an application, before somebody presses Apply; gone once they have applied. */
export function ApplicationReaders({ job }: { job: Job }) {
  const { t } = useTranslation('apply');
  const { t: tj } = useTranslation('jobs');
  const { UserGuid } = useUser();
  const { data: applied } = useAppliedJobs(UserGuid);
  const { data: offer } = useApplicationOffer(UserGuid, job.sourceGUID, false);
  const words = useJobWords();
  const isViewed = useView() !== null;
  const hasApplied = applied?.get(job.sourceGUID)?.withdrawnAt === null;
  if (isViewed || hasApplied || words.closed(job) !== null) return null;
  const company = job.company ?? t('theCompany');
  return (
    <Card as="section" aria-labelledby="readers">
      <h2 id="readers">{tj('details.readers')}</h2>
      {applySite(job.applyUrl) === null ? (
        <WhatTheyGet company={job.company} offer={offer} />
      ) : (
        <>
          <p>{t('elsewhere.readers', { company })}</p>
          {job.company === null ? null : <p>{t('elsewhere.profile', { company })}</p>}
        </>
      )}
    </Card>
  );
}
