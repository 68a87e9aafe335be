import { useTranslation } from 'react-i18next';
import { DEGREE_LEVELS, isDegreeLevelName } from '#domain/degrees.ts';
import type { EducationDraft } from '#domain/reviewDraft.ts';
import { usePeriodQuestion } from '#src/components/form/usePeriodQuestion.ts';
import { useReviewField } from '#src/pages/candidate/review/useReviewField.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { Checkbox } from '#src/ui/choice/Checkbox.tsx';
import { FieldGroup } from '#src/ui/fieldGroup/FieldGroup.tsx';
import { Select } from '#src/ui/select/Select.tsx';
import { Columns } from '#src/ui/stack/Stack.tsx';
import { TextField } from '#src/ui/textField/TextField.tsx';

interface EducationEntryProps {
  entry: EducationDraft;
  index: number;
  of: number;
  onChange: (change: Partial<Omit<EducationDraft, 'status'>>) => void;
  onRemove: () => void;
}

/** One school. "Ongoing" hides the end year: the status is then in-progress. */
export function EducationEntry({ entry, index, of, onChange, onRemove }: EducationEntryProps) {
  const { t } = useTranslation('review');
  const { field } = useReviewField();
  const { ofStart, ofEnd } = usePeriodQuestion();
  const at = (name: string, question?: string) => field(`/education/${index}/${name}`, question);
  const name = entry.school_name || entry.major;
  const number = index + 1;
  const year = (text: string) => text.replace(/\D/g, '').slice(0, 4);
  return (
    <FieldGroup
      legend={
        name
          ? t('education.entryNamed', { number, of, name })
          : t('education.entry', { number, of })
      }
      headingLevel={4}
      actions={
        <Button
          look="plain"
          aria-label={t('removeName', { name: name || t('education.entry', { number, of }) })}
          onPress={onRemove}
        >
          {t('remove')}
        </Button>
      }
    >
      <Columns>
        <TextField
          {...at('school_name')}
          id={`education-entry-${index}`}
          label={t('education.school')}
          value={entry.school_name}
          onChange={(school_name) => onChange({ school_name })}
        />
        <Select
          {...at('level')}
          label={t('education.level')}
          emptyText={t('education.noLevel')}
          options={DEGREE_LEVELS.map((level) => ({ value: level.LevelName, text: level.Label }))}
          value={entry.level ?? ''}
          onChange={(level) => onChange({ level: isDegreeLevelName(level) ? level : null })}
        />
        <TextField
          {...at('major')}
          label={t('education.major')}
          value={entry.major}
          onChange={(major) => onChange({ major })}
        />
        <TextField
          {...at('start_year', ofStart(entry.start_year))}
          label={t('education.startYear')}
          inputMode="numeric"
          value={entry.start_year}
          onChange={(text) => onChange({ start_year: year(text) })}
        />
        {entry.present ? null : (
          <TextField
            {...at('end_year', ofEnd(entry.start_year, entry.end_year))}
            label={t('education.endYear')}
            inputMode="numeric"
            value={entry.end_year}
            onChange={(text) => onChange({ end_year: year(text) })}
          />
        )}
      </Columns>
      <Checkbox isSelected={entry.present} onChange={(present) => onChange({ present })}>
        {t('education.ongoing')}
      </Checkbox>
    </FieldGroup>
  );
}
