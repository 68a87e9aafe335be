import { NO_PLACE } from '#machines/publicMatch/publicMatch.ts';
import type { KnownPlace } from '#machines/publicMatch/publicMatchTypes.ts';
import { placesApi } from '#src/api/client/clients.ts';
import { call, CallFailed, toProblem } from '#src/api/client/problem.ts';

/** A place as it was found, with the parts that a profile stores; the state by two letters. */
export type TypedPlace = KnownPlace & { readonly city: string; readonly state: string | null };

/** The US place of a city or a ZIP code as typed; null for an empty text. @throws CallFailed */
export async function typedPlace(typed: string): Promise<TypedPlace | null> {
  const q = typed.trim();
  if (q === '') return null;
  const query = { q, countrycodes: 'us', format: 'jsonv2', limit: 1 } as const;
  const [found] = await call(placesApi.GET('/search', { params: { query } }));
  const { city, state, postcode, 'ISO3166-2-lvl4': code } = found?.address ?? {};
  if (!found || namesAnotherState(q, [state, code?.slice(-2)]))
    throw new CallFailed({ ...toProblem(null), code: NO_PLACE });
  const name = [`${city ?? found.name}, ${state ?? ''}`, postcode].filter(Boolean).join(' ');
  return {
    name,
    lat: Number(found.lat),
    lng: Number(found.lon),
    city: city ?? found.name,
    state: code?.slice(-2) ?? null,
  };
}

/** "Toronto, Canada" is no city of the US, whatever is found for it. */
function namesAnotherState(typed: string, state: readonly (string | undefined)[]): boolean {
  const [, ...after] = typed.replace(/[\d-]+$/, '').split(/[,،]/);
  const named = after
    .map((part) => part.trim().toLowerCase())
    .filter((part) => part !== '' && !/^(us|usa|united states)$/.test(part));
  return (
    named.length > 0 && !named.some((part) => state.some((one) => one?.toLowerCase() === part))
  );
}
