/** The pages of an area that an administrator never sees, by their names in viewAs.json. */
export type PrivatePart =
  | 'upload'
  | 'resume'
  | 'questions'
  | 'accommodation'
  | 'searches'
  | 'invite'
  | 'invitations'
  | 'coaches'
  | 'privacy'
  | 'notifications'
  | 'settings'
  | 'caseload'
  | 'requests'
  | 'candidate'
  | 'newJob'
  | 'editJob'
  | 'company';
