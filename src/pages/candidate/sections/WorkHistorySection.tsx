import { Briefcase } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { workHistoryList, type WorkHistoryValues } from '#src/api/sections/workHistory.ts';
import type { SectionFields } from '#src/components/section/sectionTypes.ts';
import { ListSection } from '#src/pages/candidate/sections/ListSection.tsx';
import { usePeriodFields } from '#src/pages/candidate/sections/usePeriodFields.ts';
import { useDayWords } from '#src/components/section/useDayWords.ts';
import { Checkbox } from '#src/ui/choice/Checkbox.tsx';
import { DateField } from '#src/ui/dateField/DateField.tsx';
import { Columns } from '#src/ui/stack/Stack.tsx';
import { TextArea } from '#src/ui/textArea/TextArea.tsx';
import { TextField } from '#src/ui/textField/TextField.tsx';

/** Work history: a form, and the list "Your added employment history" (section 2). */
export default function WorkHistorySection({ isAlone = false }: { isAlone?: boolean }) {
  const { t } = useTranslation('profile');
  const month = useDayWords();
  const day = useDayWords('day');
  return (
    <ListSection
      card={workHistoryList}
      name="work-history"
      words="work"
      isAlone={isAlone}
      icon={Briefcase}
      labels={{
        EmployerName: t('work.employer'),
        JobTitle: t('work.jobTitle'),
        Responsibilities: t('work.responsibilities'),
        StartDate: t('work.start'),
        EndDate: t('work.end'),
        Present: t('work.stillWorking'),
      }}
      fields={{ first: 'JobTitle', render: (form) => <WorkHistoryFields form={form} /> }}
      contentOf={(values) => [
        values.JobTitle,
        values.EmployerName,
        values.StartDate,
        values.Present || values.EndDate,
      ]}
      renderEntry={({ values }, Heading) => (
        <>
          <Heading>{values.JobTitle}</Heading>
          <p>{values.EmployerName}</p>
          <p>
            {t('years', {
              from: month(values.StartDate),
              to: values.Present ? t('now') : month(values.EndDate),
            })}
          </p>
        </>
      )}
      fieldValue={(field, value) =>
        field === 'StartDate' || field === 'EndDate' ? day(String(value)) : undefined
      }
      entryName={(values) =>
        [values['JobTitle'], values['EmployerName']].filter(Boolean).join(', ')
      }
    />
  );
}

function WorkHistoryFields({ form }: { form: SectionFields<WorkHistoryValues> }) {
  const { t, requiredWord, ...questions } = usePeriodFields(form, 'StartDate', 'EndDate');
  const { values, text, set, mode } = form;
  const dated = (name: 'StartDate' | 'EndDate', question: string) => ({
    ...text(name),
    requiredWord,
    question,
    daysText: (month: string, days: number, isChanged: boolean) =>
      t(isChanged ? 'date.changed' : 'date.tooLate', { month, count: days }),
  });
  return (
    <>
      <Columns>
        <TextField
          {...text('JobTitle')}
          label={t('work.jobTitle')}
          requiredWord={requiredWord}
          maxLength={300}
        />
        <TextField
          {...text('EmployerName')}
          label={t('work.employer')}
          requiredWord={requiredWord}
          maxLength={300}
        />
        <DateField {...dated('StartDate', questions.startQuestion)} label={t('work.start')} />
        {values.Present ? null : (
          <DateField {...dated('EndDate', questions.endQuestion)} label={t('work.end')} />
        )}
      </Columns>
      <Checkbox isSelected={values.Present} onChange={(Present) => set({ Present })}>
        {t('work.stillWorking')}
      </Checkbox>
      <TextArea
        {...text('Responsibilities')}
        label={t('work.responsibilities')}
        description={t('work.responsibilitiesHint')}
        maxLength={20000}
        {...(mode === 'update' ? { requiredWord } : {})}
      />
    </>
  );
}
