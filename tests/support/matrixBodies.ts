// Requests that name a person, for the matrix of who may call what.

/** Accommodations of a person. */
export const accommodation = (UserGuid: string) => ({
  UserGuid,
  PreferSR: false,
  PreferScheduleFlex: false,
  PreferRemoteWork: false,
  WheelchairUser: false,
  GuideDogUser: false,
  ConcernPublicTransport: false,
  ConcernTechnologyAccess: false,
  ArrangeJobRestructure: false,
  ArrangePartTime: false,
  ArrangeReaderOrInterp: false,
  OtherAccommodation: false,
  WillingRelocate: false,
  OtherAccommodationText: null,
});

/** A degree of a person. */
export const degree = (UserGuid: string) => ({
  UserGuid,
  DegreeName: 'Business Administration',
  SchoolName: 'Erie Canal Community College',
  DegreeLevelId: 3,
  StartYear: 2013,
  YearCompleted: 2015,
  Present: false,
});

/** An entry of a work history. */
export const job = (UserGuid: string) => ({
  UserGuid,
  EmployerName: 'Salt City Supplies',
  JobTitle: 'Clerk',
  Responsibilities: 'Answered calls.',
  StartDate: '2019-03-01',
  EndDate: null,
  Present: true,
});

/** A credential of a person. */
export const credential = (UserGuid: string) => ({
  UserGuid,
  CredentialName: 'CPR',
  CredentialYear: 0,
});

/** Display settings of a person. */
export const displayProfile = (UserGuid: string) => ({
  UserGuid,
  TextSize: 125,
  Contrast: 'more',
  LineSpacing: 'wide',
  LetterSpacing: 'standard',
  Motion: 'less',
  Font: 'serif',
  Theme: 'dark',
});

/** Insights of a person. */
export const insights = (UserGuid: string) => ({
  UserGuid,
  SOCCode: '43-4051',
  AlternateSOCCode1: null,
  AlternateSOCCode2: null,
  AlternateSOCCode3: null,
  HighestLevelOfEducation: null,
  YearsOfExperience: 0,
  LocationLat: null,
  LocationLong: null,
  Relocation: null,
  Remote: null,
  SearchRadius: 50,
});

export const profile = {
  firstname: 'A',
  middlename: null,
  lastname: 'B',
  email: 'a@example.com',
  phone_number: '315-555-0142',
  address1: null,
  address2: null,
  city: null,
  state: null,
  zip: '13202',
  country: null,
  summary: null,
  skills: [],
  ideal_job: null,
  relocate: null,
  remote: null,
  education: [],
  work_experience: [],
};
