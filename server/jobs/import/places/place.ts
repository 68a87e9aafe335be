import type { WorkPlace } from '../feedLine.ts';

/** One place of a posting, as far as the feed names it. */
export interface Place {
  city: string | null;
  state: string | null;
  zip: string | null;
  country: 'US' | null;
  /** It names another country, a province or a city abroad. */
  isForeign: boolean;
  /** What its text says in passing: "Remote - Ohio". */
  workPlace: WorkPlace | null;
}

export const nowhere: Place = {
  city: null,
  state: null,
  zip: null,
  country: null,
  isForeign: false,
  workPlace: null,
};

/** Whether it says more than how the work is done. */
export const isNamed = (place: Place): boolean =>
  place.isForeign ||
  place.country !== null ||
  place.city !== null ||
  place.state !== null ||
  place.zip !== null;

/**
 * The place that counts among several: the first in the US, else the first not abroad, else one
 * abroad. What any of them says about remote work is kept.
 */
export function choosePlace(places: readonly Place[]): Place {
  const named = places.filter(isNamed);
  const chosen =
    named.find(({ country }) => country === 'US') ??
    named.find(({ isForeign }) => !isForeign) ??
    named[0] ??
    nowhere;
  const said = places.filter((place) => !place.isForeign || place === chosen);
  const workPlace = chosen.workPlace ?? said.find((place) => place.workPlace)?.workPlace ?? null;
  return { ...chosen, workPlace };
}
