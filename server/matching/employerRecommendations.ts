import { setImmediate } from 'node:timers/promises';
import { earliestToday } from '#domain/jobClosing.ts';
import type { components, operations } from '#openapi/matching.ts';
import { type Access, companyIn } from '#server/http/access.ts';
import type { Handlers } from '#server/http/contractTypes.ts';
import { notYours } from '#server/http/policy.ts';
import { candidateForEmployers } from '#server/matching/employerCandidate.ts';
import { listFoundFor, listOwnOpenJobs, type OwnJob } from '#server/matching/employerQueries.ts';
import { listSavedOf } from '#server/matching/savedQueries.ts';
import type { SavedProfile } from '#server/matching/savedCandidate.ts';
import type { Recommendation } from '#server/matching/scoreJob.ts';
import type { Services } from '#server/services.ts';

type EmployerRecommendationOperations = Pick<operations, 'recommendationsEmploy'>;
type Pair = components['schemas']['EmployerRecommendation'];

/** So many people are compared with the jobs: each costs some milliseconds. */
const MOST_PEOPLE = 60;
const MOST_PAIRS = 50;
/** The jobs of a company for one candidate. */
const MOST_JOBS = 10;

/** What an employer reads of why somebody fits: work, skills, education; nothing missing. */
const told: ReadonlySet<string> = new Set([
  'same_occupation',
  'related_occupation',
  'title_match',
  'skills',
  'years',
  'education',
  'licence',
  'language',
]);

const pairOf = (userGuid: string, job: OwnJob, { reasons }: Recommendation): Pair => ({
  userGuid,
  sourceGUID: job.source_guid,
  jobTitle: job.title,
  reasons: reasons.filter(({ code, effect }) => effect === 'positive' && told.has(code)),
});

/** Whom a company may find for its open jobs, and which of them fit one candidate. */
export function employerRecommendationOperations({
  database: { db },
  jobMatcher,
  now,
}: Services): Handlers<EmployerRecommendationOperations> {
  /** The jobs that fit somebody, best first; one without a reason to tell fits nobody. */
  const fitting = (saved: SavedProfile, jobs: readonly OwnJob[], at: Date) => {
    const byId = new Map(jobs.map((job) => [job.source_guid, job]));
    const ranked = jobMatcher.rankFew(candidateForEmployers(saved, at), [...byId.keys()]);
    return ranked.flatMap((one) => {
      const job = byId.get(one.sourceGUID);
      const pair = job && pairOf(saved.user.user_guid, job, one);
      return pair && pair.reasons.length > 0 ? [{ pair, score: one.score }] : [];
    });
  };
  const forCompany = async (companyGuid: string, jobs: readonly OwnJob[], at: Date) => {
    const found = await listFoundFor(db, companyGuid, jobs, { at, most: MOST_PEOPLE });
    const best: { readonly pair: Pair; readonly score: number }[] = [];
    for (const saved of await listSavedOf(db, found)) {
      best.push(...fitting(saved, jobs, at).slice(0, 1));
      // Others are answered between two people.
      await setImmediate();
    }
    return best
      .toSorted((a, b) => b.score - a.score || (a.pair.userGuid < b.pair.userGuid ? -1 : 1))
      .slice(0, MOST_PAIRS)
      .map(({ pair }) => pair);
  };
  return {
    recommendationsEmploy: async ({ body, caller, access }) => {
      const at = now();
      const companyGuid = ownCompany(access);
      const jobs = await listOwnOpenJobs(db, companyGuid, earliestToday(at));
      if (jobs.length === 0) return { recommendations: [] };
      const isOwn = body.user_id.toLowerCase() === caller.userGuid.toLowerCase();
      if (isOwn) return { recommendations: await forCompany(companyGuid, jobs, at) };
      const [saved] = await listSavedOf(db, [body.user_id.toLowerCase()]);
      const best = saved ? fitting(saved, jobs, at).slice(0, MOST_JOBS) : [];
      return { recommendations: best.map(({ pair }) => pair) };
    },
  };
}

function ownCompany(access: Access): string {
  const company = companyIn(access);
  if (company === null) throw notYours();
  return company;
}
