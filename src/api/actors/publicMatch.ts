import { fromPromise } from 'xstate';
import { NO_PLACE } from '#machines/publicMatch.ts';
import type { FoundJobs, KnownPlace, SearchInput } from '#machines/publicMatchTypes.ts';
import { openMatchingApi, placesApi } from '#src/api/clients.ts';
import { call, CallFailed, toProblem } from '#src/api/problem.ts';

/** The US place of a city or a ZIP code as typed; null for an empty text. @throws CallFailed */
async function placeOf(typed: string): Promise<KnownPlace | null> {
  const q = typed.trim();
  if (q === '') return null;
  const query = { q, countrycodes: 'us', format: 'jsonv2', limit: 1 } as const;
  const [found] = await call(placesApi.GET('/search', { params: { query } }));
  const { city, state, postcode, 'ISO3166-2-lvl4': code } = found?.address ?? {};
  if (!found || namesAnotherState(q, [state, code?.slice(-2)]))
    throw new CallFailed({ ...toProblem(null), code: NO_PLACE });
  const name = [`${city ?? found.name}, ${state ?? ''}`, postcode].filter(Boolean).join(' ');
  return { name, lat: Number(found.lat), lng: Number(found.lon) };
}

/** "Toronto, Canada" is no city of the US, whatever is found for it. */
function namesAnotherState(typed: string, state: readonly (string | undefined)[]): boolean {
  const [, ...after] = typed.replace(/[\d-]+$/, '').split(',');
  const named = after
    .map((part) => part.trim().toLowerCase())
    .filter((part) => part !== '' && !/^(us|usa|united states)$/.test(part));
  return (
    named.length > 0 && !named.some((part) => state.some((one) => one?.toLowerCase() === part))
  );
}

async function find({ wish, offset }: SearchInput): Promise<FoundJobs> {
  const place = await placeOf(wish.place);
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
