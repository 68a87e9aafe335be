import { useTranslation } from 'react-i18next';
import {
  type ApplicationOffer,
  useApplicationOffer,
  useAppliedJobs,
} from '#src/api/queries/applications.ts';
import type { Job } from '#src/api/queries/jobs.ts';
import { useUser } from '#src/session/useSession.ts';
import { Card } from '#src/ui/card/Card.tsx';

/**
 * Whom an application is sent to. Without an answer the posting may name a contact or not.
 */
export const readersKey = (offer: ApplicationOffer | undefined) =>
  offer === undefined ? 'apply.sent' : offer.contact ? 'apply.contact' : 'apply.noContact';

/** Who reads an application, before somebody presses Apply; gone once they have applied. */
export function ApplicationReaders({ job }: { job: Job }) {
  const { t } = useTranslation('jobs');
  const { UserGuid } = useUser();
  const { data: applied } = useAppliedJobs(UserGuid);
  const { data: offer } = useApplicationOffer(UserGuid, job.sourceGUID, false);
  if (applied?.has(job.sourceGUID)) return null;
  return (
    <Card as="section" aria-labelledby="readers">
      <h2 id="readers">{t('details.readers')}</h2>
      <p>{t(readersKey(offer), { company: job.company ?? t('apply.theCompany') })}</p>
      {offer?.contact === false ? null : <p>{t('apply.notSent')}</p>}
    </Card>
  );
}
