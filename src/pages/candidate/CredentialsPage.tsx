import { useTranslation } from 'react-i18next';
import { Page } from '#src/components/page/Page.tsx';
import CredentialsSection from '#src/pages/candidate/sections/CredentialsSection.tsx';
import { paths } from '#src/paths.ts';
import { BackLink } from '#src/ui/backLink/BackLink.tsx';

/** "Your Credentials" (section 2). */
export default function CredentialsPage() {
  const { t } = useTranslation('profile');
  return (
    <Page
      back={<BackLink href={paths.candidate.profile}>{t('backToProfile')}</BackLink>}
      title={t('credentials.title')}
      lead={t('credentials.lead')}
    >
      <CredentialsSection />
    </Page>
  );
}
