import { degreeLevelByName, type DegreeLevelName } from '#domain/degrees.ts';
import type { CandidateData, Insights } from '#domain/insights.ts';
import { yearsOfExperience } from './experience.ts';
import { codesOfTitles, heldTitles } from './heldTitles.ts';
import { codesOfSkills } from './skillCodes.ts';
import { codesForTitle, type CodeScore, type TitleMatcher } from './titles.ts';

/** The evidence for a code: inputs only, never invented. */
export interface CodeOrigin {
  readonly code: string;
  /** The person's titles for the code, as written. */
  readonly titles: readonly string[];
  /** True when only skills support the code. */
  readonly fromSkills: boolean;
}

export interface ExplainedInsights {
  readonly insights: Insights;
  readonly why: {
    readonly codes: readonly CodeOrigin[];
    /** The school of the degree that counts; null without one. */
    readonly degreeFrom: string | null;
    /** How many jobs had dates to count years from. */
    readonly datedJobs: number;
  };
}

/** Without any title, skills must agree at least this well to name an occupation. */
const leastSkillAgreement = 0.35;

/** The main code and three alternates. */
const codesKept = 4;

/**
 * The occupations of a person, best first, the best scoring 1: titles decide (the ideal job first,
 * recent work more than old), skills decide between meanings of a title; without a known title,
 * skills alone.
 */
export function candidateCodes(
  data: CandidateData,
  today: Date,
  matcher?: TitleMatcher,
): CodeScore[] {
  const titles = heldTitles(data.work_experience, data.ideal_job, today);
  const fromSkills = codesOfSkills(data.skills);
  const fromTitles = codesOfTitles(titles, fromSkills, matcher);
  if (fromTitles.length > 0) return fromTitles;
  return fromSkills.filter(({ score }) => score >= leastSkillAgreement).slice(0, codesKept * 2);
}

/** The highest degree that was completed. */
function highestEducation(education: CandidateData['education']): {
  level: DegreeLevelName | null;
  school: string | null;
} {
  let best: { level: DegreeLevelName | null; school: string | null } = {
    level: null,
    school: null,
  };
  for (const { level, school_name, status } of education) {
    if (level === null || status !== 'completed') continue;
    if ((degreeLevelByName(level)?.Id ?? 0) > (degreeLevelByName(best.level)?.Id ?? 0)) {
      best = { level, school: school_name };
    }
  }
  return best;
}

/**
 * The job-category insights of a person (section 3, UserSOC). The same data and day always give
 * the same insights.
 */
export function candidateInsights(
  data: CandidateData,
  today: Date,
  matcher?: TitleMatcher,
): Insights {
  return explainedInsights(data, today, matcher).insights;
}

/** The insights with their evidence. */
export function explainedInsights(
  data: CandidateData,
  today: Date,
  matcher?: TitleMatcher,
): ExplainedInsights {
  const kept = candidateCodes(data, today, matcher).slice(0, codesKept);
  const codeAt = (at: number): string | null => kept[at]?.code ?? null;
  const titles = heldTitles(data.work_experience, data.ideal_job, today).map(({ title }) => title);
  const { level, school } = highestEducation(data.education);
  return {
    insights: {
      SOCCode: codeAt(0),
      AlternateSOCCode1: codeAt(1),
      AlternateSOCCode2: codeAt(2),
      AlternateSOCCode3: codeAt(3),
      HighestLevelOfEducation: level,
      YearsOfExperience: yearsOfExperience(data.work_experience, today),
    },
    why: {
      codes: kept.map(({ code }) => originOf(code, titles, matcher)),
      degreeFrom: school,
      datedJobs: data.work_experience.filter(({ start_date }) => start_date !== null).length,
    },
  };
}

function originOf(code: string, titles: readonly string[], matcher?: TitleMatcher): CodeOrigin {
  const options = { limit: codesKept, ...(matcher && { matcher }) };
  const standing = titles.filter((title) =>
    codesForTitle(title, options).some((found) => found.code === code),
  );
  return { code, titles: [...new Set(standing)], fromSkills: standing.length === 0 };
}
