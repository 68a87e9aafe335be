import {
  accommodationOf,
  profileRecord,
  userRecord,
  workHistoryOf,
} from '#src/api/queries/records.ts';
import { type Read, useRead } from '#src/api/client/read.ts';
import { useRecords } from '#src/api/client/useRecords.ts';
import { useWaitFor } from '#src/api/client/useWaitFor.ts';
import { changesSettled, isChanging, type SectionName } from '#src/api/sectionChanges.ts';

/** Loads the saved records of one section now, so that a form never starts from an old copy. */
function useSection<Parts extends Parameters<typeof useRecords>[0]>(
  userGuid: string,
  section: SectionName,
  parts: Parts,
) {
  // After leaving during a save, the form waits for its result instead of showing older data.
  const isWaiting = useWaitFor(
    () => isChanging(userGuid, section),
    () => changesSettled(userGuid, section),
  );
  return useRecords(parts, { isWaiting, isFreshOnly: true });
}

/** The records behind the section of basic details. */
export const useBasicDetails = (id: string) =>
  useSection(id, 'basicDetails', { user: userRecord(id), profile: profileRecord(id) });

/** The record behind the section of preferences. */
export const usePreferences = (id: string) =>
  useSection(id, 'preferences', { user: userRecord(id) });

/** The records behind the section "More about you". */
export const useMoreAboutYou = (id: string) =>
  useSection(id, 'moreAboutYou', { user: userRecord(id), workHistory: workHistoryOf(id) });

/** The record behind the section of accommodations. */
export const useAccommodation = (id: string) =>
  useSection(id, 'accommodation', { accommodation: accommodationOf(id) });

/**
 * The person's own accommodations, beside something else. Asked for once a tab, and again only
 * after a change: which job is read beside it must not show in what is asked. Never in a view.
 */
export const useOwnAccommodation = (id: string) =>
  useRead(accommodationOf(id), { inView: null, staleTime: Infinity, gcTime: Infinity });

/** The entries of a list of the profile, whose card this is. */
export const useProfileList = <Row>(
  id: string,
  { section, read }: { readonly section: SectionName; readonly read: (id: string) => Read<Row[]> },
) => useSection(id, section, { rows: read(id) });

/** The record behind a job coach's own profile. */
export const useCoachProfile = (id: string) =>
  useSection(id, 'coachProfile', { user: userRecord(id) });
