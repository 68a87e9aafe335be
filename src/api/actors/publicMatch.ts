import { fromPromise } from 'xstate';
import type { FoundJobs, SearchInput } from '#machines/publicMatch/publicMatchTypes.ts';
import { openMatchingApi } from '#src/api/client/clients.ts';
import { call } from '#src/api/client/problem.ts';
import { typedPlace } from '#src/api/typedPlace.ts';

async function find({ wish, offset }: SearchInput): Promise<FoundJobs> {
  const place = await typedPlace(wish.place);
  const answer = await call(
    openMatchingApi.POST('/recommendations_lite', {
      body: {
        job_description: wish.work.trim(),
        skills: [...wish.skills],
        location: place === null ? null : [place.lat, place.lng],
        search_radius: wish.radius,
        offset,
        ...(wish.remote === null ? {} : { remote: wish.remote }),
        ...(wish.hours === null ? {} : { hours: wish.hours }),
      },
    }),
  );
  return {
    place,
    jobs: answer.recommendations,
    total: answer.total,
    changes: answer.changes,
  };
}

/** The calls of publicMatch: the place first, then the jobs around it. */
export const publicMatchActors = {
  search: fromPromise<FoundJobs, SearchInput>(({ input }) => find(input)),
  loadMore: fromPromise<FoundJobs, SearchInput>(({ input }) => find(input)),
};
