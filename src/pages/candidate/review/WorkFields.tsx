import { useTranslation } from 'react-i18next';
import { isHalfDate } from '#domain/dates.ts';
import type { WorkDraft } from '#domain/reviewDraft.ts';
import { usePeriodQuestion } from '#src/components/form/usePeriodQuestion.ts';
import { useReviewField } from '#src/pages/candidate/review/useReviewField.tsx';
import { Checkbox } from '#src/ui/choice/Checkbox.tsx';
import { DateField } from '#src/ui/dateField/DateField.tsx';
import { Columns } from '#src/ui/stack/Stack.tsx';
import { TextArea } from '#src/ui/textArea/TextArea.tsx';
import { TextField } from '#src/ui/textField/TextField.tsx';

interface WorkFieldsProps {
  entry: WorkDraft;
  index: number;
  onChange: (change: Partial<WorkDraft>) => void;
}

/** One job. "Still Working" hides the end date, which is then sent as null (section 5). */
export function WorkFields({ entry, index, onChange }: WorkFieldsProps) {
  const { t } = useTranslation('review');
  const { field } = useReviewField();
  const { ofStart, ofEnd } = usePeriodQuestion();
  const at = (name: string) => field(`/work_experience/${index}/${name}`);
  const dated = (name: 'start_date' | 'end_date', question: string) => ({
    ...at(name),
    daysText: (month: string, days: number, isChanged: boolean) =>
      t(isChanged ? 'date.changed' : 'date.tooLate', { month, count: days }),
    question: isHalfDate(entry[name]) ? t('date.half') : question,
  });
  return (
    <>
      <Columns>
        <TextField
          {...at('job_title')}
          label={t('work.jobTitle')}
          value={entry.job_title}
          onChange={(job_title) => onChange({ job_title })}
        />
        <TextField
          {...at('company')}
          label={t('work.company')}
          value={entry.company}
          onChange={(company) => onChange({ company })}
        />
        <DateField
          {...dated('start_date', ofStart(entry.start_date))}
          label={t('work.start')}
          value={entry.start_date}
          onChange={(start_date) => onChange({ start_date })}
        />
        {entry.present ? null : (
          <DateField
            {...dated('end_date', ofEnd(entry.start_date, entry.end_date))}
            label={t('work.end')}
            value={entry.end_date}
            onChange={(end_date) => onChange({ end_date })}
          />
        )}
      </Columns>
      <Checkbox
        isSelected={entry.present}
        onChange={(present) => onChange({ present })}
        {...(entry.present ? { errorMessage: at('end_date').errorMessage } : {})}
      >
        {t('work.stillWorking')}
      </Checkbox>
      <TextArea
        {...at('responsibilities')}
        label={t('work.responsibilities')}
        description={t('work.responsibilitiesHint')}
        value={entry.responsibilities}
        onChange={(responsibilities) => onChange({ responsibilities })}
      />
    </>
  );
}
