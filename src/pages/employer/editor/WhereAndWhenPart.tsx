import { useTranslation } from 'react-i18next';
import { fieldId, useEditor, useFields } from '#src/pages/employer/editor/editorContext.ts';
import { Part } from '#src/pages/employer/editor/Part.tsx';
import { RadioGroup } from '#src/ui/choice/RadioGroup.tsx';
import { DateField } from '#src/ui/dateField/DateField.tsx';
import { Columns } from '#src/ui/stack/Stack.tsx';
import { TextArea } from '#src/ui/textArea/TextArea.tsx';
import { TextField } from '#src/ui/textField/TextField.tsx';

const FIELDS = ['homeDays', 'shifts', 'peopleInRoom'];
const WAYS = ['in-person', 'hybrid', 'remote'] as const;
const STARTS = ['flexible', 'fixed'] as const;

/** The place, and what a day is like. */
export function WhereAndWhenPart() {
  const { t } = useTranslation('postingEditor');
  const { t: tc } = useTranslation('caseload');
  const { fields, set } = useEditor();
  const { text, marked, problemOf } = useFields();
  const daysText = (month: string, days: number, isChanged: boolean) =>
    tc(isChanged ? 'form.daysChanged' : 'form.days', { month, count: days });
  return (
    <Part name="where" lead={t('where.lead')} holds={(field) => FIELDS.includes(field)}>
      <RadioGroup
        id={fieldId('remote')}
        label={t('field.remote')}
        layout="row"
        choices={WAYS.map((value) => ({ value, text: t(`remote.${value}`) }))}
        value={fields.remote}
        onChange={(remote) => set({ remote })}
      />
      <Columns>
        <TextField {...text('city')} maxLength={100} />
        <TextField {...text('stateShort')} description={t('field.stateHint')} maxLength={40} />
      </Columns>
      <TextField {...text('homeDays')} hint={marked('homeDays').hint} maxLength={200} />
      <TextArea {...text('shifts')} {...marked('shifts')} maxLength={500} rows={2} />
      <RadioGroup
        id={fieldId('startAndEnd')}
        label={t('field.startAndEnd')}
        layout="row"
        choices={STARTS.map((value) => ({ value, text: t(`startAndEnd.${value}`) }))}
        value={fields.startAndEnd}
        onChange={(startAndEnd) => set({ startAndEnd })}
      />
      <TextField {...text('peopleInRoom')} hint={marked('peopleInRoom').hint} maxLength={200} />
      <DateField
        id={fieldId('closesOn')}
        label={t('field.closesOn')}
        description={t('field.closesOnHint')}
        value={fields.closesOn}
        errorMessage={problemOf('closesOn')}
        daysText={daysText}
        onChange={(closesOn) => set({ closesOn })}
      />
    </Part>
  );
}
