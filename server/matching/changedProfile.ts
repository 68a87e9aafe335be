import type { components } from '#openapi/matching.ts';
import type { Candidate } from '#server/matching/candidate.ts';
import { candidateInsights } from '#server/matching/insights.ts';
import { candidateOf, dataOf, type SavedProfile } from '#server/matching/savedCandidate.ts';

/** One thing that a person could say otherwise of themselves. */
export type ProfileChange = Pick<
  components['schemas']['RankChanges']['changes'][number],
  'code' | 'value'
>;

/**
 * Who a person were to the ranking had they saved one change on the screens: a skill brings new
 * insights along, as there.
 */
export function changedCandidate(
  saved: SavedProfile,
  { code, value }: ProfileChange,
  today: Date,
): Candidate {
  switch (code) {
    case 'skill':
      return candidateOf(withNewInsights(withSkill(saved, value), today), today);
    case 'credential': {
      const candidate = candidateOf(saved, today);
      return { ...candidate, credentials: [...candidate.credentials, value] };
    }
    case 'way':
      return { ...candidateOf(saved, today), remote: wayOf(value) };
    case 'move':
      return { ...candidateOf(saved, today), relocate: true };
  }
}

const wayOf = (value: string) =>
  value === 'remote' || value === 'hybrid' || value === 'in-person' ? value : 'no preference';

function withSkill(saved: SavedProfile, name: string): SavedProfile {
  const { user, skills } = saved;
  const position = (skills.at(-1)?.position ?? 0) + 1;
  const added = {
    id: '',
    user_guid: user.user_guid,
    skill_name: name,
    position,
    version: user.version,
  };
  return { ...saved, skills: [...skills, added] };
}

function withNewInsights(saved: SavedProfile, today: Date): SavedProfile {
  if (saved.soc === undefined) return saved;
  const insights = candidateInsights(dataOf(saved), today);
  const soc = {
    ...saved.soc,
    soc_code: insights.SOCCode,
    alternate_soc_code1: insights.AlternateSOCCode1,
    alternate_soc_code2: insights.AlternateSOCCode2,
    alternate_soc_code3: insights.AlternateSOCCode3,
    highest_level_of_education: insights.HighestLevelOfEducation,
    years_of_experience: insights.YearsOfExperience,
  };
  return { ...saved, soc };
}
