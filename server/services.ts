import type { Config } from '#server/config.ts';
import type { Database } from '#server/database/connect.ts';
import type { ReceiveUpload } from '#server/http/uploads.ts';
import type { KnownDevices } from '#server/identity/knownDevices.ts';
import type { Tokens } from '#server/identity/tokens.ts';
import type { MailTexts } from '#server/i18n/mailTexts.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import type { JobFeeds } from '#server/jobs/feeds/jobFeeds.ts';
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
  /** What mails, and pages that the server itself answers, say in each of them. */
  readonly texts: MailTexts;
  /** Makes the tokens in mails about new jobs. */
  readonly mailSecret: Buffer;
  readonly tokens: Tokens;
  readonly knownDevices: KnownDevices;
  readonly jobMatcher: JobMatcher;
  readonly jobSearch: SearchIndex;
  readonly postings: Postings;
  readonly jobFeeds: JobFeeds;
  readonly resumeReader: ResumeReader;
  readonly receiveUpload: ReceiveUpload;
}
