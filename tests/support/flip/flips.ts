import { sql } from 'kysely';
import { ACCOMMODATION_KEYS, type AccommodationKey } from '#domain/accommodations.ts';
import { accommodationFacts } from '#server/disclosure/records.ts';
import type { TestApi } from '#tests/support/api.ts';
import { bodyOf } from '#tests/support/requests.ts';
import { signedInAs } from '#tests/support/signedInAs.ts';

/** What everybody writes as the own words about accommodations. */
export const privateText = 'A lamp that does not hum';

const { other_accommodation_text: _text, ...saved } = accommodationFacts(
  bodyOf('createUserAccommodation', ''),
);
const columns = Object.keys(saved);

/**
 * Turns one accommodation of every person of the database into its opposite. Own words come and go
 * with their box.
 */
export async function flipKey({ database }: TestApi, key: AccommodationKey): Promise<void> {
  const column = sql.ref(columns[ACCOMMODATION_KEYS.indexOf(key)] ?? '');
  const words = sql`other_accommodation_text = case when other_accommodation
    then null else 'A desk by the window' end,`;
  await sql`update disclosure.user_accommodation set
    ${key === 'OtherAccommodation' ? words : sql``} ${column} = not ${column}`.execute(database.db);
}

/** Each of these people writes other words about themselves, as the profile's page saves them. */
export async function flipTexts(api: TestApi, people: readonly string[]): Promise<void> {
  for (const userGuid of people) {
    const as = await signedInAs(api, userGuid);
    const before = await api.ok('getUserAccommodation', { as, path: { id: userGuid } });
    await api.ok('updateUserAccommodation', {
      as,
      path: { Id: before?.Id ?? '' },
      body: { ...before, OtherAccommodation: true, OtherAccommodationText: privateText },
    });
  }
}
