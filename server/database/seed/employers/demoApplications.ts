import type { ApplicationStatus } from '#domain/applicationStatus.ts';

/** The company of the demo employer, which is in the sample feed. */
export const demoCompany = 'Harborwren Mutual';

/** How many applications the company has got; some come with the invented candidates. */
export const APPLICATIONS = 31;

/**
 * Openings that stay for long, by title: since so many days. The others are as new as the feed
 * says.
 */
export const longOpenings: readonly (readonly [title: string, days: number])[] = [
  ['Claims Clerk', 412],
  ['Insurance Agent', 405],
  ['Data Entry Specialist', 372],
  ['Insurance Verification Specialist', 360],
  ['Medical Transcriptionist', 318],
  ['Lead Clerk Typist', 262],
  ['Medical Coding Specialist', 224],
  ['NOC Technician', 198],
  ['Financial Analyst', 185],
  ['Legal Administrative Assistant', 151],
  ['HR Coordinator', 122],
];

/** Phrases that exclude people, by the title of the posting that asks for them. */
export const excludingNeeds: readonly (readonly [title: string, need: string])[] = [
  ['Claims Clerk', 'English native speaker'],
  ['Insurance Agent', "Must have a valid driver's license"],
  ['Insurance Agent', 'At ease with a crazy pace'],
  ['Data Entry Specialist', 'Perfect vision and hearing'],
  ['Lead Clerk Typist', 'A normal, outgoing personality'],
  ['HR Coordinator', 'Young and energetic, with no health problems'],
];

/** Who applied for what, so many days ago, and how far it came; the last ones may be left out. */
export const demoApplications: readonly (readonly [
  name: string,
  title: string,
  daysAgo: number,
  came: ApplicationStatus | 'withdrawn',
])[] = [
  ['Leilani Keawe', 'Claims Clerk', 355, 'notSelected'],
  ['Amara Nwosu', 'Claims Clerk', 340, 'notSelected'],
  ['Elias Achterberg', 'Data Entry Specialist', 310, 'notSelected'],
  ['Imani Brooks', 'Insurance Agent', 290, 'notSelected'],
  ['Josephine Akande', 'Medical Transcriptionist', 250, 'hired'],
  ['Nora Fitzgerald', 'Lead Clerk Typist', 240, 'notSelected'],
  ['Chloe Laurent', 'Insurance Verification Specialist', 210, 'withdrawn'],
  ['Amara Nwosu', 'Medical Coding Specialist', 205, 'notSelected'],
  ['Luis Ortega', 'Claims Clerk', 200, 'notSelected'],
  ['Marcus Bellweather', 'NOC Technician', 170, 'notSelected'],
  ['Mei-Lin Zhao', 'Financial Analyst', 160, 'interview'],
  ['Imani Brooks', 'Claims Clerk', 150, 'lookedAt'],
  ['Elias Achterberg', 'Insurance Verification Specialist', 140, 'notSelected'],
  ['Amara Nwosu', 'Medical Transcriptionist', 120, 'interview'],
  ['Hana Kobayashi', 'Insurance Agent', 110, 'lookedAt'],
  ['Leilani Keawe', 'Legal Administrative Assistant', 100, 'offer'],
  ['Nora Fitzgerald', 'Data Entry Specialist', 88, 'lookedAt'],
  ['Bridget Olsen', 'HR Coordinator', 70, 'lookedAt'],
  ['Elena Petrova', 'NOC Technician', 60, 'withdrawn'],
  ['Fatima Haddad', 'Insurance Agent', 45, 'notSelected'],
  ['Sofia Marchetti', 'Lead Clerk Typist', 33, 'lookedAt'],
  ['Amara Nwosu', 'Insurance Verification Specialist', 30, 'lookedAt'],
  ['Hana Kobayashi', 'HR Coordinator', 18, 'new'],
  ['Yusuf Demir', 'Insurance Verification Specialist', 16, 'new'],
  ['Nora Fitzgerald', 'Legal Administrative Assistant', 12, 'new'],
  ['Arjun Raman', 'Statistical Programmer', 10, 'interview'],
  ['Elias Achterberg', 'Lead Clerk Typist', 9, 'new'],
  ['Marcus Bellweather', 'Network Technician', 6, 'new'],
  ['Mei-Lin Zhao', 'Claims Clerk', 5, 'new'],
  ['Elena Petrova', 'Data Warehouse Developer', 3, 'new'],
  ['Arjun Raman', 'Operations Analyst', 2, 'new'],
  ['Jamal Carver', 'NOC Technician', 27, 'lookedAt'],
  ['Tomasz Zielinski', 'Claims Clerk', 40, 'lookedAt'],
];

/** The first looks at the company's jobs, so many days ago, by who was here first. */
export const firstLooks: readonly (readonly [name: string, title: string, daysAgo: number])[] = [
  ['Amara Nwosu', 'Claims Clerk', 408],
  ['Amara Nwosu', 'Insurance Agent', 404],
  ['Amara Nwosu', 'Claims Clerk', 399],
  ['Grace Holloway', 'Claims Clerk', 395],
  ['Grace Holloway', 'Insurance Agent', 391],
];
