import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Page } from '#src/components/page/Page.tsx';
import { WayStep } from '#src/components/page/WayStep.tsx';
import { AccommodationSection } from '#src/pages/candidate/sections/AccommodationSection.tsx';
import { paths } from '#src/paths.ts';
import { LinkButton } from '#src/ui/linkButton/LinkButton.tsx';
import { LoneLink } from '#src/ui/loneLink/LoneLink.tsx';

/** The accommodations on their own page: the last step from a resume to the jobs. */
export default function AccommodationPage() {
  const { t } = useTranslation('accommodation');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  // Set by the wizard: after saving, the way goes on to the recommended jobs (section 2).
  const fromUpload = query.get('from') === 'upload';
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      over={fromUpload ? <WayStep step={4} text={t('way')} /> : undefined}
    >
      <AccommodationSection
        isAlone
        {...(fromUpload
          ? {
              nextStep: {
                onSaved: () => void navigate(paths.candidate.recommendedJobs),
                skip: <LinkButton href={paths.candidate.recommendedJobs}>{t('skip')}</LinkButton>,
              },
            }
          : {})}
      />
      {fromUpload ? null : <LoneLink href={paths.candidate.passport}>{t('passport')}</LoneLink>}
    </Page>
  );
}
