import {
  accommodationOf,
  passportOf,
  profileRecord,
  userRecord,
  workHistoryOf,
} from '#src/api/queries/records.ts';
import { afterThat, type Read, useRead } from '#src/api/client/read.ts';
import { useRecords } from '#src/api/client/useRecords.ts';
import { nameOfSection } from '#src/api/sectionChanges.ts';
import { inFlightSettled } from '#src/tab/inFlight.ts';

/** The saved records of a section, as they are now: a form never starts from an old copy. */
const useFresh = <Parts extends Parameters<typeof useRecords>[0]>(parts: Parts) =>
  useRecords(parts, { isFreshOnly: true });

/** Asks for a record when no change of its section is on its way any more. */
function afterChanges<Data>(of: Parameters<typeof nameOfSection>[0], read: Read<Data>): Read<Data> {
  return afterThat(read, () => inFlightSettled(nameOfSection(of)));
}

/** The records behind the section of basic details, after what a visitor's answers add to them. */
export function useBasicDetails(userGuid: string) {
  const of = { userGuid, section: 'basicDetails' } as const;
  return useFresh({
    user: afterChanges(of, userRecord(userGuid)),
    profile: afterChanges(of, profileRecord(userGuid)),
  });
}

/** The record behind the section of preferences. */
export const usePreferences = (id: string) => useFresh({ user: userRecord(id) });

/** The records behind the section "More about you". */
export const useMoreAboutYou = (id: string) =>
  useFresh({ user: userRecord(id), workHistory: workHistoryOf(id) });

/** The record behind the section of accommodations. */
export const useAccommodation = (id: string) => useFresh({ accommodation: accommodationOf(id) });

/**
 * The person's own accommodations, beside something else. Asked for once a tab, and again only
 * after a change: which job is read beside it must not show in what is asked. Never in a view.
 */
export const useOwnAccommodation = (id: string) =>
  useRead(accommodationOf(id), { inView: null, staleTime: Infinity, gcTime: Infinity });

/** The entries of a list of the profile, whose card this is. */
export const useProfileList = <Row>(
  id: string,
  { read }: { readonly read: (id: string) => Read<Row[]> },
) => useFresh({ rows: read(id) });

/**
 * The record behind a job coach's own profile. Its form saves itself, also when it is left, and
 * what is on its way then is waited for.
 */
export const useCoachProfile = (userGuid: string) =>
  useFresh({ user: afterChanges({ userGuid, section: 'coachProfile' }, userRecord(userGuid)) });

/** The texts of a person's passport, which save themselves as well. */
export const usePassport = (userGuid: string) =>
  useFresh({
    passport: afterChanges({ userGuid, section: 'passport' }, passportOf(userGuid)),
  });
