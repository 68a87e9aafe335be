import type { components } from '#openapi/user.ts';
import { type Carried, missingOf } from '#domain/carried.ts';
import { zipDigits } from '#domain/zip.ts';
import { NO_PLACE } from '#machines/publicMatch/publicMatch.ts';
import { userApi } from '#src/api/client/clients.ts';
import { call, CallFailed } from '#src/api/client/problem.ts';
import { profileRecord, skillsOf, userRecord, workHistoryOf } from '#src/api/queries/records.ts';
import { fetchFresh } from '#src/api/client/read.ts';
import { nameOfSection, sectionChanged } from '#src/api/sectionChanges.ts';
import { type TypedPlace, typedPlace } from '#src/api/typedPlace.ts';
import { trackInFlight } from '#src/tab/inFlight.ts';

type User = components['schemas']['User'];
type UserProfile = components['schemas']['UserProfile'];
type Records = {
  readonly user: User;
  readonly profile: UserProfile | null;
  readonly skills: readonly components['schemas']['UserSkill'][];
  readonly workHistory: readonly unknown[];
};

/** The list of environments is stored by whether there is work history (section 3). */
const listQuestion = ({ workHistory }: Records) => (workHistory.length > 0 ? 'q6w' : 'q7');

/** What the profile has nothing for. */
export function missingIn(carried: Carried, records: Records): Carried {
  const { user, profile, skills } = records;
  return missingOf(carried, {
    idealJob: profile?.IdealJob,
    skills: skills.map(({ SkillName }) => SkillName),
    hasPlace: Boolean(profile?.City || profile?.State || profile?.PostalCode),
    relocate: user.Relocate,
    workType: user.RemoteWorkType,
    environment: user[listQuestion(records)],
  });
}

/**
 * Adds to the profile what it has nothing for. After a failure in the middle it can be called
 * again: it looks anew at what is there.
 * @returns what it added, with the name of the place as it was found
 * @throws CallFailed
 */
export async function addCarried(UserGuid: string, carried: Carried): Promise<Carried> {
  const of = { userGuid: UserGuid, section: 'basicDetails', follows: 'insights' } as const;
  const adding = add(UserGuid, carried);
  trackInFlight(nameOfSection(of), adding);
  const added = await adding;
  void sectionChanged(of);
  // The insights of all follow the basic details.
  void sectionChanged({ ...of, section: 'skills', follows: 'nothing' });
  return added;
}

async function add(UserGuid: string, carried: Carried): Promise<Carried> {
  const [user, profile, skills, workHistory] = await Promise.all([
    fetchFresh(userRecord(UserGuid)),
    fetchFresh(profileRecord(UserGuid)),
    fetchFresh(skillsOf(UserGuid)),
    fetchFresh(workHistoryOf(UserGuid)),
  ]);
  const records = { user, profile, skills, workHistory };
  const missing = missingIn(carried, records);
  const { idealJob, relocate, workType, environment } = missing;
  const place = await knownPlace(missing.place);
  for (const SkillName of missing.skills)
    await call(userApi.POST('/userSkill', { body: { UserGuid, SkillName } }));
  await saveProfile(profile, {
    UserGuid,
    ...(idealJob === '' ? {} : { IdealJob: idealJob }),
    ...(place === null
      ? {}
      : { City: place.city, State: place.state, PostalCode: zipDigits(missing.place) }),
  });
  const change = {
    ...(place === null ? {} : { LocationLat: place.lat, LocationLong: place.lng }),
    ...(relocate === null ? {} : { Relocate: relocate === 'Yes' ? (1 as const) : (0 as const) }),
    ...(workType === null ? {} : { RemoteWorkType: workType }),
    ...(relocate === null || workType === null ? {} : { PreferencesAnswered: true }),
    ...(environment.length === 0 ? {} : { [listQuestion(records)]: [...environment] }),
  };
  if (Object.keys(change).length > 0)
    await call(
      userApi.PUT('/User/{guid}', {
        params: { path: { guid: UserGuid } },
        body: { ...change, _etag: user._etag },
      }),
    );
  return { ...missing, place: place?.name ?? '' };
}

/** A place that nobody knows is no failure: the person learned of it when they searched. */
async function knownPlace(typed: string): Promise<TypedPlace | null> {
  try {
    return await typedPlace(typed);
  } catch (error) {
    if (error instanceof CallFailed && error.problem.code === NO_PLACE) return null;
    throw error;
  }
}

async function saveProfile(profile: UserProfile | null, change: UserProfile): Promise<void> {
  if (Object.keys(change).length === 1) return;
  await call(
    profile?.ProfileId === undefined
      ? userApi.POST('/userProfile', { body: change })
      : userApi.PUT('/userProfile/{ProfileId}', {
          params: { path: { ProfileId: profile.ProfileId } },
          body: { ...profile, ...change },
        }),
  );
}
