/** Announced only when a wait is long enough to notice, so a transcript may or may not have it. */
export const onlyWhenSlow: ReadonlySet<string> = new Set([
  'Finding jobs',
  'Finding your jobs',
  'Finding your jobs, schools and skills',
  'Loading the page',
  'Loading your profile',
  'Loading: Accommodations',
  'One moment',
  'Reading the text',
  'Ready: Accommodations',
  'Saving',
  'Saving your answers and finding your jobs',
  'Sending your application',
  'Your file has arrived',
]);
