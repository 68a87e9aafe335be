import type { paths as DataPaths } from '#openapi/data.ts';
import type { paths as JobsPaths } from '#openapi/jobs.ts';
import type { paths as MatchingPaths } from '#openapi/matching.ts';
import type { paths as ResumePaths } from '#openapi/resume.ts';
import type { paths as UserPaths } from '#openapi/user.ts';

/** The methods that the typed client has for a path. */
type MethodOf<Item> = {
  [Name in 'get' | 'put' | 'post' | 'delete']: Item extends { readonly [Key in Name]: object }
    ? Uppercase<Name>
    : never;
}['get' | 'put' | 'post' | 'delete'];

/** A call as a typed client takes it: its method, its path, and the names in its payload. */
type CallOf<Paths> = {
  [Path in keyof Paths]: readonly [
    method: MethodOf<Paths[Path]>,
    path: Path,
    payload?: readonly string[],
  ];
}[keyof Paths];

/**
 * Every call of section 7 whose path the spec names, by the backend it goes to, each once and as
 * it is spelled there. The payload has the names that section 7 gives. A call that the clients do
 * not have is an error of types.
 */
export const section7 = {
  user: [
    ['POST', '/signIn', ['Email', 'Password']],
    ['POST', '/signUp', ['FirstName', 'LastName', 'Email', 'Password', 'Role', 'CompanyGuid']],
    ['POST', '/socialSignUp'],
    ['POST', '/verifyOTP', ['code', 'email']],
    ['POST', '/resetPassword'],
    ['POST', '/confirmNewPassword', ['email']],
    ['POST', '/verifyAccount', ['user', 'token']],
    ['POST', '/sendVerificationLink', ['email']],
    ['POST', '/api/auth/token/refresh/', ['refresh']],
    ['GET', '/User/getByUserId/{id}'],
    ['POST', '/User'],
    ['PUT', '/User/{guid}'],
    ['PUT', '/User/changePassword/{id}', ['oldPassword', 'newPassword', 'confirmNewPassword']],
    ['PUT', '/User/updateCandidateInsights/{id}'],
    ['POST', '/User/checkAdminJobCoach', ['userGuid']],
    ['GET', '/User/getAllCandidates'],
    ['GET', '/User'],
    ['GET', '/User/roles/count'],
    ['GET', '/User/list'],
    ['POST', '/User/getByEmail', ['email']],
    ['POST', '/migrate-user', ['newUserId', 'email']],
    ['POST', '/contactLog'],
    ['POST', '/store-resume'],
    ['POST', '/userProfile/upload-resume', ['UserGuid', 'profile']],
    ['POST', '/get-filtered-candidates', ['searchString', 'locationString']],
    ['GET', '/userProfile/getByUserId/{id}'],
    ['POST', '/userProfile'],
    ['PUT', '/userProfile/{ProfileId}'],
    ['GET', '/userDegree/getByUserId/{id}'],
    ['GET', '/userDegree/getAll'],
    ['POST', '/userDegree'],
    ['PUT', '/userDegree'],
    ['PUT', '/userDegree/{id}'],
    ['DELETE', '/userDegree/{id}'],
    ['GET', '/userSkill/getByUserId/{id}'],
    ['POST', '/userSkill'],
    ['PUT', '/userSkill'],
    ['DELETE', '/userSkill/{id}'],
    ['GET', '/userWorkHistory/getByUserId/{id}'],
    ['GET', '/userWorkHistory/getAll'],
    ['POST', '/userWorkHistory'],
    ['PUT', '/userWorkHistory'],
    ['PUT', '/userWorkHistory/{id}'],
    ['DELETE', '/userWorkHistory/{id}'],
    ['GET', '/userCredential/getByUserId/{id}'],
    ['GET', '/userCredential/getAll'],
    ['POST', '/userCredential'],
    ['PUT', '/userCredential'],
    ['DELETE', '/userCredential/{id}'],
    ['GET', '/userAccommodation/getByUserId/{id}'],
    ['POST', '/userAccommodation'],
    ['PUT', '/userAccommodation/{Id}'],
    ['GET', '/ProfileSavedJobsV2/{id}'],
    ['GET', '/ProfileSavedJobsV2/{user}/{job}'],
    ['POST', '/ProfileSavedJobsV2'],
    ['DELETE', '/ProfileSavedJobsV2/{id}'],
    ['POST', '/ProfileSavedJobsV2/GetJobsfromSearch'],
    ['GET', '/JobApplicationsV2/GetListofAppliedJobs/{user}'],
    ['GET', '/JobApplicationsV2/GetListofAppliedJobs/{user}/{job}'],
    ['POST', '/JobApplicationsV2', ['userGuid']],
    ['POST', '/JobApplicationsV2/GetJobsfromSearch'],
    [
      'POST',
      '/JobApplicationsV2/SendJobApplicationMail',
      ['FirstName', 'LastName', 'Email', 'JobTitle', 'JobCompany'],
    ],
    ['POST', '/ProfileSavedCandidatesV2'],
    ['DELETE', '/ProfileSavedCandidatesV2/{id}'],
    ['GET', '/ProfileSavedCandidatesV2/{id}'],
    ['GET', '/ContactLogs/GetContactLogsFromPersonV2/{id}'],
    ['GET', '/JobCoachMatches/GetJobCoachCandidatesV2/{id}'],
    ['POST', '/JobCoachInvitations/GetOAJobCoachInvitations'],
    ['POST', '/JobCoachInvitations/GetNonOAJobCoachInvitations'],
    ['POST', '/JobCoachInvitations/PostJobCoachInvitationV2'],
    ['POST', '/JobCoachInvitations/GetJobCoachInvitesByEmail', ['email']],
    ['POST', '/JobCoachMatches/PostJobCoachMatchV2'],
  ],
  jobs: [
    ['GET', '/company'],
    ['POST', '/jobfeed/GetJobsfromSearchV2', ['searchText', 'locationText', 'recommendationIds']],
    ['POST', '/jobfeed/GetJobIdsfromSearchV2'],
    ['GET', '/JobFeed/{id}'],
    ['GET', '/JobFeed/GetJobFeedDescription/{id}'],
    ['POST', '/JobFeedInsightsV2/GetJobsfromSearchRemote'],
    [
      'POST',
      '/JobFeedInsightsV2/GetJobsfromSearchRecommended',
      ['searchText', 'locationText', 'userGuid', 'JobListString'],
    ],
    ['POST', '/JobFeed/RecordJobViewV2'],
  ],
  data: [
    ['GET', '/UserSOCs/{userGuid}'],
    ['POST', '/UserSOCs/{userGuid}'],
    ['PUT', '/UserSOCs/{userGuid}'],
  ],
  matching: [
    ['POST', '/candidate_insights', ['candidate_data']],
    ['POST', '/recommendations', ['user_id']],
    ['POST', '/recommendations_employ', ['user_id']],
    ['POST', '/recommendations_lite', ['job_description', 'skills', 'location', 'search_radius']],
  ],
  resume: [['POST', '/', ['filename']]],
} as const satisfies {
  readonly user: readonly CallOf<UserPaths>[];
  readonly jobs: readonly CallOf<JobsPaths>[];
  readonly data: readonly CallOf<DataPaths>[];
  readonly matching: readonly CallOf<MatchingPaths>[];
  readonly resume: readonly CallOf<ResumePaths>[];
};
