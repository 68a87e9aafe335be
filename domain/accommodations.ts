/**
 * The 12 facts of UserAccommodation, in the order of section 3. They are the most private data here:
 * never in a log, an address, an error or an employer's answer.
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

/** What is saved: with "other" unticked its text goes, and a blank text is none (section 5). */
export function accommodationsToSave<Form extends Accommodations>(form: Form): Form {
  const text = form.OtherAccommodationText?.trim() ?? '';
  const kept = form.OtherAccommodation && text !== '' ? text : null;
  return { ...form, OtherAccommodationText: kept };
}
