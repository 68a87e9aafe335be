import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { Job } from '#src/api/queries/jobs.ts';
import { useRecommendations } from '#src/api/queries/recommendations.ts';
import { SaveJobButton } from '#src/components/job/SaveJobButton.tsx';
import { useJobWords } from '#src/components/job/useJobWords.ts';
import { useSaveToggle } from '#src/components/job/useSaveToggle.tsx';
import { ApplyPanel } from '#src/pages/candidate/jobs/ApplyPanel.tsx';
import { readSearch } from '#src/pages/candidate/jobs/useJobSearch.ts';
import { useUser } from '#src/session/useSession.ts';
import { Facts } from '#src/ui/facts/Facts.tsx';

/** Employer and place, under the title of a posting. */
export function JobWhere({ job }: { job: Job }) {
  const { t } = useTranslation('jobs');
  const { UserGuid } = useUser();
  const [address] = useSearchParams();
  const { data: ranking } = useRecommendations(UserGuid, readSearch(address).widen);
  const words = useJobWords();
  const reasons =
    ranking?.recommendations.find((one) => one.sourceGUID === job.sourceGUID)?.reasons ?? [];
  return (
    <Facts
      label={t('facts.label')}
      facts={[
        { id: 'company', text: job.company ?? t('noCompany') },
        { id: 'place', text: words.place(job, reasons) },
      ]}
    />
  );
}

/** Apply and Save, beside the title of a posting. */
export function JobActions({ job }: { job: Job }) {
  const { UserGuid } = useUser();
  const { dialog, ...save } = useSaveToggle(UserGuid);
  return (
    <>
      <ApplyPanel job={job} />
      <SaveJobButton job={job} isSaved={save.isSaved(job.sourceGUID)} onToggle={save.toggle} />
      {dialog}
    </>
  );
}
