/** What a server of the browser tests starts with. */
export interface ServedOptions {
  port: number;
  /** Where its database lies; in memory without one. */
  folder?: string;
  /** Settings of README, such as SESSION_IDLE_MINUTES. */
  settings?: Readonly<Record<string, string>>;
}

/** Whom the server adds as somebody who signed up, verified the address and signed in. */
export interface NewPerson {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly password: string;
  readonly role: number;
}

/** What a browser test may ask of its server besides HTTP. */
export type Request =
  | { kind: 'query'; id: number; sql: string; parameters: readonly unknown[] }
  | { kind: 'advance'; id: number; milliseconds: number }
  | { kind: 'person'; id: number; person: NewPerson }
  | { kind: 'alerts'; id: number };

export type Row = Record<string, unknown>;

export type Reply =
  | { kind: 'ready'; url: string }
  | { kind: 'rows'; id: number; rows: unknown[] }
  | { kind: 'failed'; id: number; error: string };

const hasKind = (value: unknown, kinds: readonly string[]) =>
  typeof value === 'object' &&
  value !== null &&
  'kind' in value &&
  kinds.includes(String(value.kind));

/** Whether the message asks the server process for something. */
export const isRequest = (value: unknown): value is Request =>
  hasKind(value, ['query', 'advance', 'person', 'alerts']);

/** Whether the message is an answer of the server process. */
export const isReply = (value: unknown): value is Reply =>
  hasKind(value, ['ready', 'rows', 'failed']);

/** Whether the value is a row of the database. */
export const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;

/** Whether the value holds the options of a served app. */
export const isServedOptions = (value: unknown): value is ServedOptions =>
  isRow(value) && typeof value['port'] === 'number';
