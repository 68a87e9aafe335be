import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { DUTY_REASONS, type EssentialDuty } from '#domain/postingContent.ts';
import { couldBeTraded, namesBody } from '#domain/postingPrompts.ts';
import { fieldId, useFields } from '#src/pages/employer/editor/editorContext.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Select } from '#src/ui/select/Select.tsx';
import { Cluster } from '#src/ui/stack/Stack.tsx';
import { TextArea } from '#src/ui/textArea/TextArea.tsx';
import styles from './Editor.module.css';

interface EssentialDutyFieldsProps {
  duty: EssentialDuty;
  index: number;
  errorMessage: string | undefined;
  onChange: (duty: EssentialDuty) => void;
  /** Left out for the only one. */
  onRemove: (() => void) | undefined;
  /** Makes it one of the other duties. */
  onMove: () => void;
}

/** One essential duty: what gets done, and why it is essential. Prompts stop nobody. */
export function EssentialDutyFields({
  duty,
  index,
  errorMessage,
  onChange,
  onRemove,
  onMove,
}: EssentialDutyFieldsProps) {
  const { t } = useTranslation('postingEditor');
  const { marked } = useFields();
  const { text, reasons } = duty;
  const number = index + 1;
  const field = `essentialDuties/${index}`;
  const { marks, hint } = marked(field);
  const tradedId = useId();
  const isTraded = couldBeTraded(text);
  const prompt = namesBody(text) ? t('duty.body') : undefined;
  return (
    <div className={styles.duty}>
      <TextArea
        id={fieldId(field)}
        label={t('duty.number', { number })}
        value={text}
        marks={marks}
        description={prompt}
        hint={hint}
        errorMessage={errorMessage}
        {...(isTraded ? { 'aria-describedby': tradedId } : {})}
        maxLength={500}
        rows={2}
        onChange={(words) => onChange({ text: words, reasons })}
      />
      <Cluster align="end">
        <Select
          id={fieldId(`reason/${index}`)}
          label={t('duty.whyOf', { number })}
          emptyText={t('duty.reason.none')}
          options={DUTY_REASONS.map((value) => ({ value, text: t(`duty.reason.${value}`) }))}
          value={reasons[0] ?? ''}
          onChange={(value) =>
            onChange({ text, reasons: DUTY_REASONS.filter((reason) => reason === value) })
          }
        />
        {onRemove ? (
          <Button
            look="plain"
            icon={Trash2}
            aria-label={t('duty.removeOf', { number })}
            onPress={onRemove}
          >
            {t('duty.remove')}
          </Button>
        ) : null}
      </Cluster>
      {isTraded ? (
        <Cluster gap="tight">
          <span id={tradedId}>{t('duty.traded')}</span>
          <Button look="plain" aria-label={t('duty.moveOf', { number })} onPress={onMove}>
            {t('duty.move')}
          </Button>
        </Cluster>
      ) : null}
    </div>
  );
}
