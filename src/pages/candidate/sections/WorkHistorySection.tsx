import { useMemo } from 'react';
import { Briefcase } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useWorkHistory } from '#src/api/queries/sections.ts';
import {
  EMPTY_WORK_HISTORY,
  workHistoryCalls,
  workHistoryRecord,
  type WorkHistoryValues,
} from '#src/api/sections/workHistory.ts';
import { usePeriodQuestion } from '#src/components/form/usePeriodQuestion.ts';
import { SectionEditor } from '#src/components/section/SectionEditor.tsx';
import type { SectionFields } from '#src/components/section/sectionTypes.ts';
import { SectionFrame } from '#src/pages/candidate/sections/SectionFrame.tsx';
import { useFieldProblem } from '#src/pages/candidate/sections/useFieldProblem.ts';
import { useDayWords } from '#src/components/section/useDayWords.ts';
import { useUser } from '#src/session/usePerson.ts';
import { Checkbox } from '#src/ui/choice/Checkbox.tsx';
import { DateField } from '#src/ui/dateField/DateField.tsx';
import { Columns } from '#src/ui/stack/Stack.tsx';
import { TextArea } from '#src/ui/textArea/TextArea.tsx';
import { TextField } from '#src/ui/textField/TextField.tsx';

/** Work history: a form, and the list "Your added employment history" (section 2). */
export default function WorkHistorySection({ isAlone = false }: { isAlone?: boolean }) {
  const { t } = useTranslation('profile');
  const { UserGuid } = useUser();
  const month = useDayWords();
  const day = useDayWords('day');
  const calls = useMemo(() => workHistoryCalls(UserGuid), [UserGuid]);
  const query = useWorkHistory(UserGuid);
  const labels: Record<string, string> = {
    EmployerName: t('work.employer'),
    JobTitle: t('work.jobTitle'),
    Responsibilities: t('work.responsibilities'),
    StartDate: t('work.start'),
    EndDate: t('work.end'),
    Present: t('work.stillWorking'),
  };
  const fieldLabel = (field: string) => labels[field] ?? field;
  const problem = useFieldProblem(fieldLabel);
  return (
    <SectionFrame title={isAlone ? null : t('work.title')} name={t('work.title')} query={query}>
      {({ jobs }, listNote) => (
        <SectionEditor
          name="work-history"
          isAlone={isAlone}
          start={EMPTY_WORK_HISTORY}
          calls={calls}
          change={{ userGuid: UserGuid, section: 'workHistory', follows: 'insights' }}
          fields={{
            first: 'JobTitle',
            render: (form) => <WorkHistoryFields form={form} />,
          }}
          list={{
            records: jobs.map(workHistoryRecord),
            title: t('work.list'),
            another: t('work.another'),
            empty: { icon: Briefcase, heading: t('work.none'), text: t('work.empty') },
            note: listNote,
            contentOf: (values) => [
              values.JobTitle,
              values.EmployerName,
              values.StartDate,
              values.Present || values.EndDate,
            ],
            renderEntry: ({ values }, Heading) => (
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
            ),
          }}
          words={{
            formName: t('work.form'),
            add: t('work.add'),
            update: t('work.update'),
            added: t('work.added'),
            updated: t('work.updated'),
            deleted: t('work.deleted'),
            missing: t('fillAll'),
            problem,
            fieldLabel,
            fieldValue: (field, value) =>
              field === 'StartDate' || field === 'EndDate'
                ? day(String(value))
                : typeof value === 'boolean'
                  ? t(value ? 'yes' : 'no')
                  : String(value),
            entryName: (values) =>
              [values['JobTitle'], values['EmployerName']].filter(Boolean).join(', '),
          }}
        />
      )}
    </SectionFrame>
  );
}

function WorkHistoryFields({ form }: { form: SectionFields<WorkHistoryValues> }) {
  const { t } = useTranslation('profile');
  const { t: tc } = useTranslation();
  const { ofStart, ofEnd } = usePeriodQuestion();
  const { values, text, set, mode } = form;
  const questions = {
    StartDate: ofStart(values.StartDate),
    EndDate: ofEnd(values.StartDate, values.EndDate),
  };
  const requiredWord = tc('required');
  const dated = (name: 'StartDate' | 'EndDate') => ({
    ...text(name),
    requiredWord,
    // Once it was refused, the message says so.
    question: form.messageOf(name) === undefined ? questions[name] : '',
    daysText: (month: string, days: number, isChanged: boolean) =>
      t(isChanged ? 'date.changed' : 'date.tooLate', { month, days }),
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
        <DateField {...dated('StartDate')} label={t('work.start')} />
        {values.Present ? null : <DateField {...dated('EndDate')} label={t('work.end')} />}
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
