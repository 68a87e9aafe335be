import type { Phrase } from '#server/i18n/words.ts';

/** A mail to one person, in their language. */
export interface Mail {
  readonly to: string;
  /** The id of the language that it is written in. */
  readonly language: string;
  readonly subject: string;
  /** Plain text. */
  readonly text: string;
  /** The same as a document of HTML; null for one queued by an earlier version. */
  readonly html: string | null;
  /** Whom an answer goes to, when not to the sender. */
  readonly replyTo?: string;
  readonly attachment?: Attachment;
  /** Where one press in a mail program stops such mails (RFC 8058). */
  readonly stopUrl?: string;
}

/** A PDF that goes with a mail, at most ATTACHMENT_MAX_BYTES large. */
export interface Attachment {
  readonly name: string;
  readonly content: Buffer;
}

/** One paragraph of a letter, or what stands in its place. */
export type Part =
  | readonly Phrase[]
  /** Stands on a line of its own, to be found and copied. */
  | { readonly code: string }
  /** With words, they are what is pressed; a text shows the address after them. */
  | { readonly link: string; readonly words?: Phrase }
  /** Things with an address of their own, such as jobs. */
  | { readonly items: readonly Item[] }
  /** Short lines that belong together. */
  | { readonly lines: readonly (Phrase | string)[] };

export interface Item {
  readonly title: string;
  readonly link: string;
  readonly lines: readonly (Phrase | string)[];
}

/** What a mail says, before it is known in which language. */
export interface Letter {
  readonly to: string;
  /**
   * For an address without an account: the language of the page of the person who typed it,
   * when that is the one who gets the mail.
   */
  readonly language?: string | null;
  readonly subject: Phrase;
  /** Without the greeting, which names nobody here, and the sender. */
  readonly greeting?: Phrase;
  readonly parts: readonly Part[];
  readonly replyTo?: string;
  readonly attachment?: Attachment;
  readonly stopUrl?: string;
}
