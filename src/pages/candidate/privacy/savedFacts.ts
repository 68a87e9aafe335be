import type { components } from '#openapi/user.ts';
import { ACCOMMODATION_KEYS } from '#domain/accommodations.ts';
import { type FactKey, keyOfItem, type StatementKey } from '#domain/disclosure.ts';

type Schemas = components['schemas'];
export type Accommodation = Schemas['UserAccommodation'] | null;
/** What a statement calls an item of the passport, and says at first. */
export type SharedItem = Pick<Schemas['PassportItem'], 'Id' | 'Barrier' | 'Helps'>;

/** All that a company can be told about: facts, then items of the passport. */
export function savedKeys(
  accommodation: Accommodation,
  items: readonly SharedItem[],
): readonly StatementKey[] {
  return [...savedFacts(accommodation), ...items.map(({ Id }) => keyOfItem(Id))];
}

/** The facts that somebody said yes to, in the order of the form; own words come last. */
export function savedFacts(accommodation: Accommodation | undefined): readonly FactKey[] {
  const facts: FactKey[] = ACCOMMODATION_KEYS.filter((key) => accommodation?.[key] === true);
  return accommodation?.OtherAccommodationText ? [...facts, 'OtherAccommodationText'] : facts;
}
