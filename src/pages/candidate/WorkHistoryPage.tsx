import { useTranslation } from 'react-i18next';
import { Page } from '#src/components/page/Page.tsx';
import WorkHistorySection from '#src/pages/candidate/sections/WorkHistorySection.tsx';

/** The standalone work history route (section 2). */
export default function WorkHistoryPage() {
  const { t } = useTranslation('profile');
  return (
    <Page title={t('work.title')}>
      <WorkHistorySection isAlone />
    </Page>
  );
}
