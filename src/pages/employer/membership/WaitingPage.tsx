import { useTranslation } from 'react-i18next';
import { Page } from '#src/components/page/Page.tsx';
import type { MemberPage } from '#src/pages/employer/membership/memberPage.ts';
import { WaitingNote } from '#src/pages/employer/membership/WaitingNote.tsx';
import { paths } from '#src/paths.ts';
import { LinkButton } from '#src/ui/linkButton/LinkButton.tsx';
import { Cluster } from '#src/ui/stack/Stack.tsx';

interface WaitingPageProps {
  page: MemberPage;
  company: string;
}

/** In the place of a page that shows people, until somebody confirms the member. */
export default function WaitingPage({ page, company }: WaitingPageProps) {
  const { t } = useTranslation('employer');
  return (
    <Page title={t(`title.${page}`)}>
      <WaitingNote
        company={company}
        action={
          <Cluster>
            <LinkButton href={paths.employer.jobs}>{t('membership.jobs')}</LinkButton>
            <LinkButton href={paths.employer.home}>{t('membership.home')}</LinkButton>
          </Cluster>
        }
      />
    </Page>
  );
}
