/** A mail to one person. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  /** Plain text. */
  readonly text: string;
  /** Whom an answer goes to, when not to the sender. */
  readonly replyTo?: string;
}
