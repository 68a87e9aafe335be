import { jobsQuery, userQuery } from '#src/api/client/operations.ts';

/** The queries of what a company reads of candidates; lists are named by their first load. */

const of = (id: string) => ({ params: { path: { id } } });

/** Those whom the company may find. */
export const filteredCandidates = (
  searchString: string,
  locationString: string,
  userGuids?: readonly string[],
) =>
  userQuery.queryOptions('post', '/get-filtered-candidates', {
    body: {
      searchString,
      locationString,
      offset: 0,
      ...(userGuids === undefined ? {} : { userGuids: [...userGuids] }),
    },
  });

/** Who applied to the company, or for one of its jobs. */
export const appliedCandidates = (companyName: string, job: string) =>
  jobsQuery.queryOptions('get', '/JobFeed/GetAppliedCandidates/{companyName}', {
    params: { path: { companyName }, query: job === '' ? {} : { job } },
  });

/** Whom an employer saved. */
export const savedCandidatesOf = (id: string) =>
  userQuery.queryOptions('get', '/ProfileSavedCandidatesV2/{id}', of(id));

/** Whom an employer invited. */
export const contactLogsFrom = (id: string) =>
  userQuery.queryOptions('get', '/ContactLogs/GetContactLogsFromPersonV2/{id}', of(id));

/** What the company has to do with a candidate. */
export const candidateView = (id: string) =>
  userQuery.queryOptions('get', '/candidateView/{id}', of(id));

/** The jobs of the company that candidates can see now. */
export const publishedJobs = (companyName: string, offset: number) =>
  jobsQuery.queryOptions('post', '/JobFeed/GetCompanyJobsFromSearch', {
    body: { companyName, searchText: '', status: 'published', offset },
  });
