import { useCompanyJobs } from '#src/api/queries/employerJobs.ts';
import { HomeFigures } from '#src/pages/employer/home/HomeFigures.tsx';
import { HomeJobs } from '#src/pages/employer/home/HomeJobs.tsx';
import { HomeStatistics } from '#src/pages/employer/home/HomeStatistics.tsx';

/** The numbers of a company and its jobs; where there are no jobs, only the way to the first. */
export function MemberHome({ companyName }: { companyName: string }) {
  const jobs = useCompanyJobs(companyName);
  const isEmpty = jobs.data?.pages[0]?.total === 0;
  return (
    <>
      {isEmpty ? null : (
        <>
          <HomeFigures companyName={companyName} />
          <HomeStatistics companyName={companyName} />
        </>
      )}
      <HomeJobs jobs={jobs} />
    </>
  );
}
