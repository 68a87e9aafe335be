import { useTranslation } from 'react-i18next';
import { EMPLOYMENT_TYPES, PAY_UNITS } from '#domain/jobTerms.ts';
import { statePayRule } from '#domain/postingPrompts.ts';
import { fieldId, useEditor, useFields } from '#src/pages/employer/editor/editorContext.ts';
import { Part } from '#src/pages/employer/editor/Part.tsx';
import { CheckboxGroup } from '#src/ui/choice/CheckboxGroup.tsx';
import { Select } from '#src/ui/select/Select.tsx';
import { Columns } from '#src/ui/stack/Stack.tsx';
import { TextArea } from '#src/ui/textArea/TextArea.tsx';
import { TextField } from '#src/ui/textField/TextField.tsx';

const FIELDS = ['title', 'summary', 'hours'];
const PAY_RULE = 'posting-pay-rule';

/** What the job is, how much work it is and what it pays. */
export function TheJobPart() {
  const { t } = useTranslation('postingEditor');
  const { t: tj } = useTranslation('jobs');
  const { t: tc } = useTranslation();
  const { fields, content, set } = useEditor();
  const { text, marked, problemOf } = useFields();
  const requiredWord = tc('required');
  const hasRule = statePayRule(content);
  const pay = {
    inputMode: 'decimal',
    description: t('field.payHint'),
    ...(hasRule ? { 'aria-describedby': PAY_RULE } : {}),
  } as const;
  return (
    <Part name="job" holds={(field) => FIELDS.includes(field)}>
      <TextField
        {...text('title')}
        hint={marked('title').hint}
        requiredWord={requiredWord}
        maxLength={200}
      />
      <TextArea
        {...text('summary')}
        {...marked('summary')}
        description={t('field.summaryHint')}
        requiredWord={requiredWord}
        maxLength={5000}
        rows={5}
      />
      <CheckboxGroup
        id={fieldId('employmentTypes')}
        label={t('field.employmentTypes')}
        layout="columns"
        choices={EMPLOYMENT_TYPES.map((value) => ({ value, text: tj(`kind.${value}`) }))}
        value={fields.employmentTypes}
        onChange={(employmentTypes) => set({ employmentTypes })}
      />
      <TextField
        {...text('hours')}
        description={t('field.hoursHint')}
        hint={marked('hours').hint}
        maxLength={200}
      />
      <Columns>
        <TextField {...text('salaryMin')} {...pay} />
        <TextField {...text('salaryMax')} {...pay} />
        <Select
          id={fieldId('salaryUnit')}
          label={t('field.salaryUnit')}
          emptyText={t('unit.none')}
          options={PAY_UNITS.map((value) => ({ value, text: t(`unit.${value}`) }))}
          value={fields.salaryUnit}
          errorMessage={problemOf('salaryUnit')}
          onChange={(salaryUnit) => set({ salaryUnit })}
        />
      </Columns>
      {hasRule ? <p id={PAY_RULE}>{t('field.payRule', { state: content.stateShort })}</p> : null}
    </Part>
  );
}
