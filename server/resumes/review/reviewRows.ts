import { toPickerDate } from '#domain/dates.ts';
import { degreeLevelByName, degreeLevelById, degreeStatus } from '#domain/degrees.ts';
import { isWorkType } from '#domain/questions.ts';
import type { EducationItem, ParsedResume, WorkExperienceItem } from '#domain/resume.ts';
import { endOfJob } from '#domain/workHistory.ts';
import { zipDigits } from '#domain/zip.ts';
import type { DegreeFacts } from '#server/profiles/lists/degrees.ts';
import type {
  PersonChange,
  renameAccount,
  UserProfileChange,
  UserProfileRow,
} from '#server/profiles/queries.ts';
import type { WorkFacts } from '#server/profiles/lists/workHistory.ts';
import type { ReviewPlace } from '#server/resumes/review/checkReview.ts';
import { sameName } from '#server/resumes/review/mergeRows.ts';

/** A text without the characters databases cannot store; null when nothing is left. */
function text(value: string | null): string | null {
  return value?.replaceAll('\0', '').trim() || null;
}

/**
 * Like `text`, but undefined for null, so that a value the resume does not have stays unchanged.
 */
function given(value: string | null): string | undefined {
  return text(value) ?? undefined;
}

/** The name for the account. A review without one was rejected before. */
export function namesIn(profile: ParsedResume): Parameters<typeof renameAccount>[2] {
  const first_name = given(profile.firstname);
  return profile.hasOneName
    ? { first_name, last_name: '', has_one_name: true }
    : { first_name, last_name: given(profile.lastname), has_one_name: false };
}

/** What a reviewed resume says about the person; undefined leaves a column as it is. */
export function personIn(profile: ParsedResume, place: ReviewPlace | null): PersonChange {
  const remote = profile.remote?.trim().toLowerCase();
  return {
    phone: given(profile.phone_number),
    summary: given(profile.summary),
    location_lat: place?.lat ?? null,
    location_long: place?.lng ?? null,
    relocate: profile.relocate ?? undefined,
    remote_work_type: isWorkType(remote) ? remote : undefined,
  };
}

/** What a reviewed resume says for the profile, without its degrees. */
export function userProfileIn(
  profile: ParsedResume,
  saved: SavedAddress | undefined,
): UserProfileChange {
  return {
    ...addressIn(profile, saved),
    postal_code: given(profile.zip),
    // At this point a ZIP code is known to be in the US.
    country: given(profile.country) ?? (given(profile.zip) ? 'United States' : undefined),
    ideal_job: given(profile.ideal_job),
  };
}

type SavedAddress = Pick<UserProfileRow, 'address1' | 'postal_code'>;

/** An address is one thing: parts of an older one do not stand beside those of a new one. */
function addressIn(profile: ParsedResume, saved: SavedAddress | undefined): UserProfileChange {
  const before = zipDigits(saved?.postal_code);
  const isElsewhere = before !== null && before !== zipDigits(profile.zip);
  const isOtherStreet =
    given(profile.address1) !== undefined && !sameName(profile.address1, saved?.address1 ?? null);
  const part = (value: string | null, isOther: boolean) => (isOther ? text(value) : given(value));
  return {
    address1: part(profile.address1, isElsewhere),
    address2: part(profile.address2, isElsewhere || isOtherStreet),
    city: part(profile.city, isElsewhere),
    state: part(profile.state, isElsewhere),
  };
}

/** The highest of these degrees, as the profile says it; undefined leaves a column as it is. */
export function highestDegreeIn(degrees: readonly DegreeFacts[]): UserProfileChange {
  const highest = degrees.toSorted(
    (a, b) =>
      (b.degree_level_id ?? 0) - (a.degree_level_id ?? 0) || b.year_completed - a.year_completed,
  )[0];
  return {
    education: degreeLevelById(highest?.degree_level_id ?? '')?.Label,
    specialization: highest?.degree_name ?? undefined,
    education_complete_date: highest?.year_completed ? String(highest.year_completed) : undefined,
  };
}

/** The degrees of a review, without entries that name nothing. */
export function degreesIn(profile: ParsedResume): DegreeFacts[] {
  return profile.education
    .map(degreeOf)
    .filter((row) => row.school_name ?? row.degree_name ?? row.degree_level_id);
}

function degreeOf(item: EducationItem): DegreeFacts {
  // Without an end year the review accepts an entry only as "in-progress" (section 5).
  const present = item.present || (item.status === 'in-progress' && item.end_year === null);
  const { Status, YearCompleted } = degreeStatus({
    Present: present,
    YearCompleted: Number(item.end_year ?? 0),
  });
  return {
    school_name: text(item.school_name),
    degree_name: text(item.major),
    degree_level_id: degreeLevelByName(item.level)?.Id ?? null,
    start_year: Number(item.start_year ?? 0) || null,
    year_completed: YearCompleted,
    present,
    status: Status,
  };
}

/** The jobs of a review, without entries that name nothing. */
export function workIn(profile: ParsedResume): WorkFacts[] {
  return profile.work_experience
    .map(jobOf)
    .filter((row) => row.employer_name ?? row.job_title ?? row.responsibilities);
}

function jobOf(item: WorkExperienceItem): WorkFacts {
  const { EndDate, Present } = endOfJob({
    EndDate: toPickerDate(item.end_date),
    Present: item.present,
  });
  return {
    employer_name: text(item.company),
    job_title: text(item.job_title),
    responsibilities: text(item.responsibilities.join('\n')),
    start_date: toPickerDate(item.start_date),
    end_date: EndDate,
    present: Present,
  };
}

/** The skills of a review, each once. */
export function skillsIn(profile: ParsedResume): string[] {
  const byName = new Map<string, string>();
  for (const skill of profile.skills) {
    const name = text(skill);
    if (name !== null && !byName.has(name.toLowerCase())) byName.set(name.toLowerCase(), name);
  }
  return [...byName.values()];
}
