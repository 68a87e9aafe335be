import { useEffect, useState } from 'react';
import {
  accommodationOf,
  credentialsOf,
  degreesOf,
  profileRecord,
  skillsOf,
  userRecord,
  workHistoryOf,
} from '#src/api/queries/records.ts';
import { useRecords } from '#src/api/query/useRecords.ts';
import { changesSettled, isChanging, type SectionName } from '#src/api/sectionChanges.ts';

/** Loads the saved records of one section now, so that a form never starts from an old copy. */
function useSection<Parts extends Parameters<typeof useRecords>[0]>(
  userGuid: string,
  section: SectionName,
  parts: Parts,
) {
  // After leaving during a save, the form waits for its result instead of showing older data.
  const [isWaiting, setWaiting] = useState(() => isChanging(userGuid, section));
  useEffect(() => {
    if (!isWaiting) return;
    let isLeft = false;
    void changesSettled(userGuid, section).then(() => isLeft || setWaiting(false));
    return () => {
      isLeft = true;
    };
  }, [isWaiting, userGuid, section]);
  return useRecords(parts, { isWaiting, isFreshOnly: true });
}

export const useBasicDetails = (id: string) =>
  useSection(id, 'basicDetails', { user: userRecord(id), profile: profileRecord(id) });
export const usePreferences = (id: string) =>
  useSection(id, 'preferences', { user: userRecord(id) });
export const useMoreAboutYou = (id: string) =>
  useSection(id, 'moreAboutYou', { user: userRecord(id), workHistory: workHistoryOf(id) });
export const useAccommodation = (id: string) =>
  useSection(id, 'accommodation', { accommodation: accommodationOf(id) });
export const useEducation = (id: string) => useSection(id, 'education', { degrees: degreesOf(id) });
export const useWorkHistory = (id: string) =>
  useSection(id, 'workHistory', { jobs: workHistoryOf(id) });
export const useSkills = (id: string) => useSection(id, 'skills', { skills: skillsOf(id) });
export const useCredentials = (id: string) =>
  useSection(id, 'credentials', { credentials: credentialsOf(id) });
