import type { components } from '#openapi/user.ts';
import { ACCOMMODATION_KEYS } from '#domain/accommodations.ts';
import type { FactKey } from '#domain/disclosure.ts';

export type Accommodation = components['schemas']['UserAccommodation'] | null;

/** The facts that somebody said yes to, in the order of the form; own words come last. */
export function savedFacts(accommodation: Accommodation | undefined): readonly FactKey[] {
  const facts: FactKey[] = ACCOMMODATION_KEYS.filter((key) => accommodation?.[key] === true);
  return accommodation?.OtherAccommodationText ? [...facts, 'OtherAccommodationText'] : facts;
}
