import { GraduationCap } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { educationList, type EducationValues } from '#src/api/sections/education.ts';
import { Question } from '#src/components/form/Question.tsx';
import { useDegreeWords } from '#src/components/section/useDegreeWords.ts';
import type { SectionFields } from '#src/components/section/sectionTypes.ts';
import { useDegreeYears } from '#src/components/section/useDegreeYears.ts';
import { ListSection } from '#src/pages/candidate/sections/ListSection.tsx';
import { usePeriodFields } from '#src/pages/candidate/sections/usePeriodFields.ts';
import { Checkbox } from '#src/ui/choice/Checkbox.tsx';
import { Select } from '#src/ui/select/Select.tsx';
import { Columns } from '#src/ui/stack/Stack.tsx';
import { TextField } from '#src/ui/textField/TextField.tsx';

/** Education: an add or edit form, and the list "Your added education" (section 2). */
export default function EducationSection({ isAlone = false }: { isAlone?: boolean }) {
  const { t } = useTranslation('profile');
  const degree = useDegreeWords();
  const yearsOf = useDegreeYears();
  return (
    <ListSection
      card={educationList}
      name="education"
      words="education"
      isAlone={isAlone}
      icon={GraduationCap}
      labels={{
        SchoolName: t('education.school'),
        DegreeLevelId: t('education.level'),
        DegreeName: t('education.major'),
        StartYear: t('education.startYear'),
        YearCompleted: t('education.yearCompleted'),
        Present: t('education.ongoing'),
      }}
      fields={{ first: 'SchoolName', render: (form) => <EducationFields form={form} /> }}
      contentOf={(values) => [
        values.SchoolName,
        values.DegreeLevelId,
        values.DegreeName,
        values.StartYear,
        values.Present || values.YearCompleted,
      ]}
      renderEntry={({ values }, Heading) => (
        <>
          <Heading>{degree.title(values)}</Heading>
          <p>{values.SchoolName}</p>
          <p>{yearsOf(values)}</p>
        </>
      )}
      fieldValue={(field, value) => (field === 'DegreeLevelId' ? degree.levelOf(value) : undefined)}
      entryName={(values) =>
        [degree.levelOf(values['DegreeLevelId']), values['DegreeName'], values['SchoolName']]
          .filter(Boolean)
          .join(', ')
      }
    />
  );
}

function EducationFields({ form }: { form: SectionFields<EducationValues> }) {
  const { t, requiredWord, ...questions } = usePeriodFields(form, 'StartYear', 'YearCompleted');
  const degree = useDegreeWords();
  const { values, text, set, mode } = form;
  const year = (typed: string) => typed.replace(/\D/g, '').slice(0, 4);
  return (
    <>
      <Columns>
        <TextField
          {...text('SchoolName')}
          label={t('education.school')}
          requiredWord={requiredWord}
          maxLength={300}
        />
        <Select
          {...text('DegreeLevelId')}
          label={t('education.level')}
          requiredWord={requiredWord}
          emptyText={t('education.noLevel')}
          options={degree.choices('Id')}
        />
        <TextField
          {...text('DegreeName')}
          label={t('education.major')}
          requiredWord={requiredWord}
          maxLength={300}
        />
        <TextField
          {...text('StartYear')}
          onChange={(typed) => set({ StartYear: year(typed) })}
          label={t('education.startYear')}
          {...(mode === 'add' ? { requiredWord } : {})}
          hint={<Question text={questions.startQuestion} />}
          inputMode="numeric"
        />
        {values.Present ? null : (
          <TextField
            {...text('YearCompleted')}
            onChange={(typed) => set({ YearCompleted: year(typed) })}
            label={t('education.yearCompleted')}
            requiredWord={requiredWord}
            hint={
              <>
                <Question text={questions.endQuestion} />
                {t('education.yearHint')}
              </>
            }
            inputMode="numeric"
          />
        )}
      </Columns>
      <Checkbox isSelected={values.Present} onChange={(Present) => set({ Present })}>
        {t('education.ongoing')}
      </Checkbox>
    </>
  );
}
