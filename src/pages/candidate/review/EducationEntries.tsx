import { useTranslation } from 'react-i18next';
import { changeEducation, EMPTY_EDUCATION } from '#domain/reviewDraft.ts';
import type { ReviewPartProps } from '#src/pages/candidate/review/AboutYou.tsx';
import { EducationEntry } from '#src/pages/candidate/review/EducationEntry.tsx';
import { useEntries } from '#src/pages/candidate/review/useEntries.ts';
import { ReviewEntry, ReviewSection } from '#src/pages/candidate/review/ReviewSection.tsx';
import { Button } from '#src/ui/button/Button.tsx';

/** Every school that was read; any can be removed, and more added. */
export function EducationEntries({ draft, onChange }: ReviewPartProps) {
  const { t } = useTranslation('review');
  const entries = useEntries({
    list: draft.education,
    prefix: 'education',
    empty: EMPTY_EDUCATION,
    onChange: (education) => onChange({ ...draft, education }),
    addedText: t('education.added'),
    removedText: t('education.removed'),
  });
  return (
    <ReviewSection id="education-entries" title={t('education.title')}>
      {draft.education.length === 0 ? <p>{t('education.none')}</p> : null}
      {draft.education.map((entry, index) => (
        <ReviewEntry key={index}>
          <EducationEntry
            entry={entry}
            index={index}
            of={draft.education.length}
            onChange={(change) => entries.replace(index, changeEducation(entry, change))}
            onRemove={() => entries.remove(index)}
          />
        </ReviewEntry>
      ))}
      <div>
        <Button onPress={entries.add}>{t('education.add')}</Button>
      </div>
    </ReviewSection>
  );
}
