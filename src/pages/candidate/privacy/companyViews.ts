import type { DisclosureLedger, FactShare } from '#src/api/queries/disclosure.ts';

type Views = Pick<DisclosureLedger, 'views'>;

/** Whether the candidate applied to a company, and did not withdraw. */
export const hasApplied = ({ views }: Views, companyGuid: string | null): boolean =>
  views.some((view) => view.by === 'applied' && view.companyGuid === companyGuid);

/**
 * Whether a company can read a statement that was shared with it: it has to see the profile too,
 * by an application, an accepted invitation, or because it may find the candidate.
 */
export function isRead(
  { views, visibility, blocked }: Pick<DisclosureLedger, 'views' | 'visibility' | 'blocked'>,
  { companyGuid }: Pick<FactShare, 'companyGuid'>,
): boolean {
  return (
    views.some((view) => view.companyGuid === companyGuid) ||
    (visibility.findable && !blocked.some((one) => one.companyGuid === companyGuid))
  );
}
