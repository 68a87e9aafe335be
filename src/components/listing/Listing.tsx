import { CircleSlash } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { RetryNotice } from '#src/components/failure/RetryNotice.tsx';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { useQueryFailure } from '#src/components/failure/useQueryFailure.ts';
import styles from '#src/components/listing/Listing.module.css';
import { loadOn } from '#src/components/listing/loadOn.ts';
import { useFoundAgain, useIsShown } from '#src/components/listing/useFoundAgain.ts';
import { SamplePeopleNote } from '#src/components/person/SamplePeopleNote.tsx';
import type { ListLoads } from '#src/components/listing/wholeList.ts';
import { Loading } from '#src/components/waiting/Loading.tsx';
import { announce } from '#src/ui/announcer/announce.ts';
import { CardBones } from '#src/ui/card/CardBones.tsx';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { LinkButton } from '#src/ui/linkButton/LinkButton.tsx';
import { LoadMore } from '#src/ui/loadMore/LoadMore.tsx';

interface ListingProps<Item> {
  /** The name of the list. */
  name: string;
  /** What it was asked for; another text is another list. */
  asked: string;
  list: ListLoads<Item>;
  /** line: the list has a heading of its own; none: its items say it; else it is the heading. */
  countLook?: 'line' | 'none';
  /** The id of that heading, so that it can be given the focus. */
  countId?: string;
  /** How many there are, in words: shown above the list and announced when it came. */
  foundText: (total: number) => string;
  /** What of it failed, as a sentence. */
  failedText: string;
  loadingText: string;
  idOf: (item: Item) => string;
  /** The id of the link or heading of an item that gets the focus; not of a list of one load. */
  focusIdOf?: (item: Item) => string;
  /** Where to go when what was listed is there no more, as when somebody stopped sharing it. */
  wayBack?: { readonly href: string; readonly text: string };
  /** It shows people, which may be invented. */
  isOfPeople?: boolean;
  /** In the place of an empty list. */
  empty: ReactNode;
  children: (items: readonly Item[]) => ReactNode;
}

/**
 * A list that comes 25 at a time: how many there are, its items, and what stands there while it
 * loads, when it is empty, failed, gone or all there (the one way of listing, for every area).
 */
export function Listing<Item>(props: ListingProps<Item>) {
  const { name, asked, list, foundText, idOf, focusIdOf, wayBack } = props;
  const { t } = useTranslation('listing');
  const problemText = useProblemText();
  const pages = list.data?.pages ?? [];
  // An item may come twice: the list went on by one between two loads.
  const items = [
    ...new Map(pages.flatMap((page) => page.items).map((one) => [idOf(one), one])).values(),
  ];
  const total = pages.at(-1)?.total ?? 0;
  const found = foundText(total);
  const listFailure = useQueryFailure(list, found);
  const isShown = useIsShown(asked);
  const focusFrom = useRef<number | null>(null);
  const shown = items.length;
  useEffect(() => {
    const from = focusFrom.current;
    if (from === null || shown <= from) return;
    focusFrom.current = null;
    const first = items[from];
    if (first && focusIdOf) document.getElementById(focusIdOf(first))?.focus();
    // The first item of the load that was asked for gets the focus, once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [shown]);
  const loadMore = async () => {
    focusFrom.current = shown;
    const came = await loadOn(list.fetchNextPage, (data) => countOf(data, idOf) - shown);
    if (came === null || came === 0) focusFrom.current = null;
    if (came !== null && isShown(asked)) announce(t('more.came', { count: came }));
  };
  // What failed is tried again: the next load, or the list from its beginning.
  const failure =
    listFailure && list.isFetchNextPageError
      ? { ...listFailure, retry: () => void loadMore() }
      : listFailure;
  const isLoading = !failure && list.isPending;
  useFoundAgain(asked, { isShown: !isLoading && list.data !== undefined, found });
  // Of what ended meanwhile nothing is shown any more.
  const isGone = wayBack !== undefined && failure?.problem.status === 404;
  const isCounted = list.data !== undefined && !isGone && props.countLook !== 'none';
  return (
    <div className={styles.list}>
      {isCounted ? (
        props.countLook === 'line' ? (
          // What stands there instead says it.
          total === 0 ? null : (
            <p>{found}</p>
          )
        ) : (
          <h2 id={props.countId} tabIndex={props.countId ? -1 : undefined}>
            {found}
          </h2>
        )
      ) : null}
      <Loading
        isPart
        label={name}
        isLoading={isLoading}
        loadingText={props.loadingText}
        doneText={failure ? '' : found}
        outline={<CardBones lines={3} />}
      >
        {isGone ? (
          <Gone {...wayBack} />
        ) : failure ? (
          <RetryNotice
            isPart
            failure={failure}
            text={`${props.failedText} ${problemText(failure.problem)}`}
          />
        ) : null}
        {shown > 0 && !isGone ? (
          <>
            {props.children(items)}
            <LoadMore
              label={t('more.load')}
              shownText={
                list.hasNextPage
                  ? t('more.shown', { shown, total })
                  : pages.length > 1
                    ? t('more.all')
                    : ''
              }
              hasMore={list.hasNextPage}
              isBusy={list.isFetchingNextPage}
              onPress={() => void loadMore()}
            />
            {props.isOfPeople ? <SamplePeopleNote /> : null}
          </>
        ) : failure ? null : (
          props.empty
        )}
      </Loading>
    </div>
  );
}

/** How many items came, each once. */
function countOf<Item>(data: ListLoads<Item>['data'], idOf: (item: Item) => string): number {
  return new Set((data?.pages ?? []).flatMap(({ items }) => items.map(idOf))).size;
}

/** What was listed is there no more, with the way back. */
function Gone({ href, text }: { href: string; text: string }) {
  const { t } = useTranslation('listing');
  return (
    <EmptyState
      icon={CircleSlash}
      heading={t('gone.title')}
      headingLevel={3}
      action={<LinkButton href={href}>{text}</LinkButton>}
    >
      {t('gone.text')}
    </EmptyState>
  );
}
