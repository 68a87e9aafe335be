import { degreeLevelById } from '#domain/degrees.ts';
import { ATTACHMENT_MAX_BYTES } from '#domain/limits.ts';
import type { components } from '#openapi/user.ts';
import {
  type ApplicationToMail,
  claimLetter,
  findSentParts,
  listApplicationsToMail,
  type SentParts,
} from '#server/applications/queries.ts';
import type { Attachment } from '#server/mail/mail.ts';
import { orExplain } from '#server/mail/mailer.ts';
import {
  type Applicant,
  applicantLines,
  applicationReceivedMail,
  resumeLines,
} from '#server/mail/messages/applicationReceived.ts';
import { applicationSentMail } from '#server/mail/messages/applicationSent.ts';
import {
  findUser,
  findUserProfile,
  listDegrees,
  listWorkHistory,
  type UserRow,
} from '#server/profiles/queries.ts';
import { findResume, listResumes } from '#server/resumes/queries.ts';
import type { Services } from '#server/services.ts';

type Schemas = components['schemas'];

/**
 * Queues a mail to the employer's contact, once for an application, and a confirmation to the
 * candidate at the account's address. Resume and phone go along only when the call says so.
 * @param named the job by title and company, as in the call of the product spec
 * @returns null when the person has no such application
 * @throws Problem 503 mail_not_sent
 */
export async function mailApplication(
  services: Services,
  userGuid: string,
  named: Pick<
    Schemas['JobApplicationMail'],
    'JobTitle' | 'JobCompany' | 'SendResume' | 'SendPhone'
  >,
): Promise<Schemas['JobApplicationMailed'] | null> {
  const { db } = services.database;
  const user = await findUser(db, userGuid);
  const applications = await listApplicationsToMail(db, userGuid);
  const application = applications.find(
    ({ title, company }) =>
      isSame(title, named.JobTitle) && isSame(company ?? '', named.JobCompany ?? ''),
  );
  if (!user || !application) return null;
  const to = application.contact_email?.trim() ?? '';
  const employer = isAddress(to);
  const job = jobOf(application);
  const next =
    'Your application is saved, but the employer does not know about it yet. Please try again in a few minutes.';
  const headline = await applicantOf(services, user);
  const resume = employer && named.SendResume ? await resumeOf(services, userGuid) : null;
  const phone = employer && named.SendPhone ? phoneOf(user) : null;
  const sent = await services.mailer.withMails(async (trx, queue): Promise<SentParts> => {
    const parts = { resume: resume !== null, phone: phone !== null };
    const isFirst = await claimLetter(trx, application.id, services.now(), parts);
    // The employer has the first mail: a later call tells the candidate what was in that one.
    const inMail = isFirst ? parts : await findSentParts(trx, application.id);
    const applicant = { ...headline, phone: inMail.phone ? phoneOf(user) : null };
    if (isFirst && employer)
      await orExplain(queue(applicationReceivedMail({ to, job, applicant, resume })), next);
    const copy = applicationSentMail({
      to: user.email,
      firstName: oneLine(user.first_name),
      job,
      link: `${services.config.publicUrl}/candidate/jobs/job-details/${application.source_guid}`,
      isElsewhere: application.apply_url !== null,
      told: employer ? [...applicantLines(applicant), ...resumeLines(inMail.resume)] : null,
    });
    await orExplain(queue(copy), next);
    return inMail;
  });
  return { candidate: true, employer, ...sent };
}

/** Whether a posting's contact can be written to. */
export const isAddress = (text: string): boolean => /^[^\s@<>,;"]+@[^\s@<>,;"]+$/.test(text);

/**
 * The parts of the profile in the employer's mail. Summary, skills and answers stay out, because
 * people may have written private things there.
 */
async function applicantOf({ database }: Services, user: UserRow): Promise<Applicant> {
  const { db } = database;
  const profile = await findUserProfile(db, user.user_guid);
  const [work] = await listWorkHistory(db, user.user_guid);
  const degrees = await listDegrees(db, user.user_guid);
  const degree = degrees
    .filter(({ status }) => status === 'completed')
    .toSorted((a, b) => (b.degree_level_id ?? 0) - (a.degree_level_id ?? 0))[0];
  const level = degreeLevelById(degree?.degree_level_id ?? 0)?.Label ?? null;
  return {
    name: joined([user.first_name, user.last_name], ' ') ?? user.email,
    email: user.email,
    place: joined([profile?.city, profile?.state]),
    work: joined([work?.job_title, work?.employer_name]),
    education: joined([level, degree?.degree_name]),
    phone: null,
  };
}

/** The phone number of the profile; null when there is none. */
export const phoneOf = (user: UserRow): string | null => joined([user.phone]);

/**
 * The newest resume as a file to attach; null when there is none or it is too large. Its own file
 * name stays here: people write into names what they would not tell an employer.
 */
async function resumeOf({ database }: Services, userGuid: string): Promise<Attachment | null> {
  const [newest] = await listResumes(database.db, userGuid);
  if (!newest || newest.bytes > ATTACHMENT_MAX_BYTES) return null;
  const content = await findResume(database.db, userGuid, newest.id);
  return content && { name: 'resume.pdf', content };
}

const jobOf = ({ title, company, location }: ApplicationToMail) => ({
  title: oneLine(title),
  company: company === null ? null : oneLine(company),
  location: oneLine(location),
});

/** Text from people and feeds must not add lines to a mail. */
const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

function joined(parts: readonly (string | null | undefined)[], between = ', '): string | null {
  const texts = parts.map((part) => oneLine(part ?? '')).filter((part) => part !== '');
  return texts.length === 0 ? null : texts.join(between);
}

const isSame = (a: string, b: string): boolean => a.trim() === b.trim();
