import type { components } from '#openapi/user.ts';
import type { PassportRow } from '#server/disclosure/passport/queries.ts';
import { etagOf } from '#server/http/etag.ts';

/** The texts as the contract has them; before the first save they are empty, in version 0. */
export function passportRecord(
  userGuid: string,
  row: PassportRow | undefined,
): components['schemas']['Passport'] {
  return {
    UserGuid: userGuid,
    About: row?.about ?? '',
    Strengths: row?.strengths ?? '',
    Communication: row?.communication ?? '',
    DifficultDay: row?.difficult_day ?? '',
    Emergency: row?.emergency ?? '',
    ReviewOn: row?.review_on ?? null,
    _etag: etagOf(row?.version ?? 0),
  };
}
