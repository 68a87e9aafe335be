import { useTranslation } from 'react-i18next';
import { dutiesOf, dutyEntries } from '#domain/postingFields.ts';
import { DUTIES_ADVISED } from '#domain/postingPrompts.ts';
import { EssentialDutyFields } from '#src/pages/employer/editor/EssentialDutyFields.tsx';
import { fieldId, useEditor, useFields } from '#src/pages/employer/editor/editorContext.ts';
import { Part } from '#src/pages/employer/editor/Part.tsx';
import { announce } from '#src/ui/announcer/announce.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { focusField } from '#src/ui/focus/focusField.ts';
import { Plus } from 'lucide-react';
import { focusAdded } from '#src/ui/focus/focusAdded.ts';
import styles from './Editor.module.css';

const ADD = 'posting-add-duty';

/** What the job exists for, each with the reason why it is essential. */
export function EssentialDutiesPart() {
  const { t } = useTranslation('postingEditor');
  const { fields, content, set } = useEditor();
  const { problemOf } = useFields();
  const duties = dutiesOf(fields);
  const written = content.essentialDuties.length;
  const change = (next: typeof duties) => set({ essentialDuties: dutyEntries(next) });
  const remove = (index: number) => {
    change(duties.filter((_, at) => at !== index));
    announce(t('duty.removed', { number: duties.length - 1 }));
    focusField(ADD);
  };
  const problem = problemOf('essentialDuties');
  return (
    <Part
      name="essential"
      lead={t('duty.lead')}
      holds={(field) => field.startsWith('essentialDuties/')}
      beside={
        <aside aria-labelledby="why-we-ask" className={styles.aside}>
          <h3 id="why-we-ask">{t('duty.askTitle')}</h3>
          <p>{t('duty.ask')}</p>
        </aside>
      }
    >
      <div id={fieldId('essentialDuties')}>
        {duties.map((duty, index) => (
          <EssentialDutyFields
            key={index}
            duty={duty}
            index={index}
            errorMessage={index === 0 ? problem : undefined}
            onChange={(next) => change(duties.map((one, at) => (at === index ? next : one)))}
            onRemove={duties.length > 1 ? () => remove(index) : undefined}
            onMove={() => {
              set({
                essentialDuties: dutyEntries(duties.filter((_, at) => at !== index)),
                otherDuties: [...fields.otherDuties, duty.text],
              });
              announce(t('duty.moved'));
              focusAdded(fieldId(`otherDuties/${fields.otherDuties.length}`));
            }}
          />
        ))}
      </div>
      {written > 0 && written < DUTIES_ADVISED.least ? (
        <p>{t('duty.few', { number: written })}</p>
      ) : null}
      {written > DUTIES_ADVISED.most ? <p>{t('duty.many', { count: written })}</p> : null}
      <div>
        <Button
          id={ADD}
          icon={Plus}
          onPress={() => {
            change([...duties, { text: '', reasons: [] }]);
            announce(t('duty.added', { number: duties.length + 1 }));
            focusAdded(fieldId(`essentialDuties/${duties.length}`));
          }}
        >
          {t('duty.add')}
        </Button>
      </div>
    </Part>
  );
}
