import type { CandidateData, Insights } from '#domain/insights.ts';
import type { WorkType } from '#domain/questions.ts';
import type { Point } from '#server/places/place.ts';
import type { Candidate } from './candidate.ts';
import { heldTitles } from './heldTitles.ts';
import { candidateCodes } from './insights.ts';
import type { CodeScore, TitleMatcher } from './titles.ts';

/** What the answers of section 4 say about where and how a person wants to work. */
export interface Wishes {
  readonly place: Point | null;
  /** Miles. */
  readonly searchRadius: number;
  /** null when the question was skipped or not asked. */
  readonly relocate: boolean | null;
  readonly remote: WorkType | null;
}

/** A saved code that the profile no longer leads to still counts, as somebody may have set it. */
const savedCodeScores = [1, 0.5, 0.4, 0.3];

function withSaved(codes: readonly CodeScore[], insights: Insights): CodeScore[] {
  const saved = [
    insights.SOCCode,
    insights.AlternateSOCCode1,
    insights.AlternateSOCCode2,
    insights.AlternateSOCCode3,
  ];
  const scores = new Map(codes.map(({ code, score }) => [code, score]));
  saved.forEach((code, at) => {
    if (code !== null && !scores.has(code)) scores.set(code, savedCodeScores[at] ?? 0);
  });
  return [...scores]
    .map(([code, score]) => ({ code, score }))
    .sort((a, b) => b.score - a.score || a.code.localeCompare(b.code));
}

/**
 * Makes what the ranking needs out of a profile, the saved insights and the wishes.
 * @param credentials names of licences and certificates the person holds
 */
export function candidateOf(
  data: CandidateData,
  insights: Insights,
  wishes: Wishes,
  credentials: readonly string[],
  today: Date,
  matcher?: TitleMatcher,
): Candidate {
  const responsibilities = data.work_experience.flatMap((work) => work.responsibilities);
  return {
    ...wishes,
    titles: heldTitles(data.work_experience, data.ideal_job, today),
    codes: withSaved(candidateCodes(data, today, matcher), insights),
    skills: data.skills,
    credentials,
    text: [data.summary ?? '', ...responsibilities].join('\n'),
    years: data.work_experience.length === 0 ? null : insights.YearsOfExperience,
    degree: insights.HighestLevelOfEducation,
  };
}
