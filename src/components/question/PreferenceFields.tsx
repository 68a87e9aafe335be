import { useTranslation } from 'react-i18next';
import { isWorkType, type Preferences, RELOCATE_ANSWERS, WORK_TYPES } from '#domain/questions.ts';
import { RadioGroup } from '#src/ui/choice/RadioGroup.tsx';

interface PreferenceFieldsProps {
  /** Makes the ids of the two fields; left out, their names are the ids. */
  idOf?: (name: 'Relocate' | 'RemoteWorkType') => string;
  preferences: Preferences;
  onChange: (change: Partial<Preferences>) => void;
  /** Shown at the first question when it has no answer. */
  relocateMessage: string | undefined;
}

/** The two preference questions: moving, and the preferred nature of work (section 9). */
export function PreferenceFields({
  idOf = (name) => (name === 'Relocate' ? 'relocate' : 'workType'),
  preferences,
  onChange,
  relocateMessage,
}: PreferenceFieldsProps) {
  const { t } = useTranslation('questions');
  const { t: tc } = useTranslation();
  return (
    <>
      <RadioGroup
        id={idOf('Relocate')}
        label={t('preferences.relocate')}
        requiredWord={tc('required')}
        errorMessage={relocateMessage}
        choices={RELOCATE_ANSWERS.map((answer) => ({
          value: answer,
          text: t(`preferences.${answer}`),
        }))}
        value={preferences.relocate ?? ''}
        onChange={(relocate) => onChange({ relocate: relocate === 'Yes' ? 'Yes' : 'No' })}
      />
      <RadioGroup
        id={idOf('RemoteWorkType')}
        label={t('preferences.workType')}
        choices={WORK_TYPES.map((type) => ({ value: type, text: t(`workType.${type}`) }))}
        value={preferences.workType}
        onChange={(workType) => {
          if (isWorkType(workType)) onChange({ workType });
        }}
      />
    </>
  );
}
