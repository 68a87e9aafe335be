import { JOBS_PER_LOAD } from '#domain/limits.ts';
import { FILTER_MILES } from '#domain/jobFilters.ts';
import type { components, operations } from '#openapi/matching.ts';
import type { Handlers } from '#server/http/contractTypes.ts';
import { jobCard } from '#server/jobs/card.ts';
import { isOpen } from '#server/jobs/statusAt.ts';
import { type JobRow, listJobs } from '#server/jobs/queries.ts';
import { visitorOf } from '#server/matching/visitor.ts';
import { distanceMiles } from '#server/places/distance.ts';
import type { Services } from '#server/services.ts';

type LiteOperations = Pick<operations, 'recommendationsLite'>;
type LiteSearch = components['schemas']['LiteSearch'];
type LiteChange = components['schemas']['LiteChange'];
type Ranked = components['schemas']['Recommendation'];

type Change = { readonly [Name in keyof LiteSearch]?: LiteSearch[Name] | undefined };

/** The most jobs that a visitor sees. */
const most = 100;

/** The newest jobs that are looked through for those that a visitor's answers leave. */
const mostNewest = 200;

/** Jobs for a visitor: nothing of the request is stored, and the logs have no bodies. */
export function liteOperations(services: Services): Handlers<LiteOperations> {
  const { database, jobMatcher, jobSearch, now } = services;

  /** Best first; the newest for who says nothing of the work, with a place those around it. */
  const rank = (search: LiteSearch): readonly Ranked[] => {
    const isAsked = search.job_description.trim() !== '' || search.skills.length > 0;
    const visitor = visitorOf(search);
    if (isAsked) return jobMatcher.recommend(visitor).recommendations;
    const { ids } = jobSearch.search({
      searchText: '',
      locationText: '',
      sort: visitor.place === null ? 'newest' : 'nearest',
      place: visitor.place,
      offset: 0,
      limit: mostNewest,
    });
    return ids.map((jobId) => ({ sourceGUID: jobId, score: 0, reasons: [] }));
  };

  const find = async (search: LiteSearch) => {
    const ranked = rank(search);
    const ids = ranked.map((one) => one.sourceGUID);
    const rows = new Map((await listJobs(database.db, ids)).map((row) => [row.source_guid, row]));
    return ranked
      .flatMap((one) => {
        const row = rows.get(one.sourceGUID);
        return row && isOpen(row, now()) && fits(row, search) ? [{ ...one, row }] : [];
      })
      .slice(0, most);
  };

  /** What would bring jobs where there are none, each tried by itself. */
  const changesOf = async (search: LiteSearch): Promise<LiteChange[]> => {
    const changes: LiteChange[] = [];
    const attempt = async (by: LiteChange['by'], changed: Change) => {
      const jobs = (await find({ ...search, ...changed })).length;
      const radius = by === 'search_radius' ? { search_radius: changed.search_radius ?? 0 } : {};
      if (jobs > 0) changes.push({ by, jobs, ...radius });
      return jobs > 0;
    };
    if (search.location !== null) {
      const wider = FILTER_MILES.filter((miles) => miles > search.search_radius);
      for (const search_radius of wider)
        if (await attempt('search_radius', { search_radius })) break;
      await attempt('location', { location: null });
    }
    if (search.remote && search.remote !== 'no preference')
      await attempt('remote', { remote: 'no preference' });
    if (search.hours) await attempt('hours', { hours: undefined });
    return changes.toSorted((a, b) => b.jobs - a.jobs);
  };

  return {
    recommendationsLite: async ({ body }) => {
      const found = await find(body);
      const { offset = 0 } = body;
      return {
        total: found.length,
        recommendations: found
          .slice(offset, offset + JOBS_PER_LOAD)
          .map(({ row, ...one }) => ({ ...one, job: jobCard(row, now()) })),
        changes: found.length === 0 ? await changesOf(body) : [],
      };
    },
  };
}

/** What the scorer weighs and these answers decide. A posting that does not say its hours fits. */
function fits({ employment_types: types, remote, lat, lng }: JobRow, search: LiteSearch): boolean {
  if (search.hours && types.length > 0 && !types.includes(search.hours)) return false;
  if (search.remote === 'remote') return remote === 'remote';
  if (search.remote === 'in-person' && remote === 'remote') return false;
  if (search.location === null || remote === 'remote') return true;
  const [near, east] = search.location;
  if (near === undefined || east === undefined || lat === null || lng === null) return true;
  return distanceMiles({ lat: near, lng: east }, { lat, lng }) <= search.search_radius;
}
