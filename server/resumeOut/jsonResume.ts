import type { ResumeContent } from '#domain/resumeOut/content.ts';
import type { ResumeWords } from '#domain/resumeOut/words.ts';

/** What has no value is left out, as the format wants it. */
const given = <Value extends object>(value: Value): Value =>
  Object.fromEntries(
    Object.entries(value).filter(([, one]) => one !== null && one !== undefined),
  ) as Value;

/** "2019-03": as exact as the other files are. */
const monthOf = (day: string | null) => day?.slice(0, 7) ?? null;

/** The resume as JSON Resume 1.0.0 (jsonresume.org/schema), for other programs. */
export function jsonResume(content: ResumeContent, words: ResumeWords, madeAt: Date) {
  const { city, state, zip } = content;
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: given({
      name: content.name,
      label: content.label,
      email: content.email,
      phone: content.phone,
      summary: content.summary,
      location: given({ city, region: state, postalCode: zip }),
    }),
    work: content.work.map((job) =>
      given({
        name: job.employer,
        position: job.title,
        startDate: monthOf(job.start),
        endDate: monthOf(job.end),
        highlights: job.duties,
      }),
    ),
    education: content.education.map((degree) =>
      given({
        institution: degree.school,
        area: degree.major,
        studyType: degree.level === null ? null : words.degrees[degree.level],
        startDate: degree.start === null ? null : String(degree.start),
        endDate: degree.end === null ? null : String(degree.end),
      }),
    ),
    certificates: content.credentials.map(({ name, year }) =>
      given({ name, date: year === null ? null : String(year) }),
    ),
    skills: content.skills.map((name) => ({ name })),
    meta: { version: 'v1.0.0', lastModified: madeAt.toISOString().slice(0, 19) },
  };
}
