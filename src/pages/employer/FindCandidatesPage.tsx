import { Eye } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Page } from '#src/components/page/Page.tsx';
import { PageLoading } from '#src/components/page/PageLoading.tsx';
import { FoundList } from '#src/pages/employer/people/FoundList.tsx';
import { Inviting } from '#src/pages/employer/people/Inviting.tsx';
import { paths } from '#src/paths.ts';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Strip } from '#src/ui/strip/Strip.tsx';
import { TabLinks } from '#src/ui/tabLinks/TabLinks.tsx';

/** Fetched with its tab. */
const RecommendedList = lazy(async () => ({
  default: (await import('#src/pages/employer/people/RecommendedList.tsx')).RecommendedList,
}));

/** Candidates who chose to be found: by a search, or those whom the company's jobs fit (E1). */
export default function FindCandidatesPage() {
  const { t } = useTranslation('employerPeople');
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const tab = address.get('tab') === 'recommended' ? 'recommended' : 'search';
  return (
    <Inviting>
      <Page
        room="wide"
        title={t('find.title')}
        place={paths.employer.candidates}
        {...(tab === 'recommended' ? { part: t('find.tabs.recommended') } : {})}
      >
        <Stack>
          <Strip icon={Eye}>
            <b>{t('find.onlyFound')}</b> {t('find.decidesNothing')}
          </Strip>
          <TabLinks
            label={t('find.tabs.label')}
            shortLabel={t('find.tabs.section')}
            onOpen={(href) => void navigate(href)}
            selected={tab}
            tabs={[
              { id: 'search', text: t('find.tabs.search'), href: paths.employer.candidates },
              {
                id: 'recommended',
                text: t('find.tabs.recommended'),
                href: paths.employer.recommended,
              },
            ]}
          >
            {tab === 'search' ? (
              <FoundList />
            ) : (
              <Suspense fallback={<PageLoading />}>
                <RecommendedList />
              </Suspense>
            )}
          </TabLinks>
        </Stack>
      </Page>
    </Inviting>
  );
}
