import type employer from '#src/i18n/en/employer.json';

/** The pages that belong to a company, by their titles in employer.json. */
export type MemberPage = keyof (typeof employer)['title'];
