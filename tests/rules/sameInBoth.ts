/** Names and shortenings, which no language translates. */
const names = [
  'admin:formats.jsonl',
  'admin:formats.csv',
  'admin:formats.jobposting',
  'admin:formats.indeed-xml',
  'admin:formats.rss',
  'admin:formats.greenhouse',
  'admin:formats.lever',
  'admin:formats.ashby',
  'admin:formats.usajobs',
  'admin:formats.smartrecruiters',
  'admin:formats.workday',
  'common:product',
  'letter:letter.jan',
  'mail:sender',
];

/** What stands in the posting, which is in English (domain/describePosting.ts). */
const inThePosting = [
  'postingEditor:license.words',
  'postingEditor:access.change',
  'postingEditor:access.noContact',
];

/** Texts that are the same in another language: "es" to "area:key". */
export const sameInBoth: Readonly<Record<string, readonly string[]>> = {
  es: [
    ...names,
    ...inThePosting,
    'common:degree.ged',
    'common:dialog.error',
    'common:kind.bad',
    'finder:activities.answer.no',
    'finder:done.no',
    'passport:items.costs.no',
    'postingEditor:license.no',
    'postingEditor:startAndEnd.flexible',
    'profileView:no',
    'questions:preferences.No',
    'review:wish.relocateTo.0',
    'section:conflict.no',
    'share:age.minor',
  ],
  ar: [...names, ...inThePosting],
};
