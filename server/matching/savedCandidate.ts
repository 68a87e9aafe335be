import type { CandidateData } from '#domain/insights.ts';
import { SEARCH_RADIUS_MILES } from '#domain/limits.ts';
import { profileData } from '#domain/profileData.ts';
import type { Candidate } from '#server/matching/candidate.ts';
import { heldTitles } from '#server/matching/heldTitles.ts';
import { mostSkills } from '#server/matching/skillCodes.ts';
import { candidateCodes, candidateInsights } from '#server/matching/insights.ts';
import type { UserSocRow } from '#server/matching/queries.ts';
import type { CodeScore } from '#server/matching/titles.ts';
import { geocodeZip } from '#server/places/geocodeZip.ts';
import type { Point } from '#server/places/place.ts';
import { type ProfileRows, profileRecords } from '#server/profiles/savedProfile.ts';

/** The saved data the ranking may use. Accommodations and answers are not included. */
export interface SavedProfile extends ProfileRows {
  readonly soc: UserSocRow | undefined;
}

/** The input of the insights: the same in the browser and here. */
export const dataOf = (saved: SavedProfile): CandidateData => profileData(profileRecords(saved));

/** Characters of a person's own words that the ranking reads; several full resumes. */
const mostText = 20_000;

/**
 * The person as the ranking sees them: the saved insights, or new ones when none are saved.
 * Skipped or unasked preferences count as unknown, whatever is stored.
 */
export function candidateOf(saved: SavedProfile, today: Date): Candidate {
  const { user, profile, soc } = saved;
  const data = dataOf(saved);
  const computed = soc ? null : candidateInsights(data, today);
  const answered = user.preferences_answered === true;
  const own = [data.summary ?? '', ...data.work_experience.flatMap((job) => job.responsibilities)];
  return {
    titles: heldTitles(data.work_experience, data.ideal_job, today),
    codes: codesOf(soc, candidateCodes(data, today)),
    skills: data.skills.slice(0, mostSkills),
    credentials: saved.credentials.map((credential) => credential.credential_name),
    text: own.join('\n').slice(0, mostText),
    years: soc?.years_of_experience ?? computed?.YearsOfExperience ?? null,
    degree: soc?.highest_level_of_education ?? computed?.HighestLevelOfEducation ?? null,
    place: placeOf(saved),
    searchRadius: soc?.search_radius ?? profile?.search_radius ?? SEARCH_RADIUS_MILES,
    relocate: answered && user.relocate !== null ? user.relocate === 1 : null,
    remote: answered ? user.remote_work_type : null,
  };
}

/** The weight of a saved code that titles and skills do not give; less for an alternate. */
const savedScores = [1, 0.6, 0.5, 0.4];

/** The saved codes come first, in their order, then those of the current titles and skills. */
function codesOf(soc: UserSocRow | undefined, computed: readonly CodeScore[]): CodeScore[] {
  const saved = [
    soc?.soc_code,
    soc?.alternate_soc_code1,
    soc?.alternate_soc_code2,
    soc?.alternate_soc_code3,
  ];
  const scores = new Map(computed.map(({ code, score }) => [code, score]));
  saved.forEach((code, place) => {
    if (code) scores.set(code, Math.max(scores.get(code) ?? 0, savedScores[place] ?? 0));
  });
  return [...scores]
    .map(([code, score]) => ({ code, score }))
    .toSorted((a, b) => b.score - a.score || a.code.localeCompare(b.code));
}

/** Where a person lives, as far as they said it. */
export function placeOf({
  user,
  profile,
  soc,
}: Pick<SavedProfile, 'user' | 'profile' | 'soc'>): Point | null {
  if (user.location_lat !== null && user.location_long !== null)
    return { lat: user.location_lat, lng: user.location_long };
  if (soc && soc.location_lat !== null && soc.location_long !== null)
    return { lat: soc.location_lat, lng: soc.location_long };
  return geocodeZip(profile?.postal_code ?? soc?.postal_code ?? '');
}
