import { toPayloadDate, toPickerDate } from './dates.ts';
import { degreeStatus } from './degrees.ts';
import { isWorkType } from './questions.ts';
import type { EducationItem, ParsedResume, WorkExperienceItem } from './resume.ts';

/** One education entry in the review form: texts, never null. */
export type EducationDraft = {
  school_name: string;
  level: EducationItem['level'];
  major: string;
  /** Four digits, or empty. */
  start_year: string;
  end_year: string;
  present: boolean;
  status: EducationItem['status'];
};

/**
 * One job in the review form. Dates are YYYY-MM-DD, or half typed such as 2019-05-;
 * responsibilities have one per line.
 */
export type WorkDraft = {
  job_title: string;
  company: string;
  responsibilities: string;
  start_date: string;
  end_date: string;
  present: boolean;
};

/** The single text fields of the review form, in the order of section 3. */
export const REVIEW_TEXT_FIELDS = [
  'firstname',
  'middlename',
  'lastname',
  'email',
  'phone_number',
  'address1',
  'address2',
  'city',
  'state',
  'zip',
  'country',
  'summary',
  'ideal_job',
  'remote',
] as const;

export type ReviewTextField = (typeof REVIEW_TEXT_FIELDS)[number];

/** The editable content of the review payload. */
export type ReviewDraft = Record<ReviewTextField, string> & {
  /** Says that there is no last name. */
  hasOneName?: boolean;
  skills: string[];
  /** Typed but not added yet. Submitting adds it. */
  pendingSkill?: string;
  relocate: ParsedResume['relocate'];
  education: EducationDraft[];
  work_experience: WorkDraft[];
};

export const EMPTY_EDUCATION: EducationDraft = {
  school_name: '',
  level: null,
  major: '',
  start_year: '',
  end_year: '',
  present: false,
  status: 'incomplete',
};

export const EMPTY_WORK: WorkDraft = {
  job_title: '',
  company: '',
  responsibilities: '',
  start_date: '',
  end_date: '',
  present: false,
};

function educationDraft(item: EducationItem): EducationDraft {
  return {
    ...item,
    school_name: item.school_name ?? '',
    major: item.major ?? '',
    start_year: item.start_year ?? '',
    end_year: item.end_year ?? '',
  };
}

function workDraft(item: WorkExperienceItem): WorkDraft {
  return {
    job_title: item.job_title ?? '',
    company: item.company ?? '',
    responsibilities: item.responsibilities.join('\n'),
    start_date: toPickerDate(item.start_date) ?? '',
    // A current job is saved without an end date, and its field is hidden.
    end_date: item.present ? '' : (toPickerDate(item.end_date) ?? ''),
    present: item.present,
  };
}

/** Converts a payload to the review form. */
export function draftFromResume(resume: ParsedResume): ReviewDraft {
  const texts = (field: ReviewTextField): string => resume[field] ?? '';
  return {
    firstname: texts('firstname'),
    middlename: texts('middlename'),
    lastname: texts('lastname'),
    ...(resume.hasOneName ? { hasOneName: true } : {}),
    email: texts('email'),
    phone_number: texts('phone_number'),
    address1: texts('address1'),
    address2: texts('address2'),
    city: texts('city'),
    state: texts('state'),
    zip: texts('zip'),
    country: texts('country'),
    summary: texts('summary'),
    ideal_job: texts('ideal_job'),
    // The field is a select; other values have no option.
    remote: isWorkType(resume.remote) ? resume.remote : '',
    skills: [...resume.skills],
    relocate: resume.relocate,
    education: resume.education.map(educationDraft),
    work_experience: resume.work_experience.map(workDraft),
  };
}

/** Applies an edit to a work entry. Ticking "Still Working" clears the hidden end date. */
export function changeWork(entry: WorkDraft, change: Partial<WorkDraft>): WorkDraft {
  const next = { ...entry, ...change };
  return next.present ? { ...next, end_date: '' } : next;
}

/**
 * Applies an edit to an education entry. The status follows the year and "Ongoing" (section 4).
 */
export function changeEducation(
  entry: EducationDraft,
  change: Partial<Omit<EducationDraft, 'status'>>,
): EducationDraft {
  const next = { ...entry, ...change };
  if (change.present === undefined && change.end_year === undefined) return next;
  const year = Number(next.end_year);
  const { Status } = degreeStatus({ Present: next.present, YearCompleted: year > 0 ? year : 0 });
  return { ...next, end_year: next.present ? '' : next.end_year, status: Status };
}

function orNull(text: string): string | null {
  const trimmed = text.trim();
  return trimmed === '' ? null : trimmed;
}

function educationItem(entry: EducationDraft): EducationItem {
  return {
    ...entry,
    school_name: orNull(entry.school_name),
    major: orNull(entry.major),
    start_year: orNull(entry.start_year),
    end_year: orNull(entry.end_year),
  };
}

function workItem(entry: WorkDraft): WorkExperienceItem {
  return {
    job_title: orNull(entry.job_title),
    company: orNull(entry.company),
    responsibilities: entry.responsibilities
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
    start_date: toPayloadDate(entry.start_date),
    end_date: entry.present ? null : toPayloadDate(entry.end_date),
    present: entry.present,
  };
}

/** Whether the list has the skill already, ignoring case. */
export function hasSkill(skills: readonly string[], skill: string): boolean {
  const wanted = skill.trim().toLowerCase();
  return skills.some((one) => one.trim().toLowerCase() === wanted);
}

function skillsOf({ skills, pendingSkill = '' }: ReviewDraft): string[] {
  const all = hasSkill(skills, pendingSkill) ? skills : [...skills, pendingSkill];
  return all.map((skill) => skill.trim()).filter((skill) => skill !== '');
}

/**
 * Converts the form to a payload: dates DD-MM-YYYY, null for empty texts, with the geocoded place.
 */
export function resumeFromDraft(
  draft: ReviewDraft,
  place: { lat: number | null; long: number | null } | null,
): ParsedResume {
  return {
    firstname: orNull(draft.firstname),
    middlename: orNull(draft.middlename),
    lastname: draft.hasOneName ? null : orNull(draft.lastname),
    ...(draft.hasOneName ? { hasOneName: true } : {}),
    email: orNull(draft.email),
    phone_number: orNull(draft.phone_number),
    address1: orNull(draft.address1),
    address2: orNull(draft.address2),
    city: orNull(draft.city),
    state: orNull(draft.state),
    zip: orNull(draft.zip),
    country: orNull(draft.country),
    summary: orNull(draft.summary),
    skills: skillsOf(draft),
    ideal_job: orNull(draft.ideal_job),
    relocate: draft.relocate,
    remote: orNull(draft.remote),
    LocationLat: place?.lat ?? null,
    LocationLong: place?.long ?? null,
    education: draft.education.map(educationItem),
    work_experience: draft.work_experience.map(workItem),
  };
}
