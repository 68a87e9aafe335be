import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { SavedSearch } from '#src/api/queries/savedSearches.ts';
import { FailureNotice } from '#src/components/failure/FailureNotice.tsx';
import type { useCall } from '#src/components/useCall.ts';
import { countFilters } from '#src/pages/candidate/jobs/filterQuery.ts';
import { DeleteSearch } from '#src/pages/candidate/savedSearches/DeleteSearch.tsx';
import { PassingButton } from '#src/pages/candidate/savedSearches/PassingButton.tsx';
import styles from '#src/pages/candidate/savedSearches/SavedSearches.module.css';
import { SaveSearchPanel } from '#src/pages/candidate/savedSearches/SaveSearchPanel.tsx';
import { useChangeInTurn } from '#src/pages/candidate/savedSearches/useChangeInTurn.ts';
import { useFrequencies } from '#src/pages/candidate/savedSearches/useFrequencies.ts';
import { useFrequencyChange } from '#src/pages/candidate/savedSearches/useFrequencyChange.ts';
import { useRename } from '#src/pages/candidate/savedSearches/useRename.ts';
import { useSearchProblemText } from '#src/pages/candidate/savedSearches/useSearchProblemText.ts';
import { useSearchWords } from '#src/pages/candidate/savedSearches/useSearchWords.ts';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Card } from '#src/ui/card/Card.tsx';
import { Facts } from '#src/ui/facts/Facts.tsx';
import { focusAfter } from '#src/ui/focus/focusAfter.ts';
import { LinkButton } from '#src/ui/linkButton/LinkButton.tsx';
import { Notice } from '#src/ui/notice/Notice.tsx';
import { Select } from '#src/ui/select/Select.tsx';

interface SavedSearchEntryProps {
  search: SavedSearch;
  /** Where the focus goes when this one goes. */
  focusAfterId: string;
}

/** One saved search: what it searches, how much is new, and how often mails come. */
export function SavedSearchEntry({ search, focusAfterId }: SavedSearchEntryProps) {
  const { t } = useTranslation('savedSearches');
  const { t: tc } = useTranslation();
  const words = useSearchWords();
  const frequencies = useFrequencies();
  const { guid, name, list, place, paused, askedAt } = search;
  const save = useChangeInTurn(search);
  const { call, frequency, change } = useFrequencyChange(search, save);
  const { isOpen, buttonProps, panelProps } = useRename(search, save);
  const filters = countFilters(search.filters ?? {});
  const oftenId = `often-${guid}`;
  return (
    <Card as="li">
      <div className={styles.entry} ref={useFocusAfter(focusAfterId)}>
        <h2 className={styles.name}>
          <bdi>{name}</bdi>
        </h2>
        <Facts
          label={t('facts')}
          facts={[
            { id: 'list', text: t(`list.${list}`) },
            ...(search.words ? [{ id: 'words', text: t('words', { words: search.words }) }] : []),
            ...(place ? [{ id: 'place', text: t('place', { place }) }] : []),
            ...(filters > 0 ? [{ id: 'filters', text: t('filters', { count: filters }) }] : []),
          ]}
        />
        <p className={styles.news} data-new={search.newJobs > 0 || undefined}>
          {words.news(search)}
        </p>
        {paused === 'place' ? (
          <Notice kind="warn" word={tc('kind.info')}>
            {t('paused.place', { place })}
          </Notice>
        ) : null}
        {paused === 'unanswered' || askedAt !== null ? (
          <Notice
            kind="info"
            word={tc('kind.info')}
            actions={
              <PassingButton
                aria-label={t('yesName', { name })}
                nextId={oftenId}
                isBusy={call.isCalling}
                onPress={() => change(search.frequency)}
              >
                {t('yes')}
              </PassingButton>
            }
          >
            {paused === null ? t('asked') : t('paused.unanswered')}
          </Notice>
        ) : null}
        <FailedChange call={call} controlId={oftenId} />
        <div className={styles.actions}>
          <LinkButton
            id={`openSearch-${guid}`}
            href={paths.candidate.savedSearch(guid)}
            look={search.newJobs > 0 ? 'primary' : 'quiet'}
            aria-label={t('openName', { name })}
          >
            {t('open')}
          </LinkButton>
          <div className={styles.often}>
            <Select
              id={oftenId}
              label={t('often')}
              labelPlace="beside"
              options={frequencies}
              value={frequency}
              onChange={(value) => {
                const chosen = frequencies.find((one) => one.value === value);
                if (chosen) change(chosen.value);
              }}
            />
          </div>
          {search.frequency === 'never' ? null : (
            <PassingButton
              aria-label={t('stopName', { name })}
              nextId={oftenId}
              isBusy={call.isCalling}
              onPress={() => change('never')}
            >
              {t('stop')}
            </PassingButton>
          )}
          <div className={styles.more}>
            <Button look="plain" aria-label={t('renameName', { name })} {...buttonProps}>
              {t('rename')}
            </Button>
            <DeleteSearch search={search} focusAfterId={focusAfterId} />
          </div>
        </div>
        {isOpen ? (
          <SaveSearchPanel of="savedSearch" label={t('renameName', { name })} {...panelProps} />
        ) : null}
      </div>
    </Card>
  );
}

interface FailedChangeProps {
  call: ReturnType<typeof useCall>;
  controlId: string;
}

/** Says why how often mails come was not changed. */
function FailedChange({ call, controlId }: FailedChangeProps) {
  const { t } = useTranslation('savedSearches');
  const problemText = useSearchProblemText();
  const { failure, start, forget } = call;
  if (failure === null) return null;
  return (
    <FailureNotice
      text={`${t('notChanged')} ${problemText(failure)}`}
      call={{ problem: failure, submit: start, dismiss: forget, controlId }}
    />
  );
}

/** Moves the focus on when what holds it goes, because it was deleted elsewhere. */
function useFocusAfter(id: string) {
  const place = useRef<HTMLDivElement>(null);
  const next = useRef(id);
  useLayoutEffect(() => {
    next.current = id;
  });
  useLayoutEffect(() => {
    const own = place.current;
    // This cleanup runs before the elements are removed.
    return () => {
      if (own?.contains(document.activeElement)) focusAfter(own, next.current);
    };
  }, []);
  return place;
}
