import {
  ACCOMMODATION_KEYS,
  type Accommodations,
  accommodationsToSave,
} from '#domain/accommodations.ts';
import type { components } from '#openapi/user.ts';
import type { LiveConsent } from '#server/http/access.ts';
import type { AccommodationFacts, AccommodationRow } from '#server/disclosure/queries.ts';
import { etagOf } from '#server/http/etag.ts';

type UserAccommodation = components['schemas']['UserAccommodation'];

/** The accommodations as the contract has them. Only for the person's own calls. */
export function accommodationRecord(row: AccommodationRow): UserAccommodation {
  return {
    Id: row.id,
    UserGuid: row.user_guid,
    PreferSR: row.prefer_sr,
    PreferScheduleFlex: row.prefer_schedule_flex,
    PreferRemoteWork: row.prefer_remote_work,
    WheelchairUser: row.wheelchair_user,
    GuideDogUser: row.guide_dog_user,
    ConcernPublicTransport: row.concern_public_transport,
    ConcernTechnologyAccess: row.concern_technology_access,
    ArrangeJobRestructure: row.arrange_job_restructure,
    ArrangePartTime: row.arrange_part_time,
    ArrangeReaderOrInterp: row.arrange_reader_or_interp,
    OtherAccommodation: row.other_accommodation,
    WillingRelocate: row.willing_relocate,
    OtherAccommodationText: row.other_accommodation_text,
    _etag: etagOf(row.version),
  };
}

/**
 * The facts to store. The text is dropped when its box is unticked, whatever was sent (section 5).
 */
export function accommodationFacts(accommodation: Accommodations): AccommodationFacts {
  return {
    prefer_sr: accommodation.PreferSR,
    prefer_schedule_flex: accommodation.PreferScheduleFlex,
    prefer_remote_work: accommodation.PreferRemoteWork,
    wheelchair_user: accommodation.WheelchairUser,
    guide_dog_user: accommodation.GuideDogUser,
    concern_public_transport: accommodation.ConcernPublicTransport,
    concern_technology_access: accommodation.ConcernTechnologyAccess,
    arrange_job_restructure: accommodation.ArrangeJobRestructure,
    arrange_part_time: accommodation.ArrangePartTime,
    arrange_reader_or_interp: accommodation.ArrangeReaderOrInterp,
    other_accommodation: accommodation.OtherAccommodation,
    willing_relocate: accommodation.WillingRelocate,
    other_accommodation_text: accommodationsToSave(accommodation).OtherAccommodationText,
  };
}

/**
 * What of the accommodations a consent opens, fact by fact. Whoever saved none said No to each.
 */
export function sharedAccommodation(
  row: AccommodationRow | undefined,
  { facts, helps, until }: Pick<LiveConsent, 'facts' | 'helps' | 'until'>,
): components['schemas']['SharedAccommodation'] {
  const saved = row && accommodationRecord(row);
  return {
    facts: ACCOMMODATION_KEYS.filter((key) => facts.has(key)).map((key) => ({
      key,
      value: saved?.[key] ?? false,
    })),
    ...(facts.has('OtherAccommodationText')
      ? { otherText: saved?.OtherAccommodationText ?? null }
      : {}),
    helps: [...helps],
    until: until.toISOString(),
  };
}
