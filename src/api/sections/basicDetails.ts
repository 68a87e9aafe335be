import type { components } from '#openapi/user.ts';
import type { FieldProblem } from '#domain/fieldProblem.ts';
import { isUsZip } from '#domain/zip.ts';
import type { FormRecord, FormValues } from '#machines/form/formTypes.ts';
import { userApi } from '#src/api/client/clients.ts';
import { call } from '#src/api/client/problem.ts';
import { profileRecord, userRecord } from '#src/api/queries/records.ts';
import { fetchFresh } from '#src/api/client/read.ts';
import { fieldFailure, staleFailure } from '#src/api/sections/failures.ts';
import { geocodeZip } from '#src/api/sections/geocodeZip.ts';

type User = components['schemas']['User'];
type UserProfile = components['schemas']['UserProfile'];

export type BasicDetailsValues = {
  FirstName: string;
  LastName: string;
  hasOneName: boolean;
  Email: string;
  Phone: string;
  Summary: string;
  Address1: string;
  Address2: string;
  City: string;
  State: string;
  Country: string;
  PostalCode: string;
  IdealJob: string;
};

/** The versions of the two records that hold basic details, the user's first. */
const etagOf = (user: User, profile: UserProfile | null) => `${user._etag} ${profile?._etag ?? ''}`;

/** The basic details, kept in two records, as one form shows them. */
export function basicDetailsRecord(
  user: User,
  profile: UserProfile | null,
): FormRecord<BasicDetailsValues> {
  return {
    entry: { id: user.UserGuid, etag: etagOf(user, profile) },
    values: {
      FirstName: user.FirstName,
      LastName: user.LastName,
      hasOneName: user.hasOneName === true,
      Email: user.Email ?? '',
      Phone: user.Phone ?? '',
      Summary: user.Summary ?? '',
      Address1: profile?.Address1 ?? '',
      Address2: profile?.Address2 ?? '',
      City: profile?.City ?? '',
      State: profile?.State ?? '',
      Country: profile?.Country ?? '',
      PostalCode: profile?.PostalCode ?? '',
      IdealJob: profile?.IdealJob ?? '',
    },
  };
}

/**
 * Section 5: ZIP code, first name, last name and email are required, the last name not of somebody
 * with one name; the ZIP code is a US one.
 */
function basicDetailsRules(values: FormValues): FieldProblem[] {
  const hasOneName = values['hasOneName'] === true;
  const needed = ['FirstName', ...(hasOneName ? [] : ['LastName']), 'Email', 'PostalCode'];
  const problems = needed
    .filter((field) => String(values[field] ?? '').trim() === '')
    .map((field) => ({ pointer: `/${field}`, code: 'missing' }));
  const zip = String(values['PostalCode'] ?? '').trim();
  if (zip !== '' && !isUsZip(zip)) problems.push({ pointer: '/PostalCode', code: 'zip' });
  return problems;
}

const orNothing = (text: FormValues[string] | undefined) => String(text ?? '').trim() || null;

/** The part of the profile that this form shows. */
const placeOf = (values: FormValues) => ({
  Address1: orNothing(values['Address1']),
  Address2: orNothing(values['Address2']),
  City: orNothing(values['City']),
  State: orNothing(values['State']),
  Country: orNothing(values['Country']),
  PostalCode: orNothing(values['PostalCode']),
  IdealJob: orNothing(values['IdealJob']),
});

/**
 * The calls of basic details: find the place of the ZIP code, then save the profile and the
 * user.
 */
export function basicDetailsCalls(UserGuid: string) {
  const parts = async () => {
    const [user, profile] = await Promise.all([
      fetchFresh(userRecord(UserGuid)),
      fetchFresh(profileRecord(UserGuid)),
    ]);
    return { user, profile };
  };
  // The first attempt may save the profile and then fail at the user. The versions that it
  // saved are remembered, so that a retry is not in conflict with itself.
  const savedOver = new Map<string, string>();
  const saveProfile = async (values: FormValues, [userEtag = '', profileEtag = '']: string[]) => {
    const { user, profile } = await parts();
    const expected = savedOver.get(profileEtag) ?? profileEtag;
    const place = placeOf(values);
    // Checked before either is written, so that neither half is saved when the other is
    // refused.
    if (user._etag !== userEtag) throw staleFailure();
    if ((profile?._etag ?? '') !== expected) {
      // An earlier attempt with a lost answer may have saved this half; then only the other
      // half is left.
      const saved = placeOf(basicDetailsRecord(user, profile).values);
      if (profile !== null && JSON.stringify(saved) === JSON.stringify(place)) return profile;
      throw staleFailure();
    }
    // Fields that this form does not show keep their values.
    const change = { ...profile, UserGuid, ...place };
    const saved = await call(
      profile?.ProfileId === undefined
        ? userApi.POST('/userProfile', { body: change })
        : userApi.PUT('/userProfile/{ProfileId}', {
            params: { path: { ProfileId: profile.ProfileId } },
            body: { ...change, _etag: expected },
          }),
    );
    savedOver.set(profileEtag, saved._etag ?? '');
    return saved;
  };
  return {
    rules: basicDetailsRules,
    async save({ entry, values }: FormRecord) {
      const etags = (entry.etag ?? '').split(' ');
      const place = await geocodeZip({
        zip: String(values['PostalCode']),
        city: String(values['City']),
        state: String(values['State']),
      });
      if (place === null) throw fieldFailure('PostalCode', 'unknownZip');
      const profile = await saveProfile(values, etags);
      const { message, ...user } = await call(
        userApi.PUT('/User/{guid}', {
          params: { path: { guid: UserGuid } },
          body: {
            FirstName: String(values['FirstName']).trim(),
            LastName: values['hasOneName'] === true ? '' : String(values['LastName']).trim(),
            hasOneName: values['hasOneName'] === true,
            Phone: orNothing(values['Phone']),
            Summary: orNothing(values['Summary']),
            LocationLat: place.lat,
            LocationLong: place.long,
            ...(etags[0] ? { _etag: etags[0] } : {}),
          },
        }),
      );
      return { ...basicDetailsRecord(user, profile), message: message ?? null };
    },
    async load() {
      const { user, profile } = await parts();
      return basicDetailsRecord(user, profile);
    },
  };
}
