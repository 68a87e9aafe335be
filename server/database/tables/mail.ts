import type { ColumnType, Generated } from 'kysely';
import type { MaybeTime, Time } from './columns.ts';

export interface MailTable {
  id: Generated<string>;
  to_address: string;
  subject: string;
  body: string;
  sent_at: Time;
  language: Generated<string>;
}
/** Waits to be sent; the work queue says when. Gone once it is sent or given up. */
export interface QueuedMailTable {
  id: Generated<string>;
  to_address: string;
  subject: string;
  body: string;
  /** Null in a mail that an earlier version queued. */
  html: string | null;
  language: Generated<string>;
  reply_to: string | null;
  attachment_name: string | null;
  attachment: Buffer | null;
  /** Where a press in a mail program stops such mails; null for a mail that cannot be stopped. */
  stop_url: ColumnType<string | null, string | null | undefined, string | null>;
  queued_at: Time;
  /** When a try failed last. */
  failed_at: MaybeTime;
  /** When the last try failed: only the address is kept then. */
  given_up_at: MaybeTime;
}
/** A report that was taken, by the key of the window that sent it. */
export interface HelpReportKeyTable {
  key: string;
  /** The answer that was given. */
  received: 'mailed' | 'kept';
  taken_at: Time;
}
/** A report of a problem, until the provider has an address to mail it to. */
export interface HelpReportTable {
  id: Generated<string>;
  happened: string;
  expected: string;
  page: string;
  /** Ids of how the person works, separated by spaces. */
  ways: string;
  other_way: string;
  /** Where an answer goes; null when none is wanted. */
  email: string | null;
  reported_at: Time;
}

export interface MailTables {
  mail: MailTable;
  queued_mail: QueuedMailTable;
  help_report: HelpReportTable;
  help_report_key: HelpReportKeyTable;
}
