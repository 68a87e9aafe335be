import type { AccommodationKey } from '#domain/accommodations.ts';

/**
 * The 12 choices of section 3, in groups that are short enough to take in at once; "Other", which
 * asks for more, is the last.
 */
export const ACCOMMODATION_GROUPS = [
  { key: 'prefer', flags: ['PreferSR', 'PreferScheduleFlex', 'PreferRemoteWork'] },
  { key: 'about', flags: ['WheelchairUser', 'GuideDogUser'] },
  { key: 'concern', flags: ['ConcernPublicTransport', 'ConcernTechnologyAccess'] },
  {
    key: 'arrange',
    flags: [
      'ArrangeJobRestructure',
      'ArrangePartTime',
      'ArrangeReaderOrInterp',
      'WillingRelocate',
      'OtherAccommodation',
    ],
  },
] as const satisfies readonly { key: string; flags: readonly AccommodationKey[] }[];
