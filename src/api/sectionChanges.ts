import { membershipOf } from '#src/api/queries/employerMembership.ts';
import { forgetRecommendations } from '#src/api/queries/recommendations.ts';
import {
  accommodationOf,
  credentialsOf,
  degreesOf,
  passportAgreementsOf,
  passportItemsOf,
  passportOf,
  profileRecord,
  skillsOf,
  userRecord,
  workHistoryOf,
} from '#src/api/queries/records.ts';
import { updateCached, type Read, invalidate } from '#src/api/client/read.ts';
import { refreshInsights } from '#src/api/insightsRefresh.ts';
import { isSignedIn } from '#src/session/isSignedIn.ts';

/**
 * What follows a change of a section. It is tied to the call and not to the screen, because a
 * save continues after its page is left.
 */

/** The records that each section is stored in. */
const RECORDS = {
  education: [degreesOf],
  workHistory: [workHistoryOf],
  skills: [skillsOf],
  credentials: [credentialsOf],
  basicDetails: [userRecord, profileRecord],
  preferences: [userRecord],
  moreAboutYou: [userRecord],
  accommodation: [accommodationOf],
  passport: [passportOf],
  passportItems: [passportItemsOf],
  passportAgreements: [passportAgreementsOf],
  coachProfile: [userRecord],
  // Its name stands in the membership.
  company: [membershipOf],
} as const;

export type SectionName = keyof typeof RECORDS;

/** A section of one person's profile. */
export interface ProfileSection {
  readonly userGuid: string;
  readonly section: SectionName;
  /**
   * What a change updates:
   * - insights: the insights, then the recommendations (row C12);
   * - insightsFirst: the same, and the change ends only after the insights are updated (section
   *   9: 3 s and 5 s);
   * - ranking: only the recommendations, because the insights do not use this section;
   * - nothing: no recommendation uses this section.
   */
  readonly follows: 'insights' | 'insightsFirst' | 'ranking' | 'nothing';
}

/** An entry of a list section, as its query holds it. */
export type SectionRow = { readonly Id: string };

type List = Read<SectionRow[]>;

/**
 * Removes a deleted entry from the list on screen at once, so that nobody can edit it before
 * the list reloads.
 */
export function takeOutEntry(list: List, id: string | null): void {
  updateCached(list, (rows) => rows.filter((row) => row.Id !== id));
}

/**
 * Puts a saved entry into the list on screen at once, with its new version. The reload comes
 * later or can fail; until then nobody should add the entry again or change an old version. A
 * new entry stands last until the reload.
 */
export function putInEntry(list: List, row: SectionRow): void {
  const isIt = ({ Id }: SectionRow) => Id === row.Id;
  updateCached(list, (rows) =>
    rows.some(isIt) ? rows.map((one) => (isIt(one) ? row : one)) : [...rows, row],
  );
}

/** Names what the tab does with a section: its form, or its saves. */
export const nameOfSection = ({ userGuid, section }: Omit<ProfileSection, 'follows'>) =>
  `${userGuid} ${section}`;

/**
 * Called after a section changed, here or elsewhere: reloads it and updates what is computed
 * from it.
 * @returns when the insights are updated, if this section affects them
 */
export async function sectionChanged(of: ProfileSection): Promise<void> {
  const { userGuid, section, follows } = of;
  // Another person may have signed in meanwhile; their data is left alone.
  if (!isSignedIn(userGuid)) return;
  void invalidate(RECORDS[section].map((read) => read(userGuid)));
  if (follows === 'nothing') return;
  const followed = follows === 'ranking' ? undefined : refreshInsights(userGuid);
  // The list cached for 24 hours belongs to the old profile, even if the insights fail.
  forgetRecommendations(userGuid, followed);
  await followed;
}

/**
 * Does everything that follows a change which this page has saved.
 * @returns when the change counts as done: at once, or after the insights
 */
export async function followChange(of: ProfileSection): Promise<void> {
  const followed = sectionChanged(of);
  if (of.follows === 'insightsFirst') await followed;
}
