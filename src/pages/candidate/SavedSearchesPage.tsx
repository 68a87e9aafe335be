import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SAVED_SEARCHES_MAX } from '#domain/limits.ts';
import { useSavedSearches } from '#src/api/queries/savedSearches.ts';
import { RetryNotice } from '#src/components/failure/RetryNotice.tsx';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { useQueryFailure } from '#src/components/failure/useQueryFailure.ts';
import { Page } from '#src/components/page/Page.tsx';
import { Loading } from '#src/components/waiting/Loading.tsx';
import { SavedSearchEntry } from '#src/pages/candidate/savedSearches/SavedSearchEntry.tsx';
import { paths } from '#src/paths.ts';
import { CardList } from '#src/ui/card/Card.tsx';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { LinkButton } from '#src/ui/linkButton/LinkButton.tsx';
import { Notice } from '#src/ui/notice/Notice.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';

const TITLE = 'savedSearches-title';

/** The searches that a candidate saved, what is new in each, and the mails about it (row X15). */
export default function SavedSearchesPage() {
  const { t } = useTranslation('savedSearches');
  const { t: tc } = useTranslation();
  const problemText = useProblemText();
  const query = useSavedSearches();
  const { data } = query;
  const failure = useQueryFailure(query);
  return (
    <Page room="wide" title={t('title')} titleId={TITLE} lead={t('lead')}>
      <Loading
        label={t('title')}
        isLoading={data === undefined && !failure}
        loadingText={t('loading')}
        doneText=""
      >
        <Stack>
          {failure ? (
            <RetryNotice
              isPart={data !== undefined}
              failure={failure}
              text={`${t('failed')} ${problemText(failure.problem)}`}
            />
          ) : null}
          {data?.length === 0 ? (
            <EmptyState
              icon={Search}
              heading={t('empty.heading')}
              action={<LinkButton href={paths.candidate.allJobs}>{t('empty.action')}</LinkButton>}
            >
              {t('empty.text')}
            </EmptyState>
          ) : null}
          {data && data.length >= SAVED_SEARCHES_MAX ? (
            <Notice kind="info" word={tc('kind.info')}>
              {t('full', { count: SAVED_SEARCHES_MAX })}
            </Notice>
          ) : null}
          {data && data.length > 0 ? (
            <CardList label={t('title')}>
              {data.map((search, index) => {
                const neighbour = data[index + 1] ?? data[index - 1];
                return (
                  <SavedSearchEntry
                    key={search.guid}
                    search={search}
                    focusAfterId={neighbour ? `openSearch-${neighbour.guid}` : TITLE}
                  />
                );
              })}
            </CardList>
          ) : null}
        </Stack>
      </Loading>
    </Page>
  );
}
