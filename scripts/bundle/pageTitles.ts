import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENGLISH } from '#domain/languages.ts';

/**
 * What the first part of a window's title says at each address of the route table, as keys of the
 * texts; the parts of a page come first. Where the page names what it shows, this is its general
 * name, which is true until then.
 */
export const titleKeys: Readonly<Record<string, readonly string[]>> = {
  '/login': ['auth:login.title'],
  '/register': ['account:register.title'],
  '/verify-account': ['account:verify.title'],
  '/auth/login': ['auth:login.title'],
  '/auth/register': ['account:register.title'],
  '/auth/verify-account': ['account:verify.title'],
  '/auth/reset-password': ['account:reset.title'],
  '/login-success': ['social:title'],
  '/mailbox': ['account:mailbox.title'],
  '/job-recommendations': ['publicJobs:title'],
  '/abli': ['finder:title'],
  '/abli/:page': ['finder:title'],
  '/help': ['help:title'],
  '/help/about': ['help:about.title'],
  '/help/accessibility': ['help:accessibility.title'],
  '/help/accessibility/conformance': ['conformance:title'],
  '/help/report': ['help:report.title'],
  '/candidate/profile/education': ['profile:tabs.education', 'profile:title'],
  '/candidate/profile/work-history': ['profile:tabs.work-history', 'profile:title'],
  '/candidate/profile/accommodation': ['profile:tabs.accommodation', 'profile:title'],
  '/candidate/profile/skills': ['profile:tabs.skills', 'profile:title'],
  '/candidate/profile/preferences': ['profile:tabs.preferences', 'profile:title'],
  '/candidate/profile/more-about-you': ['profile:tabs.more-about-you', 'profile:title'],
  '/candidate/profile/:tab?': ['profile:tabs.basic-details', 'profile:title'],
  '/candidate/skills': ['profile:skills.title'],
  '/candidate/work-history': ['profile:work.title'],
  '/candidate/credentials': ['profile:credentials.title'],
  '/candidate/resume-upload': ['upload:title'],
  '/candidate/additional-questions': ['questions:title'],
  '/candidate/accommodation': ['accommodation:title'],
  '/candidate/passport': ['passport:title'],
  '/candidate/passport/letters': ['letter:list.title'],
  '/candidate/passport/letter/:guid?': ['letter:letter.title'],
  '/candidate/resume': ['resumeOut:title'],
  '/candidate/home': ['jobs:home.title'],
  '/candidate/jobs/all-jobs': ['jobs:list.all.title'],
  '/candidate/jobs/applied-jobs': ['jobs:list.applied.title'],
  '/candidate/jobs/saved-jobs': ['jobs:list.saved.title'],
  '/candidate/jobs/saved-searches': ['savedSearches:title'],
  '/candidate/jobs/saved-searches/:guid': ['savedSearches:opening.title'],
  '/candidate/jobs/remote-jobs': ['jobs:list.remote.title'],
  '/candidate/jobs/recommended-jobs': ['jobs:list.recommended.title'],
  '/candidate/jobs/job-details/:id': ['jobs:details.title'],
  '/candidate/invite-job-coach': ['invite:title'],
  '/candidate/invitations': ['candidateInvitations:title'],
  '/candidate/coach': ['jobCoaches:title'],
  '/candidate/privacy': ['privacy:title'],
  '/candidate/privacy/share': ['share:title'],
  '/candidate/privacy/log': ['privacy:log.title'],
  '/candidate/privacy/representative': ['representative:title'],
  '/candidate/notifications': ['notifications:title'],
  '/candidate/account-settings': ['account:settings.title'],
  '/job-coach/home': ['coach:home.title'],
  '/job-coach/candidate-details/:id': ['coach:details.title'],
  '/job-coach/job-details/:id': ['jobs:details.title'],
  '/job-coach/caseload': ['caseload:title'],
  '/job-coach/caseload/print': ['caseload:table.title'],
  '/job-coach/requests': ['coach:requests.title'],
  '/job-coach/profile': ['coachProfile:title'],
  '/job-coach/notifications': ['coach:notifications.title'],
  '/job-coach/account-settings': ['account:settings.title'],
  '/employer/home': ['employer:title.EmployerHomePage'],
  '/employer/jobs': ['employer:title.EmployerJobsPage'],
  '/employer/jobs/new': ['employer:title.NewJobPage'],
  '/employer/jobs/:id/edit': ['employer:title.EditJobPage'],
  '/employer/job-details/:id': ['employer:title.EmployerJobPage'],
  '/employer/candidates': ['employer:title.FindCandidatesPage'],
  '/employer/candidate-details/:id': ['employer:title.EmployerCandidatePage'],
  '/employer/applied': ['employer:title.AppliedCandidatesPage'],
  '/employer/saved': ['employer:title.SavedCandidatesPage'],
  '/employer/invitations': ['employer:title.EmployerInvitationsPage'],
  '/employer/company': ['employer:title.CompanyPage'],
  '/employer/notifications': ['employer:notifications.title'],
  '/employer/account-settings': ['account:settings.title'],
  '/admin/dashboard': ['admin:dashboard.title'],
  '/admin/job-coach': ['admin:coaches.title'],
  '/admin/candidates': ['admin:candidates.title'],
  '/admin/employers': ['admin:employers.title'],
  '/admin/users': ['admin:users.title'],
  '/admin/companies': ['admin:companies.title'],
  '/admin/feeds': ['admin:feeds.title'],
  '/admin/audit-log': ['admin:audit.title'],
  '/admin/migrate-user': ['admin:migrate.addresses.title'],
  '/admin/notifications': ['admin:notifications.title'],
  '/admin/account-settings': ['account:settings.title'],
};

/** A page's address, as in the route table, and the title of its window. */
export interface PageTitle {
  readonly path: string;
  readonly title: string;
}

/**
 * The titles in English, as `usePageTitle` writes them.
 * @throws Error for a key without a text
 */
export function pageTitles(root: string): PageTitle[] {
  const textOf = (key: string): string => {
    const [name = '', path = ''] = key.split(':');
    const file = join(root, `src/i18n/${ENGLISH}/${name}.json`);
    const texts: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const text = path.split('.').reduce<unknown>((at, part) => Object(at)[part], texts);
    if (typeof text !== 'string') throw new Error(`There is no text ${key} for a title.`);
    return text;
  };
  return Object.entries(titleKeys).map(([path, keys]) => ({
    path,
    title: [...keys.map(textOf), textOf('common:product')].join(' – '),
  }));
}
