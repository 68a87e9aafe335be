import {
  type QuestionKey,
  QUESTIONS_WITH_WORK,
  QUESTIONS_WITHOUT_WORK,
} from '#domain/questions.ts';
import type { components } from '#openapi/user.ts';
import { etagOf } from '#server/http/etag.ts';
import type {
  PersonChange,
  UserDegreeRow,
  UserProfileChange,
  UserProfileRow,
  UserRow,
  UserSkillRow,
  UserWorkHistoryRow,
} from '#server/profiles/queries.ts';

type Schemas = components['schemas'];

/** The keys of the answers: q1..q7 and q1w..q8w. */
export const ANSWER_KEYS = [...QUESTIONS_WITHOUT_WORK, ...QUESTIONS_WITH_WORK] as const;

/**
 * The path of the picture under the user API's base address. It changes with every new picture.
 */
function imagePath(userGuid: string, storedAt: Date): string {
  return `/User/profileImage/${userGuid}?v=${storedAt.getTime().toString(36)}`;
}

/** A user in the contract's shape. Answers never given are left out. */
export function userRecord(row: UserRow): Schemas['User'] {
  return {
    UserGuid: row.user_guid,
    FirstName: row.first_name,
    LastName: row.last_name,
    hasOneName: row.has_one_name,
    Email: row.email,
    Phone: row.phone,
    Summary: row.summary,
    ProfileImage: row.image_stored_at && imagePath(row.user_guid, row.image_stored_at),
    MIME: row.image_mime,
    LocationLat: row.location_lat,
    LocationLong: row.location_long,
    Relocate: row.relocate,
    RemoteWorkType: row.remote_work_type,
    PreferencesAnswered: row.preferences_answered,
    Role: row.role,
    ...row.answers,
    _etag: etagOf(row.version),
  };
}

/** The columns a user update sets. Fields left out stay undefined. */
export function personChange(update: Schemas['UserUpdate']): PersonChange {
  return {
    phone: update.Phone,
    summary: update.Summary,
    location_lat: update.LocationLat,
    location_long: update.LocationLong,
    relocate: update.Relocate,
    remote_work_type: update.RemoteWorkType,
    preferences_answered: update.PreferencesAnswered ?? undefined,
  };
}

/** The answers in an update, or in a reviewed resume. */
export function answersIn(
  update: Pick<Schemas['UserUpdate'], QuestionKey>,
): Record<string, string | string[] | null> {
  const answers: Record<string, string | string[] | null> = {};
  for (const key of ANSWER_KEYS) {
    const answer = update[key];
    if (answer !== undefined) answers[key] = answer;
  }
  return answers;
}

/** A profile as the contract has it. */
export function userProfileRecord(row: UserProfileRow): Schemas['UserProfile'] {
  return {
    ProfileId: row.profile_id,
    UserGuid: row.user_guid,
    Address1: row.address1,
    Address2: row.address2,
    City: row.city,
    State: row.state,
    PostalCode: row.postal_code,
    Country: row.country,
    Education: row.education,
    Specialization: row.specialization,
    EducationCompleteDate: row.education_complete_date,
    IdealJob: row.ideal_job,
    SearchRadius: row.search_radius,
    _etag: etagOf(row.version),
  };
}

/** The columns a saved profile sets. Fields left out stay undefined. */
export function userProfileChange(profile: Schemas['UserProfile']): UserProfileChange {
  return {
    address1: profile.Address1,
    address2: profile.Address2,
    city: profile.City,
    state: profile.State,
    postal_code: profile.PostalCode,
    country: profile.Country,
    education: profile.Education,
    specialization: profile.Specialization,
    education_complete_date: profile.EducationCompleteDate,
    ideal_job: profile.IdealJob,
    search_radius: profile.SearchRadius,
  };
}

/** A degree as the contract has it. */
export function userDegreeRecord(row: UserDegreeRow): Schemas['UserDegree'] {
  return {
    Id: row.id,
    UserGuid: row.user_guid,
    DegreeName: row.degree_name,
    SchoolName: row.school_name,
    DegreeLevelId: row.degree_level_id,
    StartYear: row.start_year,
    YearCompleted: row.year_completed,
    Present: row.present,
    Status: row.status,
    _etag: etagOf(row.version),
  };
}

/** A job of the work history as the contract has it. */
export function userWorkHistoryRecord(row: UserWorkHistoryRow): Schemas['UserWorkHistory'] {
  return {
    Id: row.id,
    UserGuid: row.user_guid,
    EmployerName: row.employer_name,
    JobTitle: row.job_title,
    Responsibilities: row.responsibilities,
    StartDate: row.start_date,
    EndDate: row.end_date,
    Present: row.present,
    _etag: etagOf(row.version),
  };
}

/** A skill as the contract has it. */
export function userSkillRecord(row: UserSkillRow): Schemas['UserSkill'] {
  return {
    Id: row.id,
    UserGuid: row.user_guid,
    SkillName: row.skill_name,
    _etag: etagOf(row.version),
  };
}
