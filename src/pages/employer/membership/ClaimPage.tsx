import { Building2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Membership } from '#src/api/queries/employerMembership.ts';
import { Page } from '#src/components/page/Page.tsx';
import { ClaimForm } from '#src/pages/employer/membership/ClaimForm.tsx';
import { useUser, useView } from '#src/session/usePerson.ts';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { Notice } from '#src/ui/notice/Notice.tsx';

/** In the place of every page of a company, for who has none yet or was refused. */
export default function ClaimPage({ membership }: { membership: Membership }) {
  const { t } = useTranslation('employer');
  const { t: tc } = useTranslation();
  const { FirstName } = useUser();
  const isViewed = useView() !== null;
  const { state, CompanyName } = membership;
  if (isViewed)
    return (
      <Page title={t('claim.title')} step="claim">
        <EmptyState icon={Building2} heading={t('membership.viewedHeading')}>
          {t('membership.viewed', { name: FirstName })}
        </EmptyState>
      </Page>
    );
  return (
    // A step of its own: the page that follows is focused like a new one.
    <Page title={t('claim.title')} step="claim" lead={t('claim.lead')}>
      {state === 'refused' && CompanyName !== null ? (
        <Notice kind="info" word={tc('kind.info')}>
          {t('claim.refused', { company: CompanyName })}
        </Notice>
      ) : null}
      <ClaimForm />
    </Page>
  );
}
