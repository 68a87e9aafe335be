import type { Move } from '#server/administration/moveQueries.ts';
import type { Db } from '#server/database/connect.ts';

/** Fields that both accounts fill in differently; of each the new account's stays. */
type Conflicts = readonly string[];

const isEmpty = (value: unknown) => value === null || value === undefined || value === '';
const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** What the new row does not have and the old one does, and what they say differently. */
function filled<Field extends string>(
  kept: Readonly<Record<NoInfer<Field>, unknown>>,
  gone: Readonly<Record<NoInfer<Field>, unknown>>,
  names: Readonly<Record<Field, string>>,
): { readonly values: Record<string, unknown>; readonly conflicts: Conflicts } {
  const values: Record<string, unknown> = {};
  const conflicts: string[] = [];
  for (const field of Object.keys(names) as Field[]) {
    if (isEmpty(gone[field])) continue;
    if (isEmpty(kept[field])) values[field] = gone[field];
    else if (!isSame(kept[field], gone[field])) conflicts.push(names[field]);
  }
  return { values, conflicts };
}

/** The columns of `person` by the names of their fields in the contract. */
const personFields = {
  phone: 'Phone',
  summary: 'Summary',
  relocate: 'Relocate',
  remote_work_type: 'RemoteWorkType',
} as const;

/** Fills phone, summary, preferences and answers from the old account. */
export async function fillPerson(trx: Db, { from, to }: Move): Promise<Conflicts> {
  const of = (userGuid: string) =>
    trx.selectFrom('person').where('user_guid', '=', userGuid).selectAll().executeTakeFirst();
  const [gone, kept] = [await of(from), await of(to)];
  if (!gone) return [];
  if (!kept) {
    await trx.updateTable('person').set({ user_guid: to }).where('user_guid', '=', from).execute();
    return [];
  }
  const { values, conflicts } = filled(kept, gone, personFields);
  const isPlaceKept = kept.location_lat !== null;
  const answers = { ...gone.answers, ...withoutEmpty(kept.answers) };
  const isOther = Object.entries(withoutEmpty(gone.answers)).some(
    ([key, answer]) => !isSame(answers[key], answer),
  );
  await trx
    .updateTable('person')
    .set((eb) => ({
      ...values,
      answers: JSON.stringify(answers),
      preferences_answered: kept.preferences_answered ?? gone.preferences_answered,
      location_lat: isPlaceKept ? kept.location_lat : gone.location_lat,
      location_long: isPlaceKept ? kept.location_long : gone.location_long,
      version: eb('version', '+', 1),
    }))
    .where('user_guid', '=', to)
    .execute();
  return isOther ? [...conflicts, 'Answers'] : conflicts;
}

type Answers = Readonly<Record<string, string | string[] | null>>;
const withoutEmpty = (answers: Answers): Answers =>
  Object.fromEntries(
    Object.entries(answers).filter(
      ([, answer]) => !isEmpty(answer) && !(Array.isArray(answer) && answer.length === 0),
    ),
  );

const profileFields = {
  address1: 'Address1',
  address2: 'Address2',
  city: 'City',
  state: 'State',
  postal_code: 'PostalCode',
  country: 'Country',
  education: 'Education',
  specialization: 'Specialization',
  education_complete_date: 'EducationCompleteDate',
  ideal_job: 'IdealJob',
} as const;

/** A place is one thing: its parts never come from two accounts. */
const placeFields = ['address1', 'address2', 'city', 'state', 'postal_code', 'country'] as const;

/** Fills the basic details from the old account. */
export async function fillBasicDetails(trx: Db, { from, to }: Move): Promise<Conflicts> {
  const of = (userGuid: string) =>
    trx.selectFrom('user_profile').where('user_guid', '=', userGuid).selectAll().executeTakeFirst();
  const [gone, kept] = [await of(from), await of(to)];
  if (!gone) return [];
  if (!kept) {
    await trx
      .updateTable('user_profile')
      .set({ user_guid: to })
      .where('user_guid', '=', from)
      .execute();
    return [];
  }
  const { values, conflicts } = filled(kept, gone, profileFields);
  if (placeFields.some((field) => !isEmpty(kept[field])))
    for (const field of placeFields) delete values[field];
  await trx
    .updateTable('user_profile')
    .set((eb) => ({ ...values, version: eb('version', '+', 1) }))
    .where('user_guid', '=', to)
    .execute();
  return conflicts;
}
