import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { Page } from '#src/components/page/Page.tsx';
import { PageLoading } from '#src/components/page/PageLoading.tsx';
import { ProfileProgress } from '#src/pages/candidate/profile/ProfileProgress.tsx';
import { type ProfileTab, PROFILE_TABS, paths } from '#src/paths.ts';
import { carriedTo } from '#src/tab/carried.ts';
import { useUser, useView } from '#src/session/usePerson.ts';
import { LinkButton } from '#src/ui/linkButton/LinkButton.tsx';
import { TabLinks } from '#src/ui/tabLinks/TabLinks.tsx';

/** Each tab is fetched when it is first opened: dates and lists are long to load. */
const sections: Readonly<Record<ProfileTab, React.ComponentType>> = {
  'basic-details': lazy(() => import('#src/pages/candidate/profile/BasicDetailsTab.tsx')),
  education: lazy(() => import('#src/pages/candidate/sections/EducationSection.tsx')),
  'work-history': lazy(() => import('#src/pages/candidate/sections/WorkHistorySection.tsx')),
  accommodation: lazy(() => import('#src/pages/candidate/profile/AccommodationTab.tsx')),
  skills: lazy(() => import('#src/pages/candidate/sections/SkillsSection.tsx')),
  preferences: lazy(() => import('#src/pages/candidate/sections/PreferencesSection.tsx')),
  'more-about-you': lazy(() => import('#src/pages/candidate/sections/MoreAboutYouSection.tsx')),
};

/** Only for who told something before the sign-up. */
const CarriedCard = lazy(() => import('#src/pages/candidate/profile/CarriedCard.tsx'));

function isTab(name: string | undefined): name is ProfileTab {
  return PROFILE_TABS.some((tab) => tab === name);
}

/** "My Profile" with its seven tabs, each with an address of its own (section 2). */
export default function ProfilePage() {
  const { t } = useTranslation('profile');
  const navigate = useNavigate();
  const { tab = PROFILE_TABS[0] } = useParams();
  const user = useUser();
  const isViewed = useView() !== null;
  const [carried] = useState(() => carriedTo(user));
  if (!isTab(tab)) return <Navigate to={paths.candidate.profile} replace />;
  const Section = sections[tab];
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      // No tab and no entry of the menu is theirs (section 2).
      actions={<LinkButton href={paths.candidate.credentials}>{t('credentials.title')}</LinkButton>}
      part={t(`tabs.${tab}`)}
      place={paths.candidate.profile}
    >
      {carried === null || isViewed ? null : (
        <Suspense fallback={null}>
          <CarriedCard from={carried} />
        </Suspense>
      )}
      <ProfileProgress />
      <TabLinks
        label={t('tabs.label')}
        shortLabel={t('tabs.section')}
        onOpen={(href) => void navigate(href)}
        selected={tab}
        tabs={PROFILE_TABS.map((id) => ({
          id,
          text: t(`tabs.${id}`),
          href: paths.candidate.profileTab(id),
        }))}
      >
        <Suspense fallback={<PageLoading />}>
          <Section />
        </Suspense>
      </TabLinks>
    </Page>
  );
}
