/** Said only when a wait takes longer than people notice, so it is there or not. */
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
  'Your file has arrived',
]);
