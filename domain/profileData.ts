import type { components } from '#openapi/user.ts';
import { toPayloadDate } from './dates.ts';
import { degreeLevelById } from './degrees.ts';
import type { CandidateData, WorkWishes } from './insights.ts';

type Schemas = components['schemas'];

/** The saved profile sections the insights are computed from. */
export type SavedSections = {
  user: Schemas['User'];
  profile: Schemas['UserProfile'] | null;
  degrees: readonly Schemas['UserDegree'][];
  workHistory: readonly Schemas['UserWorkHistory'][];
  skills: readonly Schemas['UserSkill'][];
};

/** The saved profile as insights input (section 7, candidate_data). */
export function profileData(saved: SavedSections): CandidateData {
  return {
    work_experience: saved.workHistory.map((job) => ({
      job_title: job.JobTitle,
      company: job.EmployerName,
      responsibilities: job.Responsibilities?.split('\n') ?? [],
      start_date: toPayloadDate(job.StartDate),
      end_date: toPayloadDate(job.EndDate),
      present: job.Present,
    })),
    education: saved.degrees.map((degree) => ({
      school_name: degree.SchoolName,
      level: degreeLevelById(degree.DegreeLevelId ?? '')?.LevelName ?? null,
      major: degree.DegreeName,
      start_year: degree.StartYear === null ? null : String(degree.StartYear),
      end_year: degree.YearCompleted === 0 ? null : String(degree.YearCompleted),
      present: degree.Present,
      status: degree.Status,
    })),
    skills: saved.skills.map(({ SkillName }) => SkillName),
    ideal_job: saved.profile?.IdealJob ?? null,
    summary: saved.user.Summary,
  };
}

/** Where and how the person wants to work, saved with the insights. */
export function profileWishes({ user, profile }: SavedSections): WorkWishes {
  return {
    zip: profile?.PostalCode ?? null,
    lat: user.LocationLat ?? null,
    long: user.LocationLong ?? null,
    relocate: user.Relocate ?? null,
    remote: user.RemoteWorkType ?? null,
  };
}
