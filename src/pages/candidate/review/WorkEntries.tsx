import { useTranslation } from 'react-i18next';
import { changeWork, EMPTY_WORK } from '#domain/reviewDraft.ts';
import type { ReviewPartProps } from '#src/pages/candidate/review/AboutYou.tsx';
import { useEntries } from '#src/pages/candidate/review/useEntries.ts';
import { WorkEntry } from '#src/pages/candidate/review/WorkEntry.tsx';
import { ReviewEntry, ReviewSection } from '#src/pages/candidate/review/ReviewSection.tsx';
import { Button } from '#src/ui/button/Button.tsx';

/** Every job that was read; any can be removed, and more added. */
export function WorkEntries({ draft, onChange }: ReviewPartProps) {
  const { t } = useTranslation('review');
  const entries = useEntries({
    list: draft.work_experience,
    prefix: 'work',
    empty: EMPTY_WORK,
    onChange: (work_experience) => onChange({ ...draft, work_experience }),
    addedText: t('work.added'),
    removedText: t('work.removed'),
  });
  return (
    <ReviewSection id="work-entries" title={t('work.title')}>
      {draft.work_experience.length === 0 ? <p>{t('work.none')}</p> : null}
      {draft.work_experience.map((entry, index) => (
        <ReviewEntry key={index}>
          <WorkEntry
            entry={entry}
            index={index}
            of={draft.work_experience.length}
            onChange={(change) => entries.replace(index, changeWork(entry, change))}
            onRemove={() => entries.remove(index)}
          />
        </ReviewEntry>
      ))}
      <div>
        <Button onPress={entries.add}>{t('work.add')}</Button>
      </div>
    </ReviewSection>
  );
}
