import { useTranslation } from 'react-i18next';
import { Page } from '#src/components/page/Page.tsx';
import WorkHistorySection from '#src/pages/candidate/sections/WorkHistorySection.tsx';
import { paths } from '#src/paths.ts';
import { BackLink } from '#src/ui/backLink/BackLink.tsx';

/** The standalone work history route (section 2). */
export default function WorkHistoryPage() {
  const { t } = useTranslation('profile');
  return (
    <Page
      back={<BackLink href={paths.candidate.profile}>{t('backToProfile')}</BackLink>}
      title={t('work.title')}
    >
      <WorkHistorySection isAlone />
    </Page>
  );
}
