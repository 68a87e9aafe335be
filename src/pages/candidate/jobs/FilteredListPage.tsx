import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useJobList } from '#src/api/queries/jobLists.ts';
import { Page } from '#src/components/page/Page.tsx';
import styles from '#src/pages/candidate/jobs/JobList.module.css';
import { JobList } from '#src/pages/candidate/jobs/JobList.tsx';
import { JobSearch } from '#src/pages/candidate/jobs/JobSearch.tsx';
import { useNewJobs } from '#src/pages/candidate/jobs/newJobs.ts';
import { isNarrowed } from '#src/pages/candidate/jobs/useJobSearch.ts';
import { useListSearch } from '#src/pages/candidate/jobs/useListSearch.ts';
import { useUser } from '#src/session/usePerson.ts';

/** The contract's limit. */
const MOST_FIRST = 200;

/** The jobs come first. */
const SaveSearch = lazy(() =>
  import('#src/pages/candidate/jobs/SaveSearch.tsx').then((module) => ({
    default: module.SaveSearch,
  })),
);

/** All jobs, or all remote jobs, with filters and an order (row C13). */
export function FilteredListPage({ kind }: { kind: 'all' | 'remote' }) {
  const { t } = useTranslation('jobs');
  const { UserGuid } = useUser();
  const asking = useListSearch(kind, UserGuid);
  const { search } = asking;
  const newJobs = useNewJobs();
  const first = [...newJobs].slice(0, MOST_FIRST);
  const list = useJobList({ kind, userGuid: UserGuid, search, first });
  const page = list.data?.pages[0];
  const title = t(`list.${kind}.title`);
  return (
    <Page room="wide" title={title} lead={t(`list.${kind}.lead`)}>
      <JobSearch
        list={title}
        search={search}
        onSearch={asking.setSearch}
        filtering={{ ...asking, kind, counts: page?.counts }}
      />
      <JobList
        kind={kind}
        userGuid={UserGuid}
        search={search}
        list={list}
        foundWords={page?.foundWords}
        filtering={{ ...asking, kind }}
        saveSearch={
          isNarrowed(search) ? (
            <Suspense fallback={<div className={styles.saving} />}>
              <SaveSearch key={`${search.words}\n${search.place}`} list={kind} search={search} />
            </Suspense>
          ) : null
        }
      />
    </Page>
  );
}
