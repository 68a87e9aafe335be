import type { AdministrationTables } from './tables/administration.ts';
import type { CaseloadTables } from './tables/caseload.ts';
import type { CoachingTables } from './tables/coaching.ts';
import type { DisclosureTables } from './tables/disclosure.ts';
import type { EmployerTables } from './tables/employer.ts';
import type { FeedTables } from './tables/feed.ts';
import type { IdentityTables } from './tables/identity.ts';
import type { JobTables } from './tables/job.ts';
import type { MailTables } from './tables/mail.ts';
import type { OccupationTables } from './tables/occupation.ts';
import type { ProfileTables } from './tables/profile.ts';
import type { SavedSearchTables } from './tables/savedSearch.ts';

/** Columns as the queries see them; migrations/ defines the schema. */
export interface Tables
  extends
    AdministrationTables,
    CaseloadTables,
    CoachingTables,
    DisclosureTables,
    EmployerTables,
    FeedTables,
    IdentityTables,
    JobTables,
    MailTables,
    OccupationTables,
    ProfileTables,
    SavedSearchTables {}
