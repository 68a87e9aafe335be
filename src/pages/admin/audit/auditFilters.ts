import { isPickerDate } from '#domain/dates.ts';
import type { AuditAsked, AuditGroup } from '#src/api/queries/auditLog.ts';

/** The filters of the log, as the address names them. */
export const AUDIT_FILTERS = ['administrator', 'kind', 'person', 'from', 'to'] as const;
export type AuditValues = Readonly<Record<(typeof AUDIT_FILTERS)[number], string>>;

export const AUDIT_GROUPS = [
  'view',
  'change',
  'people',
  'companies',
  'feeds',
] as const satisfies readonly AuditGroup[];

const GUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** The beginning of a day (YYYY-MM-DD) where the reader is, or of the day after. */
function startOf(day: string, daysLater = 0): string | undefined {
  if (!isPickerDate(day)) return undefined;
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return new Date(year, month - 1, date + daysLater).toISOString();
}

/** What the server is asked for. A filter of the address that cannot be is left out. */
export function auditAsked({ administrator, kind, person, from, to }: AuditValues): AuditAsked {
  const group = AUDIT_GROUPS.find((one) => one === kind);
  const [first, end] = [startOf(from), startOf(to, 1)];
  return {
    ...(GUID.test(administrator) ? { administrator } : {}),
    ...(group ? { kind: group } : {}),
    ...(person === '' ? {} : { person }),
    ...(first ? { from: first } : {}),
    ...(end ? { to: end } : {}),
  };
}
