import { earliestToday } from '#domain/jobClosing.ts';
import type { operations } from '#openapi/jobs.ts';
import { listApplicants } from '#server/employers/applicantQueries.ts';
import { applicantRecord } from '#server/employers/companyApplicationRecord.ts';
import { companyJobPages } from '#server/employers/companyJobPages.ts';
import { listOpenVersions } from '#server/employers/companyJobQueries.ts';
import { findCompanyCalled, findCompanyName } from '#server/employers/memberQueries.ts';
import { noteCounts } from '#server/employers/noteCounts.ts';
import { firstDayOf, lastTwelve, monthAt, sumOf, yearsOf } from '#server/employers/statistics.ts';
import {
  countByMonth,
  countJobsPerCompany,
  countOpenJobs,
} from '#server/employers/statisticsQueries.ts';
import { companyIn } from '#server/http/access.ts';
import type { Handlers, Input } from '#server/http/contractTypes.ts';
import { Problem } from '#server/http/problem.ts';
import type { Services } from '#server/services.ts';

type CompanyJobOperations = Pick<
  operations,
  | 'getCompanyJobs'
  | 'getCompanyJobsFromSearch'
  | 'getJobsPerCompany'
  | 'getAbleistCounts'
  | 'getAppliedAndViewedCounts'
  | 'getMonthlyStatistics'
  | 'getYearlyStatistics'
  | 'getAppliedCandidates'
>;

const noCompany = () =>
  new Problem(404, 'no_company', 'There is no company of this name. Check how it is written.');

/** The jobs of one company, and what became of them. */
export function companyJobOperations({ database, now }: Services): Handlers<CompanyJobOperations> {
  const { db } = database;
  const countNotes = noteCounts(db);
  const pageOf = companyJobPages(db, countNotes);

  /** The caller's own company; for an administrator the one that has this name. */
  const companyOf = async (
    { access }: Pick<Input<unknown>, 'access'>,
    name: string,
  ): Promise<string> => {
    const company = companyIn(access) ?? (await findCompanyCalled(db, name));
    if (company === null) throw noCompany();
    return company;
  };
  const readerOf = async (input: Pick<Input<unknown>, 'access' | 'caller'>, name: string) => {
    const { access, caller } = input;
    const companyGuid = await companyOf(input, name);
    const isWaiting =
      (access.by === 'member' || access.by === 'acting') && access.member?.isConfirmed === false;
    return {
      member: { companyGuid, isConfirmed: !isWaiting },
      userGuid: caller.userGuid,
      today: earliestToday(now()),
    };
  };
  return {
    getCompanyJobs: async (input) =>
      pageOf(await readerOf(input, input.path.companyName), {
        words: [],
        status: null,
        sourceGuid: null,
        offset: input.query.offset ?? 0,
      }),
    getCompanyJobsFromSearch: async (input) => {
      const { companyName, searchText, status, sourceGUID: jobId, offset } = input.body;
      return pageOf(await readerOf(input, companyName), {
        words: searchText.split(/[\s,]+/).filter((word) => word !== ''),
        status: status ?? null,
        sourceGuid: jobId ?? null,
        offset: offset ?? 0,
      });
    },
    getJobsPerCompany: async ({ access }) => {
      const today = earliestToday(now());
      const own = companyIn(access);
      if (own !== null)
        return [
          {
            CompanyGuid: own,
            CompanyName: (await findCompanyName(db, own)) ?? '',
            jobs: await countOpenJobs(db, own, today),
          },
        ];
      return (await countJobsPerCompany(db, today)).map(({ company_guid, name, jobs }) => ({
        CompanyGuid: company_guid,
        CompanyName: name,
        jobs,
      }));
    },
    getAbleistCounts: async (input) => {
      const company = await companyOf(input, input.path.companyName);
      const jobs = await listOpenVersions(db, company, earliestToday(now()));
      const notes = await countNotes(jobs);
      const counts = jobs
        .map(({ source_guid, title }) => ({
          sourceGUID: source_guid,
          title,
          phrases: notes.get(source_guid) ?? 0,
        }))
        .filter(({ phrases }) => phrases > 0)
        .toSorted((a, b) => b.phrases - a.phrases);
      const phrases = counts.reduce((sum, one) => sum + one.phrases, 0);
      return { phrases, jobs: counts.length, counts };
    },
    getAppliedAndViewedCounts: async (input) => {
      const at = now();
      const company = await companyOf(input, input.path.companyName);
      const [openJobs, counts] = await Promise.all([
        countOpenJobs(db, company, earliestToday(at)),
        countByMonth(db, company, null),
      ]);
      const { year, month } = monthAt(at);
      return {
        openJobs,
        total: sumOf(counts),
        thisMonth: sumOf(counts, (one) => one.year === year && one.month === month),
        thisYear: sumOf(counts, (one) => one.year === year),
      };
    },
    getMonthlyStatistics: async (input) => {
      const at = now();
      const company = await companyOf(input, input.path.companyName);
      return lastTwelve(await countByMonth(db, company, firstDayOf(monthAt(at, 11))), at);
    },
    getYearlyStatistics: async (input) => {
      const company = await companyOf(input, input.path.companyName);
      return yearsOf(await countByMonth(db, company, null), now());
    },
    getAppliedCandidates: async (input) => {
      const { access, caller, query } = input;
      const companyGuid = await companyOf(input, input.path.companyName);
      const viewer = { companyGuid, userGuid: caller.userGuid, at: now() };
      const { job = null, offset = 0 } = query;
      const { rows, total } = await listApplicants(db, viewer, { job, offset });
      input.setTotal(total);
      const applicants = rows.map(applicantRecord);
      // An administrator reads no addresses of them, in a view or not.
      return access.by === 'member'
        ? applicants
        : applicants.map((applicant) => ({ ...applicant, Email: null }));
    },
  };
}
