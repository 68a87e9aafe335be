import { Plus, Rss } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useJobFeeds } from '#src/api/queries/jobFeeds.ts';
import { RetryNotice } from '#src/components/failure/RetryNotice.tsx';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { useQueryFailure } from '#src/components/failure/useQueryFailure.ts';
import { Page } from '#src/components/page/Page.tsx';
import { Loading } from '#src/components/waiting/Loading.tsx';
import { AddFeed } from '#src/pages/admin/feeds/AddFeed.tsx';
import { FeedCard } from '#src/pages/admin/feeds/FeedCard.tsx';
import { NoRecords } from '#src/pages/admin/parts/NoRecords.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { CardList } from '#src/ui/card/Card.tsx';
import { CardBones } from '#src/ui/card/CardBones.tsx';
import { useFocusOnClose } from '#src/ui/focus/useFocusOnClose.ts';
import { Stack } from '#src/ui/stack/Stack.tsx';

const ADD = 'openAddFeed';
const HEADING = 'feedCount';

/** The feeds that postings come from: added, read now, paused and removed. */
export default function AdminFeedsPage() {
  const { t } = useTranslation('admin');
  const problemText = useProblemText();
  const query = useJobFeeds();
  const failure = useQueryFailure(query);
  const [isAdding, setAdding] = useState(false);
  const opener = useRef(ADD);
  useFocusOnClose(isAdding, opener);
  const feeds = query.data;
  const found = t('feeds.found', { count: feeds?.length ?? 0 });
  return (
    <Page
      room="wide"
      title={t('feeds.title')}
      lead={t('feeds.lead')}
      actions={
        isAdding ? null : (
          <Button id={ADD} icon={Plus} onPress={() => setAdding(true)}>
            {t('feeds.add')}
          </Button>
        )
      }
    >
      {isAdding ? <AddFeed onClose={() => setAdding(false)} /> : null}
      <Stack>
        {feeds ? (
          <h2 id={HEADING} tabIndex={-1}>
            {found}
          </h2>
        ) : null}
        <Loading
          isPart
          label={t('feeds.title')}
          isLoading={feeds === undefined && !failure}
          loadingText={t('loading')}
          doneText={found}
          outline={<CardBones lines={3} />}
        >
          {failure ? (
            <RetryNotice
              isPart
              failure={failure}
              text={`${t('failed')} ${problemText(failure.problem)}`}
            />
          ) : null}
          {feeds?.length === 0 ? <NoRecords icon={Rss}>{t('feeds.empty')}</NoRecords> : null}
          {feeds && feeds.length > 0 ? (
            <CardList label={t('feeds.title')}>
              {feeds.map((feed, index) => (
                <FeedCard
                  key={feed.feedGUID}
                  feed={feed}
                  nextId={feedIdAfter(feeds, index) ?? HEADING}
                />
              ))}
            </CardList>
          ) : null}
        </Loading>
      </Stack>
    </Page>
  );
}

/** The heading that takes the focus of a feed that is removed: the next one's, if there is one. */
function feedIdAfter(
  feeds: readonly { readonly feedGUID: string }[],
  index: number,
): string | undefined {
  const next = feeds[index + 1];
  return next && `feed-${next.feedGUID}`;
}
