import { Plus, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { fieldId, useEditor, useFields } from '#src/pages/employer/editor/editorContext.ts';
import { Part } from '#src/pages/employer/editor/Part.tsx';
import { focusAdded } from '#src/ui/focus/focusAdded.ts';
import { announce } from '#src/ui/announcer/announce.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { focusField } from '#src/ui/focus/focusField.ts';
import { Cluster } from '#src/ui/stack/Stack.tsx';
import { TextArea } from '#src/ui/textArea/TextArea.tsx';
import styles from './Editor.module.css';

const ADD = 'posting-add-other';

/** Duties that a colleague could take. */
export function OtherDutiesPart() {
  const { t } = useTranslation('postingEditor');
  const { fields, set } = useEditor();
  const { marked } = useFields();
  const { otherDuties } = fields;
  return (
    <Part name="other" lead={t('other.lead')} holds={(field) => field.startsWith('otherDuties/')}>
      <div id={fieldId('otherDuties')}>
        {otherDuties.length === 0 ? <p>{t('other.none')}</p> : null}
        {otherDuties.map((text, index) => {
          const number = index + 1;
          const field = `otherDuties/${index}`;
          return (
            <div key={index} className={styles.duty}>
              <TextArea
                id={fieldId(field)}
                label={t('other.number', { number })}
                value={text}
                {...marked(field)}
                maxLength={500}
                rows={2}
                onChange={(words) =>
                  set({ otherDuties: otherDuties.map((one, at) => (at === index ? words : one)) })
                }
              />
              <Cluster>
                <Button
                  look="plain"
                  icon={Trash2}
                  aria-label={t('other.removeOf', { number })}
                  onPress={() => {
                    set({ otherDuties: otherDuties.filter((_, at) => at !== index) });
                    announce(t('duty.removed', { number: otherDuties.length - 1 }));
                    focusField(ADD);
                  }}
                >
                  {t('duty.remove')}
                </Button>
              </Cluster>
            </div>
          );
        })}
      </div>
      <div>
        <Button
          id={ADD}
          icon={Plus}
          onPress={() => {
            set({ otherDuties: [...otherDuties, ''] });
            focusAdded(fieldId(`otherDuties/${otherDuties.length}`));
          }}
        >
          {t('duty.add')}
        </Button>
      </div>
    </Part>
  );
}
