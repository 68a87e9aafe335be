/**
 * The 12 accommodation facts in the order of section 3. The most private data of the product:
 * never in a log, a URL or an error message; an employer reads only a statement its owner shares.
 */
export const ACCOMMODATION_KEYS = [
  'PreferSR',
  'PreferScheduleFlex',
  'PreferRemoteWork',
  'WheelchairUser',
  'GuideDogUser',
  'ConcernPublicTransport',
  'ConcernTechnologyAccess',
  'ArrangeJobRestructure',
  'ArrangePartTime',
  'ArrangeReaderOrInterp',
  'OtherAccommodation',
  'WillingRelocate',
] as const;

export type AccommodationKey = (typeof ACCOMMODATION_KEYS)[number];

export type Accommodations = Record<AccommodationKey, boolean> & {
  OtherAccommodationText: string | null;
};

export const NO_ACCOMMODATIONS: Accommodations = {
  PreferSR: false,
  PreferScheduleFlex: false,
  PreferRemoteWork: false,
  WheelchairUser: false,
  GuideDogUser: false,
  ConcernPublicTransport: false,
  ConcernTechnologyAccess: false,
  ArrangeJobRestructure: false,
  ArrangePartTime: false,
  ArrangeReaderOrInterp: false,
  OtherAccommodation: false,
  WillingRelocate: false,
  OtherAccommodationText: null,
};

/**
 * The record to save: no text unless "other" is ticked, and null
 * instead of a blank text (section 5).
 */
export function accommodationsToSave<Form extends Accommodations>(form: Form): Form {
  const text = form.OtherAccommodationText?.trim() ?? '';
  const kept = form.OtherAccommodation && text !== '' ? text : null;
  return { ...form, OtherAccommodationText: kept };
}
