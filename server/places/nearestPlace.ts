import { likeliest } from './likeness.ts';
import type { Place } from './place.ts';
import { cityPlace, placeIndex } from './placeIndex.ts';
import { interpret } from './searchPlaces.ts';

/** The city that a typed name of no place was most likely meant to be, the largest of several. */
export function nearestPlace(typed: string): Place | null {
  for (const { name, states } of interpret(typed.slice(0, 200).trim())) {
    const { cities } = placeIndex();
    const inStates = states ? cities.filter(({ state }) => states.includes(state)) : cities;
    const city = likeliest(name, inStates, ({ key }) => key);
    if (city !== null) return cityPlace(city);
  }
  return null;
}
