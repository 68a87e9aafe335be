/**
 * The tasks that tests hear with a screen reader, each by the name of its transcript in
 * a11y/screen-reader/transcripts, in the order that a person comes to them. The words end the
 * sentence of the conformance report; the accessibility statement has its own.
 */
export const heardTasks = {
  'sign-up': 'making an account',
  'sign-in': 'signing in',
  upload: 'a resume and its review',
  questions: 'the questions',
  accommodation: 'accommodations',
  profile: 'a part of the profile with an error',
  search: 'searching',
  apply: 'applying',
  'display-settings': 'the display settings',
  'session-end': 'the end of a session',
  share: 'sharing with a job coach',
  record: 'a record of a coach',
  posting: 'a posting of an employer',
  finder: 'the guided finder',
} as const;

export const heardTaskNames = Object.keys(heardTasks) as readonly (keyof typeof heardTasks)[];
