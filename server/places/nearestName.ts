import { likeliest } from './likeness.ts';
import { cityPlace, placeIndex } from './placeIndex.ts';
import { interpret, placesNamed } from './searchPlaces.ts';
import { placeKey } from './spelling.ts';
import { stateCode, stateCodes, stateName } from './states.ts';

/** A name as it is looked for, and as people read it. */
interface Known {
  readonly key: string;
  readonly display: string;
}

const states: readonly Known[] = stateCodes.map((code) => {
  const display = stateName(code) ?? code;
  return { key: placeKey(display), display };
});

const likeliestState = (typed: string): Known | null =>
  likeliest(placeKey(typed), states, ({ key }) => key);

/**
 * The state or city that a typed name of no place was most likely meant to be: of equally likely
 * ones the state, then the largest city.
 */
export function nearestName(typed: string): string | null {
  const text = typed.slice(0, 200).trim();
  const inState = nearestInState(text);
  if (inState !== null) return inState;
  for (const { name, states: some } of interpret(text)) {
    const cities = placeIndex().cities.filter(({ state }) => some?.includes(state) ?? true);
    const known = [...(some === null ? states : []), ...cities];
    const found = likeliest(name, known, ({ key }) => key);
    if (found !== null) return 'display' in found ? found.display : cityPlace(found).display;
  }
  return null;
}

/** "Baltimore, Marlyand": the city in the state that was meant. */
function nearestInState(text: string): string | null {
  const comma = text.lastIndexOf(',');
  const [city, after] = [text.slice(0, comma), text.slice(comma + 1)];
  if (comma < 0 || stateCode(after) !== null) return null;
  const state = likeliestState(after);
  if (state === null) return null;
  const mended = `${city}, ${state.display}`;
  return placesNamed(mended)[0]?.display ?? nearestName(mended);
}
