import { useTranslation } from 'react-i18next';
import { isDegreeLevelName } from '#domain/degrees.ts';
import type { EducationDraft } from '#domain/reviewDraft.ts';
import { usePeriodQuestion } from '#src/components/form/usePeriodQuestion.ts';
import { useDegreeWords } from '#src/components/section/useDegreeWords.ts';
import { useReviewField } from '#src/pages/candidate/review/useReviewField.tsx';
import { Checkbox } from '#src/ui/choice/Checkbox.tsx';
import { Select } from '#src/ui/select/Select.tsx';
import { Columns } from '#src/ui/stack/Stack.tsx';
import { TextField } from '#src/ui/textField/TextField.tsx';

interface EducationFieldsProps {
  entry: EducationDraft;
  index: number;
  onChange: (change: Partial<Omit<EducationDraft, 'status'>>) => void;
}

/** One school. "Ongoing" hides the end year: the status is then in-progress. */
export function EducationFields({ entry, index, onChange }: EducationFieldsProps) {
  const { t } = useTranslation('review');
  const { field } = useReviewField();
  const degree = useDegreeWords();
  const { ofStart, ofEnd } = usePeriodQuestion();
  const at = (name: string, question?: string) => field(`/education/${index}/${name}`, question);
  const year = (text: string) => text.replace(/\D/g, '').slice(0, 4);
  return (
    <>
      <Columns>
        <TextField
          {...at('school_name')}
          label={t('education.school')}
          value={entry.school_name}
          onChange={(school_name) => onChange({ school_name })}
        />
        <Select
          {...at('level')}
          label={t('education.level')}
          emptyText={t('education.noLevel')}
          options={degree.choices('LevelName')}
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
    </>
  );
}
