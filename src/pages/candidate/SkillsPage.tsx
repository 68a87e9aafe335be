import { useTranslation } from 'react-i18next';
import { Page } from '#src/components/page/Page.tsx';
import SkillsSection from '#src/pages/candidate/sections/SkillsSection.tsx';
import { paths } from '#src/paths.ts';
import { BackLink } from '#src/ui/backLink/BackLink.tsx';

/** The standalone skills route (section 2). */
export default function SkillsPage() {
  const { t } = useTranslation('profile');
  return (
    <Page
      back={<BackLink href={paths.candidate.profile}>{t('backToProfile')}</BackLink>}
      title={t('skills.title')}
    >
      <SkillsSection isAlone />
    </Page>
  );
}
