import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import type { Failure } from '#machines/failure.ts';
import {
  openSavedSearch,
  type SavedSearch,
  useSavedSearches,
} from '#src/api/queries/savedSearches.ts';
import { RetryNotice, type RetryNoticeProps } from '#src/components/failure/RetryNotice.tsx';
import { useQueryFailure } from '#src/components/failure/useQueryFailure.ts';
import { Page } from '#src/components/page/Page.tsx';
import { useCall } from '#src/components/useCall.ts';
import { Loading } from '#src/components/waiting/Loading.tsx';
import { stateWith } from '#src/pages/candidate/jobs/newJobs.ts';
import { listOf } from '#src/pages/candidate/savedSearches/searchOf.ts';
import { useSearchProblemText } from '#src/pages/candidate/savedSearches/useSearchProblemText.ts';
import { paths } from '#src/paths.ts';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { LinkButton } from '#src/ui/linkButton/LinkButton.tsx';

/**
 * The way to the list of a saved search, from its page and from mails: notes that it is opened,
 * and shows the list, with its new jobs marked, in its own place.
 */
export default function OpenSavedSearchPage() {
  const { t } = useTranslation('savedSearches');
  const { guid } = useParams();
  const query = useSavedSearches();
  const { data } = query;
  const failure = useQueryFailure(query);
  const search = data?.find((one) => one.guid === guid?.toLowerCase());
  return (
    <Page title={t('opening.title')}>
      {failure ? (
        <NotOpened problem={failure.problem} failure={failure} />
      ) : data && !search ? (
        <EmptyState
          icon={SearchX}
          heading={t('opening.gone')}
          action={<LinkButton href={paths.candidate.savedSearches}>{t('save.all')}</LinkButton>}
        >
          {t('opening.goneText')}
        </EmptyState>
      ) : search ? (
        <Opening search={search} />
      ) : (
        <Waiting />
      )}
    </Page>
  );
}

function Waiting() {
  const { t } = useTranslation('savedSearches');
  return (
    <Loading label={t('opening.title')} isLoading loadingText={t('opening.loading')} doneText="">
      {null}
    </Loading>
  );
}

interface NotOpenedProps {
  problem: Pick<Failure, 'code' | 'detail'>;
  failure: RetryNoticeProps['failure'];
}

function NotOpened({ problem, failure }: NotOpenedProps) {
  const { t } = useTranslation('savedSearches');
  const problemText = useSearchProblemText();
  return <RetryNotice failure={failure} text={`${t('opening.failed')} ${problemText(problem)}`} />;
}

function Opening({ search }: { search: SavedSearch }) {
  const navigate = useNavigate();
  const opening = useCall(async () => {
    const newJobs = await openSavedSearch(search);
    await navigate(listOf(search), { replace: true, state: stateWith(newJobs) });
  }, true);
  const { isCalling, start } = opening;
  // The pressed button stays, and with it the focus, while it is tried again.
  const [last, setLast] = useState<{ problem: Failure; at: number } | null>(null);
  const problem = opening.failure;
  if (problem !== null && problem !== last?.problem) setLast({ problem, at: (last?.at ?? 0) + 1 });
  if (last === null) return <Waiting />;
  const failure = { at: last.at, isRetrying: isCalling, retry: start };
  return <NotOpened problem={last.problem} failure={failure} />;
}
