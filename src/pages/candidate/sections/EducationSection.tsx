import { GraduationCap } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { DEGREE_LEVELS } from '#domain/degrees.ts';
import { educationList, type EducationValues } from '#src/api/sections/education.ts';
import { Question } from '#src/components/form/Question.tsx';
import { usePeriodQuestion } from '#src/components/form/usePeriodQuestion.ts';
import { degreeTitle, levelLabel } from '#src/components/section/degreeTitle.ts';
import type { SectionFields } from '#src/components/section/sectionTypes.ts';
import { useDegreeYears } from '#src/components/section/useDegreeYears.ts';
import { ListSection } from '#src/pages/candidate/sections/ListSection.tsx';
import { Checkbox } from '#src/ui/choice/Checkbox.tsx';
import { Select } from '#src/ui/select/Select.tsx';
import { Columns } from '#src/ui/stack/Stack.tsx';
import { TextField } from '#src/ui/textField/TextField.tsx';

/** Education: an add or edit form, and the list "Your added education" (section 2). */
export default function EducationSection({ isAlone = false }: { isAlone?: boolean }) {
  const { t } = useTranslation('profile');
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
          <Heading>{degreeTitle(values)}</Heading>
          <p>{values.SchoolName}</p>
          <p>{yearsOf(values)}</p>
        </>
      )}
      fieldValue={(field, value) =>
        field === 'DegreeLevelId'
          ? levelLabel(value)
          : typeof value === 'boolean'
            ? t(value ? 'yes' : 'no')
            : String(value)
      }
      entryName={(values) =>
        [levelLabel(values['DegreeLevelId']), values['DegreeName'], values['SchoolName']]
          .filter(Boolean)
          .join(', ')
      }
    />
  );
}

function EducationFields({ form }: { form: SectionFields<EducationValues> }) {
  const { t } = useTranslation('profile');
  const { t: tc } = useTranslation();
  const { ofStart, ofEnd } = usePeriodQuestion();
  const { values, text, set, mode, messageOf } = form;
  // Once a year was refused, the message says so.
  const asked = (field: 'StartYear' | 'YearCompleted', question: string) => (
    <Question text={messageOf(field) === undefined ? question : ''} />
  );
  const year = (typed: string) => typed.replace(/\D/g, '').slice(0, 4);
  return (
    <>
      <Columns>
        <TextField
          {...text('SchoolName')}
          label={t('education.school')}
          requiredWord={tc('required')}
          maxLength={300}
        />
        <Select
          {...text('DegreeLevelId')}
          label={t('education.level')}
          requiredWord={tc('required')}
          emptyText={t('education.noLevel')}
          options={DEGREE_LEVELS.map(({ Id, Label }) => ({ value: String(Id), text: Label }))}
        />
        <TextField
          {...text('DegreeName')}
          label={t('education.major')}
          requiredWord={tc('required')}
          maxLength={300}
        />
        <TextField
          {...text('StartYear')}
          onChange={(typed) => set({ StartYear: year(typed) })}
          label={t('education.startYear')}
          {...(mode === 'add' ? { requiredWord: tc('required') } : {})}
          hint={asked('StartYear', ofStart(values.StartYear))}
          inputMode="numeric"
        />
        {values.Present ? null : (
          <TextField
            {...text('YearCompleted')}
            onChange={(typed) => set({ YearCompleted: year(typed) })}
            label={t('education.yearCompleted')}
            requiredWord={tc('required')}
            hint={
              <>
                {asked('YearCompleted', ofEnd(values.StartYear, values.YearCompleted))}
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
