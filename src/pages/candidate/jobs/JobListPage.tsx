import { useTranslation } from 'react-i18next';
import type { JobListKind } from '#src/api/queries/jobLists.ts';
import { Page } from '#src/components/page/Page.tsx';
import { JobList } from '#src/pages/candidate/jobs/JobList.tsx';
import { JobSearch } from '#src/pages/candidate/jobs/JobSearch.tsx';
import { useJobSearch } from '#src/pages/candidate/jobs/useJobSearch.ts';
import { useUser } from '#src/session/useSession.ts';

/** One of the lists that need nothing but the person: all, applied, saved, remote (row C13). */
export function JobListPage({ kind }: { kind: Exclude<JobListKind, 'recommended'> }) {
  const { t } = useTranslation('jobs');
  const { UserGuid } = useUser();
  const { search, setSearch } = useJobSearch();
  const title = t(`list.${kind}.title`);
  return (
    <Page room="wide" title={title} lead={t(`list.${kind}.lead`)}>
      <JobSearch list={title} search={search} onSearch={setSearch} />
      <JobList kind={kind} userGuid={UserGuid} search={search} />
    </Page>
  );
}
