import { useTranslation } from 'react-i18next';
import { useJobList } from '#src/api/queries/jobLists.ts';
import { Page } from '#src/components/page/Page.tsx';
import { JobList } from '#src/pages/candidate/jobs/JobList.tsx';
import { JobSearch } from '#src/pages/candidate/jobs/JobSearch.tsx';
import { useJobSearch } from '#src/pages/candidate/jobs/useJobSearch.ts';
import { useUser } from '#src/session/usePerson.ts';

/** One of the lists that a person makes: applied, saved (row C13). */
export function JobListPage({ kind }: { kind: 'applied' | 'saved' }) {
  const { t } = useTranslation('jobs');
  const { UserGuid } = useUser();
  const { search, setSearch } = useJobSearch();
  const list = useJobList({ kind, userGuid: UserGuid, search });
  const title = t(`list.${kind}.title`);
  return (
    <Page room="wide" title={title} lead={t(`list.${kind}.lead`)}>
      <JobSearch list={title} search={search} onSearch={setSearch} />
      <JobList kind={kind} userGuid={UserGuid} search={search} list={list} />
    </Page>
  );
}
