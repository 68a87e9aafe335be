/** What a server of the browser tests starts with. */
export interface ServedOptions {
  port: number;
  /** Where its database lies; in memory without one. */
  folder?: string;
  /** Settings of README, such as SESSION_IDLE_MINUTES. */
  settings?: Readonly<Record<string, string>>;
}

/** What a browser test may ask of its server besides HTTP. */
export type Request =
  | { kind: 'query'; id: number; sql: string; parameters: readonly unknown[] }
  | { kind: 'advance'; id: number; milliseconds: number };

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

export const isRequest = (value: unknown): value is Request => hasKind(value, ['query', 'advance']);
export const isReply = (value: unknown): value is Reply =>
  hasKind(value, ['ready', 'rows', 'failed']);
export const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;
export const isServedOptions = (value: unknown): value is ServedOptions =>
  isRow(value) && typeof value['port'] === 'number';
