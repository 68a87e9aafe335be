import type { UnplacedLine } from './resume.ts';
import {
  changeWork,
  EMPTY_EDUCATION,
  EMPTY_WORK,
  hasSkill,
  type ReviewDraft,
} from './reviewDraft.ts';

/** Where a person adds a line that the reader could not place. */
export type LineTarget =
  /** To the responsibilities of a job. */
  | { readonly to: 'job'; readonly at: number }
  /** As the title of another job. */
  | { readonly to: 'newJob' }
  /** As the name of another school. */
  | { readonly to: 'newSchool' }
  | { readonly to: 'skills' }
  | { readonly to: 'summary' }
  | { readonly to: 'nowhere' };

const joined = (text: string, line: string, between: string) =>
  text.trim() === '' ? line : `${text.trimEnd()}${between}${line}`;

/** The review with a line added where the person said. A list of skills becomes several. */
export function placeLine(
  draft: ReviewDraft,
  { text }: UnplacedLine,
  target: LineTarget,
): ReviewDraft {
  const { education, skills, summary, work_experience } = draft;
  switch (target.to) {
    case 'job': {
      const jobs = work_experience.map((job, at) =>
        at === target.at
          ? changeWork(job, { responsibilities: joined(job.responsibilities, text, '\n') })
          : job,
      );
      return { ...draft, work_experience: jobs };
    }
    case 'newJob':
      return {
        ...draft,
        work_experience: [...work_experience, { ...EMPTY_WORK, job_title: text }],
      };
    case 'newSchool':
      return { ...draft, education: [...education, { ...EMPTY_EDUCATION, school_name: text }] };
    case 'skills': {
      const all = text.split(/[,;•|]/).map((skill) => skill.trim());
      const added = all.filter((skill) => skill !== '' && !hasSkill(skills, skill));
      return { ...draft, skills: [...skills, ...new Set(added)] };
    }
    case 'summary':
      return { ...draft, summary: joined(summary, text, ' ') };
    case 'nowhere':
      return draft;
  }
}

/** The part of the review that a line was added to; null when it was left out. */
export function partOfTarget(target: LineTarget, after: ReviewDraft): string | null {
  switch (target.to) {
    case 'job':
      return `work_experience/${target.at}`;
    case 'newJob':
      return `work_experience/${after.work_experience.length - 1}`;
    case 'newSchool':
      return `education/${after.education.length - 1}`;
    case 'skills':
      return 'skills';
    case 'summary':
      return 'wishes';
    case 'nowhere':
      return null;
  }
}
