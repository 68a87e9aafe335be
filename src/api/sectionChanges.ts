import { refreshInsights } from '#src/api/insightsRefresh.ts';
import { forgetRecommendations } from '#src/api/queries/recommendations.ts';
import { queryClient } from '#src/api/queryClient.ts';
import { isSignedIn } from '#src/session/isSignedIn.ts';

/**
 * What follows a change of a section. It belongs to the call and not to the screen: who saves and leaves at once has saved
 * all the same.
 */

/** A section of one person's profile. */
export interface ProfileSection {
  readonly userGuid: string;
  /** As its query is called. */
  readonly section: string;
  /**
   * What is made anew after a change:
   * - insights: the insights, and the recommendations after them (row C12);
   * - insightsFirst: the same, and the change is done only when the insights are (section 9: 3 s and 5 s);
   * - ranking: the recommendations alone, because the insights are made without this section;
   * - nothing: no recommendation knows of it.
   */
  readonly follows: 'insights' | 'insightsFirst' | 'ranking' | 'nothing';
}

export function sectionKey(userGuid: string, section: string) {
  return ['profile', userGuid, section] as const;
}

/** An entry of a section that is a list, as its query holds it. */
export type SectionRow = { readonly Id: string };

function changeRows(
  { userGuid, section }: ProfileSection,
  change: (rows: readonly unknown[]) => unknown[],
): void {
  queryClient.setQueryData<unknown>(sectionKey(userGuid, section), (rows: unknown) =>
    Array.isArray(rows) ? change(rows) : rows,
  );
}

const hasId = (id: string | null) => (row: unknown) =>
  typeof row === 'object' && row !== null && 'Id' in row && row.Id === id;

/** The list on the screen is without a deleted entry at once; until it is read anew, nobody can go on at what is gone. */
export function takeOutEntry(of: ProfileSection, id: string | null): void {
  const isIt = hasId(id);
  changeRows(of, (rows) => rows.filter((row) => !isIt(row)));
}

/**
 * The list on the screen has what was saved at once, in its version: read anew it comes later or not at all, and nobody should
 * add again what is there, or change what is not the newest. A new entry stands last until then.
 */
export function putInEntry(of: ProfileSection, row: SectionRow): void {
  const isIt = hasId(row.Id);
  changeRows(of, (rows) =>
    rows.some(isIt) ? rows.map((one) => (isIt(one) ? row : one)) : [...rows, row],
  );
}

const underWay = new Map<string, Promise<unknown>>();
const keyOf = (userGuid: string, section: string) => `${userGuid} ${section}`;

/**
 * After the section was changed, here or elsewhere: its readers read it anew, and what was made of it is made anew.
 * @returns when the insights are brought up, where they are
 */
export async function sectionChanged({ userGuid, follows }: ProfileSection): Promise<void> {
  // Nothing of somebody else is touched.
  if (!isSignedIn(userGuid)) return;
  void queryClient.invalidateQueries({ queryKey: ['profile', userGuid] });
  if (follows === 'nothing') return;
  const followed = follows === 'ranking' ? undefined : refreshInsights(userGuid);
  // The list that the tab keeps for 24 hours speaks of another profile, whatever becomes of the insights.
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
 * Saves or removes with `send`, and sees to everything that follows when it succeeds, whoever still waits for it.
 * @param settleDraft takes away what was typed and is saved now
 * @throws what `send` throws; nothing follows then
 */
export async function changeSection<Answer>(
  of: ProfileSection,
  send: () => Promise<Answer>,
  settleDraft: (answer: Answer) => void,
): Promise<Answer> {
  const key = keyOf(of.userGuid, of.section);
  const change = sendAndFollow(of, send, settleDraft);
  underWay.set(key, change);
  try {
    return await change;
  } finally {
    if (underWay.get(key) === change) underWay.delete(key);
  }
}

/** Waits for what is being saved or removed in a section, by a form that is no longer on the screen; never fails. */
export async function changesSettled(userGuid: string, section: string): Promise<void> {
  await Promise.allSettled([underWay.get(keyOf(userGuid, section))]);
}
