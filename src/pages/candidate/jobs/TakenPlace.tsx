import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobListKind } from '#src/api/queries/jobLists.ts';
import type { JobPage, JobSearch } from '#src/api/queries/jobs.ts';
import { listAddress } from '#src/pages/candidate/jobs/jobPlaces.ts';
import { LoneLink } from '#src/ui/loneLink/LoneLink.tsx';
import styles from '#src/pages/candidate/jobs/JobList.module.css';

type Taken = NonNullable<JobPage['takenPlace']>;

/** Which town was taken, and the others, in one text; empty when no other has the name. */
export function useTakenText(taken: Taken | undefined): string {
  const { t } = useTranslation('jobs');
  if (taken === undefined) return '';
  // The names have commas themselves.
  const others = taken.others.map(({ locationText }) => locationText).join('; ');
  return t('search.takenSaid', { place: taken.place, others });
}

interface TakenPlaceProps {
  kind: JobListKind;
  taken: Taken;
  /** The search that was made; its filters stay. */
  search: JobSearch;
  onPress: () => void;
}

/** Which of several towns of one name was searched, and the same search in the others. */
export function TakenPlace({ kind, taken, search, onPress }: TakenPlaceProps) {
  const { t } = useTranslation('jobs');
  const id = useId();
  return (
    <div className={styles.taken}>
      <p id={id}>{t('search.taken', { place: taken.place })}</p>
      <ul aria-labelledby={id}>
        {taken.others.map(({ searchText, locationText }) => (
          <li key={locationText}>
            <LoneLink
              href={listAddress(kind, { ...search, words: searchText, place: locationText })}
              onPress={onPress}
            >
              {locationText}
            </LoneLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
