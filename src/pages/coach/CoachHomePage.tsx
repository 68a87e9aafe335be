import { Columns3 } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useIsProviderCoach, useOpenInvitationCount } from '#src/api/queries/coachLists.ts';
import { isOverdue } from '#domain/caseload.ts';
import { useCaseload } from '#src/api/queries/caseload.ts';
import { today } from '#src/components/caseload/today.ts';
import { caseDays } from '#src/components/caseload/useCaseWords.ts';
import { RetryNotice } from '#src/components/failure/RetryNotice.tsx';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { useQueryFailure } from '#src/components/failure/useQueryFailure.ts';
import { TextSearchForm } from '#src/components/listing/TextSearchForm.tsx';
import { useTextSearch } from '#src/components/listing/useTextSearch.ts';
import { Page } from '#src/components/page/Page.tsx';
import { PageLoading } from '#src/components/page/PageLoading.tsx';
import { Loading } from '#src/components/waiting/Loading.tsx';
import { CandidateList } from '#src/pages/coach/home/CandidateList.tsx';
import { paths } from '#src/paths.ts';
import { useUser } from '#src/session/usePerson.ts';
import { LinkButton } from '#src/ui/linkButton/LinkButton.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { TabLinks } from '#src/ui/tabLinks/TabLinks.tsx';

/** Fetched with its tab. */
const InvitationList = lazy(async () => ({
  default: (await import('#src/pages/coach/home/InvitationList.tsx')).InvitationList,
}));

/** The lists of the provider's own coaches; the first is the page's own address. */
const TABS = ['all', 'applied', 'others'] as const;
type Tab = (typeof TABS)[number];

const isTab = (name: string | null): name is Tab => TABS.some((tab) => tab === name);

/**
 * Whom a coach helps; for one of the provider's own coaches all candidates, who asks for help, and
 * who invited somebody else (row J1).
 */
export default function CoachHomePage() {
  const { t } = useTranslation('coach');
  const navigate = useNavigate();
  const problemText = useProblemText();
  const { UserGuid } = useUser();
  const [address] = useSearchParams();
  const check = useIsProviderCoach(UserGuid);
  const failure = useQueryFailure(check);
  const named = address.get('tab');
  const tab = isTab(named) ? named : 'all';
  const isProvider = check.data;
  return (
    <Page
      room="wide"
      title={t('home.title')}
      place={paths.jobCoach.home}
      lead={<WhatWaits isProvider={isProvider} />}
      actions={
        <LinkButton href={paths.jobCoach.caseload} icon={Columns3}>
          {t('home.openCaseload')}
        </LinkButton>
      }
      {...(isProvider && tab !== 'all' ? { part: t(`home.tabs.${tab}`) } : {})}
    >
      {isProvider === undefined ? (
        <Loading
          label={t('home.title')}
          isLoading={isProvider === undefined && !failure}
          loadingText={t('home.loading')}
          doneText=""
        >
          {failure ? (
            <RetryNotice
              isPart
              failure={failure}
              text={`${t('home.checkFailed')} ${problemText(failure.problem)}`}
            />
          ) : null}
        </Loading>
      ) : null}
      {isProvider === false ? <SearchedList of="own" /> : null}
      {isProvider ? (
        <TabLinks
          label={t('home.tabs.label')}
          shortLabel={t('home.tabs.section')}
          onOpen={(href) => void navigate(href)}
          selected={tab}
          tabs={TABS.map((id) => ({
            id,
            text: t(`home.tabs.${id}`),
            href: paths.jobCoach.homeTab(id === 'all' ? '' : id),
          }))}
        >
          <SearchedList of={tab} />
        </TabLinks>
      ) : null}
    </Page>
  );
}

/** How many wait for an answer, and how many next steps are overdue; nothing while neither is. */
function WhatWaits({ isProvider }: { isProvider: boolean | undefined }) {
  const { t } = useTranslation(['coach', 'caseload']);
  const { Email, UserGuid } = useUser();
  const waiting = useOpenInvitationCount(Email, isProvider) ?? 0;
  const { data: cases = [] } = useCaseload(UserGuid);
  const overdue = cases.filter((one) => isOverdue(caseDays(one), today())).length;
  return [
    waiting > 0 ? t('home.waiting', { count: waiting }) : '',
    overdue > 0 ? t('first.overdue', { ns: 'caseload', count: overdue }) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** One list with its search. */
function SearchedList({ of }: { of: 'own' | Tab }) {
  const { t } = useTranslation('coach');
  const [address] = useSearchParams();
  const { search, setSearch } = useTextSearch();
  const name = of === 'own' ? t('home.title') : t(`home.tabs.${of}`);
  const query = address.toString();
  return (
    <Stack>
      <TextSearchForm
        id="candidates"
        label={t('home.search', { list: name })}
        wordsLabel={t('home.words')}
        search={search}
        onSearch={setSearch}
      />
      {of === 'own' || of === 'all' ? (
        <CandidateList
          kind={of}
          name={name}
          search={search}
          from={query === '' ? '' : `?${query}`}
        />
      ) : (
        <Suspense fallback={<PageLoading />}>
          <InvitationList
            kind={of === 'applied' ? 'requests' : 'others'}
            name={name}
            search={search}
          />
        </Suspense>
      )}
    </Stack>
  );
}
