import { lazy, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { companyOf, useMembership } from '#src/api/queries/employerMembership.ts';
import { RetryNotice } from '#src/components/failure/RetryNotice.tsx';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { useQueryFailure } from '#src/components/failure/useQueryFailure.ts';
import { Page } from '#src/components/page/Page.tsx';
import { PageLoading } from '#src/components/page/PageLoading.tsx';
import type { MemberPage } from '#src/pages/employer/membership/memberPage.ts';

/** Most people are members. */
const WaitingPage = lazy(() => import('#src/pages/employer/membership/WaitingPage.tsx'));
const ClaimPage = lazy(() => import('#src/pages/employer/membership/ClaimPage.tsx'));

interface ForMembersProps {
  page: MemberPage;
  /** Also while nobody confirmed them: what shows nobody else. */
  isWaitingEnough?: boolean;
  children: ReactNode;
}

/**
 * A page of a company's members. Who waits, or works for no company, is asked or told about that
 * in its place, and nothing else is asked of the server (D19).
 */
export function ForMembers({ page, isWaitingEnough = false, children }: ForMembersProps) {
  const { t } = useTranslation('employer');
  const problemText = useProblemText();
  const query = useMembership();
  const failure = useQueryFailure(query);
  const membership = query.data;
  if (membership === undefined)
    return failure ? (
      <Page title={t(`title.${page}`)}>
        <RetryNotice
          failure={failure}
          text={`${t('membership.failed')} ${problemText(failure.problem)}`}
        />
      </Page>
    ) : (
      <PageLoading />
    );
  const company = companyOf(membership);
  if (company === null) return <ClaimPage membership={membership} />;
  if (membership.state === 'waiting' && !isWaitingEnough)
    return <WaitingPage page={page} company={company.CompanyName} />;
  return children;
}
