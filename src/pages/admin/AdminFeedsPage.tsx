import { Plus, Rss } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useJobFeeds } from '#src/api/queries/jobFeeds.ts';
import { Listing } from '#src/components/listing/Listing.tsx';
import { wholeList } from '#src/components/listing/wholeList.ts';
import { Page } from '#src/components/page/Page.tsx';
import { AddFeed } from '#src/pages/admin/feeds/AddFeed.tsx';
import { FeedCard } from '#src/pages/admin/feeds/FeedCard.tsx';
import { NoRecords } from '#src/pages/admin/parts/NoRecords.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { CardList } from '#src/ui/card/Card.tsx';
import { useFocusOnClose } from '#src/ui/focus/useFocusOnClose.ts';

const ADD = 'openAddFeed';
const HEADING = 'feedCount';

/** The feeds that postings come from: added, read now, paused and removed. */
export default function AdminFeedsPage() {
  const { t } = useTranslation('admin');
  const list = wholeList(useJobFeeds());
  const [isAdding, setAdding] = useState(false);
  const opener = useRef(ADD);
  useFocusOnClose(isAdding, opener);
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
      <Listing
        name={t('feeds.title')}
        asked="feeds"
        list={list}
        countId={HEADING}
        foundText={(count) => t('feeds.found', { count })}
        failedText={t('failed')}
        loadingText={t('loading')}
        idOf={({ feedGUID }) => feedGUID}
        empty={<NoRecords icon={Rss}>{t('feeds.empty')}</NoRecords>}
      >
        {(feeds) => (
          <CardList label={t('feeds.title')}>
            {feeds.map((feed, index) => (
              <FeedCard
                key={feed.feedGUID}
                feed={feed}
                nextId={feedIdAfter(feeds, index) ?? HEADING}
              />
            ))}
          </CardList>
        )}
      </Listing>
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
