import type { Config } from '#server/config.ts';
import type { Database } from '#server/database/connect.ts';
import type { InUploadTurn } from '#server/http/uploadTurns.ts';
import type { KnownDevices } from '#server/identity/knownDevices.ts';
import type { Tokens } from '#server/identity/tokens.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import type { Postings } from '#server/jobs/postings.ts';
import type { SearchIndex } from '#server/jobs/search/searchIndex.ts';
import type { JobMatcher } from '#server/matching/jobMatcher.ts';
import type { ResumeReader } from '#server/resumes/resumeReader.ts';

/** What the operations of every module get; created once by buildApp. */
export interface Services {
  readonly config: Config;
  readonly database: Database;
  /** The only clock of the server, so that tests can move time. */
  readonly now: () => Date;
  readonly mailer: Mailer;
  /** The ids of the languages that people may choose. */
  readonly languages: readonly string[];
  readonly tokens: Tokens;
  readonly knownDevices: KnownDevices;
  readonly jobMatcher: JobMatcher;
  readonly jobSearch: SearchIndex;
  readonly postings: Postings;
  readonly resumeReader: ResumeReader;
  readonly inUploadTurn: InUploadTurn;
}
