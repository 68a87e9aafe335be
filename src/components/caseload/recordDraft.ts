/** What is typed. The key makes a record that is sent twice one record. */
export type RecordValues = Record<
  'kind' | 'what' | 'minutes' | 'onDay' | 'nextStep' | 'nextDue' | 'key',
  string
>;

/** A draft, with its match, and what was next when its record was opened. */
export type RecordDraft = RecordValues &
  Partial<Record<'matchGuid' | 'stepBefore' | 'dueBefore', string>>;

/** Raised when the shape of a draft changes. */
export const RECORD_DRAFT_VERSION = 1;

/** Whether stored data has the shape of a record's draft. Storage is untrusted. */
export const isRecordDraft = (data: unknown): data is RecordDraft =>
  typeof data === 'object' &&
  data !== null &&
  (['kind', 'what', 'minutes', 'onDay', 'nextStep', 'nextDue', 'key'] as const).every(
    (name) => typeof Reflect.get(data, name) === 'string',
  );
