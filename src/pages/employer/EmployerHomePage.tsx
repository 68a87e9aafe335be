import { FlaskConical, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMembership, useOwnCompany } from '#src/api/queries/employerMembership.ts';
import { Page } from '#src/components/page/Page.tsx';
import { MemberHome } from '#src/pages/employer/home/MemberHome.tsx';
import { WaitingNote } from '#src/pages/employer/membership/WaitingNote.tsx';
import { paths } from '#src/paths.ts';
import { useView } from '#src/session/usePerson.ts';
import { LinkButton } from '#src/ui/linkButton/LinkButton.tsx';
import { Strip } from '#src/ui/strip/Strip.tsx';

/** What became of the postings of a company (row E1); for who waits, only the way to post. */
export default function EmployerHomePage() {
  const { t } = useTranslation('employer');
  const { CompanyName, isConfirmed } = useOwnCompany();
  const isChecked = useMembership().data?.isChecked ?? true;
  const isViewed = useView() !== null;
  const post = (
    <LinkButton look="primary" icon={Plus} href={paths.employer.newJob}>
      {t('home.post')}
    </LinkButton>
  );
  return (
    <Page title={CompanyName} room="wide" actions={isViewed || !isConfirmed ? null : post}>
      {isConfirmed && !isChecked ? (
        <Strip icon={FlaskConical}>{t('membership.notChecked')}</Strip>
      ) : null}
      {isConfirmed ? (
        <MemberHome companyName={CompanyName} />
      ) : (
        <WaitingNote company={CompanyName} action={isViewed ? null : post} />
      )}
    </Page>
  );
}
