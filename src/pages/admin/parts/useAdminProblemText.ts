import { useTranslation } from 'react-i18next';
import { useProblemText } from '#src/components/failure/useProblemText.ts';

interface Told {
  readonly code: string;
  readonly detail: string | null;
}

/** The text of a failure: what an administrator's calls are refused with, else the common text. */
export function useAdminProblemText(): (problem: Told) => string {
  const { t } = useTranslation('admin');
  const problemText = useProblemText();
  return (problem) => {
    const known: Record<string, string> = {
      last_admin: t('problem.lastAdmin'),
      own_account: t('problem.ownAccount'),
      acting_now: t('problem.actingNow'),
      account_exists: t('problem.accountExists'),
      no_account: t('problem.noAccount'),
      other_role: t('problem.otherRole'),
      same_account: t('problem.sameAccount'),
      not_verified: t('problem.notVerified'),
      closed_account: t('problem.closedAccount'),
      no_member: t('problem.noMember'),
      no_company: t('problem.noCompany'),
      same_company: t('problem.sameCompany'),
      not_a_domain: t('domains.notADomain'),
      public_domain: t('domains.publicDomain'),
    };
    return known[problem.code] ?? problemText(problem);
  };
}
