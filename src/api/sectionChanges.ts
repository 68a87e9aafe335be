import { forgetRecommendations } from '#src/api/queries/recommendations.ts';
import {
  accommodationOf,
  credentialsOf,
  degreesOf,
  profileRecord,
  skillsOf,
  userRecord,
  workHistoryOf,
} from '#src/api/queries/records.ts';
import { changeKnown, type Read, readAgain } from '#src/api/query/read.ts';
import { inFlightSettled, isInFlight, trackInFlight } from '#src/session/inFlight.ts';
import { refreshInsights } from '#src/api/insightsRefresh.ts';
import { isSignedIn } from '#src/session/isSignedIn.ts';

/**
 * What follows a change of a section. It belongs to the call and not to the screen: who saves and
 * leaves at once has saved all the same.
 */

/** The sections that are lists, each with its operation. */
const LISTS = {
  education: degreesOf,
  workHistory: workHistoryOf,
  skills: skillsOf,
  credentials: credentialsOf,
} as const satisfies Readonly<Record<string, (userGuid: string) => Read<SectionRow[]>>>;

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
} as const;

export type SectionName = keyof typeof RECORDS;

/** A section of one person's profile. */
export interface ProfileSection {
  readonly userGuid: string;
  readonly section: SectionName;
  /**
   * What is made anew after a change:
   * - insights: the insights, and the recommendations after them (row C12);
   * - insightsFirst: the same, and the change is done only when the insights are (section 9: 3 s
   * and 5 s); - ranking: the recommendations alone, because the insights are made without this
   * section; - nothing: no recommendation knows of it.
   */
  readonly follows: 'insights' | 'insightsFirst' | 'ranking' | 'nothing';
}

/** An entry of a section that is a list, as its query holds it. */
export type SectionRow = { readonly Id: string };

function changeRows(
  { userGuid, section }: ProfileSection,
  change: (rows: SectionRow[]) => SectionRow[],
): void {
  if (section in LISTS)
    changeKnown<SectionRow[]>(LISTS[section as keyof typeof LISTS](userGuid), change);
}

/**
 * The list on the screen is without a deleted entry at once; until it is read anew, nobody can go
 * on at what is gone.
 */
export function takeOutEntry(of: ProfileSection, id: string | null): void {
  changeRows(of, (rows) => rows.filter((row) => row.Id !== id));
}

/**
 * The list on the screen has what was saved at once, in its version: read anew it comes later or
 * not at all, and nobody should add again what is there, or change what is not the newest. A new
 * entry stands last until then.
 */
export function putInEntry(of: ProfileSection, row: SectionRow): void {
  const isIt = ({ Id }: SectionRow) => Id === row.Id;
  changeRows(of, (rows) =>
    rows.some(isIt) ? rows.map((one) => (isIt(one) ? row : one)) : [...rows, row],
  );
}

const nameOf = (userGuid: string, section: SectionName) => `${userGuid} ${section}`;

/**
 * After the section was changed, here or elsewhere: its readers read it anew, and what was made
 * of it is made anew.
 * @returns when the insights are brought up, where they are
 */
export async function sectionChanged(of: ProfileSection): Promise<void> {
  const { userGuid, section, follows } = of;
  // Nothing of somebody else is touched.
  if (!isSignedIn(userGuid)) return;
  void readAgain(RECORDS[section].map((read) => read(userGuid)));
  if (follows === 'nothing') return;
  const followed = follows === 'ranking' ? undefined : refreshInsights(userGuid);
  // The list that the tab keeps for 24 hours speaks of another profile, whatever becomes of the
  // insights.
  forgetRecommendations(userGuid, followed);
  await followed;
}

async function sendAndFollow<Answer>(
  of: ProfileSection,
  send: () => Promise<Answer>,
  settleDraft: (answer: Answer) => void,
): Promise<Answer> {
  const answer = await send();
  if (isSignedIn(of.userGuid)) settleDraft(answer);
  const followed = sectionChanged(of);
  if (of.follows === 'insightsFirst') await followed;
  return answer;
}

/**
 * Saves or removes with `send`, and sees to everything that follows when it succeeds, whoever
 * still waits for it.
 * @param settleDraft takes away what was typed and is saved now
 * @throws what `send` throws; nothing follows then
 */
export async function changeSection<Answer>(
  of: ProfileSection,
  send: () => Promise<Answer>,
  settleDraft: (answer: Answer) => void,
): Promise<Answer> {
  const change = sendAndFollow(of, send, settleDraft);
  trackInFlight(nameOf(of.userGuid, of.section), change);
  return change;
}

/** Whether something is being saved or removed in a section, perhaps by a form that was left. */
export function isChanging(userGuid: string, section: SectionName): boolean {
  return isInFlight(nameOf(userGuid, section));
}

/** Waits until nothing is being saved or removed in a section any more; never fails. */
export function changesSettled(userGuid: string, section: SectionName): Promise<void> {
  return inFlightSettled(nameOf(userGuid, section));
}
