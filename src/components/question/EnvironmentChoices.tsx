import { useTranslation } from 'react-i18next';
import {
  ENVIRONMENT_OPTIONS,
  type EnvironmentOption,
  isEnvironmentOption,
} from '#domain/questions.ts';
import { CheckboxGroup } from '#src/ui/choice/CheckboxGroup.tsx';

interface EnvironmentChoicesProps {
  id?: string;
  /** Id of the question where it stands already, e.g. as the title of the page. */
  labelledBy?: string;
  value: readonly EnvironmentOption[];
  onChange: (value: EnvironmentOption[]) => void;
}

/** The 11 options of the ideal work environment (section 9). */
export function EnvironmentChoices({
  id = 'environment',
  labelledBy,
  value,
  onChange,
}: EnvironmentChoicesProps) {
  const { t } = useTranslation('questions');
  return (
    <CheckboxGroup
      id={id}
      {...(labelledBy ? { 'aria-labelledby': labelledBy } : { label: t('environment.label') })}
      description={t('environment.hint')}
      layout="columns"
      choices={ENVIRONMENT_OPTIONS.map((option) => ({
        value: option,
        text: t(`environment.${option}`),
      }))}
      value={value}
      onChange={(chosen) => onChange(chosen.filter(isEnvironmentOption))}
    />
  );
}
