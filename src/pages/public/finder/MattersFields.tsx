import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type FinderAnswers, MATTERS_MOST } from '#domain/finder.ts';
import { ENVIRONMENT_OPTIONS, isEnvironmentOption } from '#domain/questions.ts';
import { announce } from '#src/ui/announcer/announce.ts';
import { CheckboxGroup } from '#src/ui/choice/CheckboxGroup.tsx';

interface MattersFieldsProps {
  'aria-labelledby': string;
  answers: FinderAnswers;
  onChange: (changes: Partial<FinderAnswers>) => void;
}

/** What matters at work, up to four; the words are those of the profile's own question. */
export function MattersFields({ answers: { matters }, onChange, ...named }: MattersFieldsProps) {
  const { t } = useTranslation('finder');
  const { t: tq } = useTranslation('questions');
  const [isRefused, setRefused] = useState(false);
  return (
    <CheckboxGroup
      {...named}
      description={t('matters.hint', { chosen: matters.length })}
      {...(isRefused ? { errorMessage: t('matters.refused') } : {})}
      layout="columns"
      choices={ENVIRONMENT_OPTIONS.map((value) => ({ value, text: tq(`environment.${value}`) }))}
      value={matters}
      onChange={(chosen) => {
        const isTooMany = chosen.length > MATTERS_MOST;
        setRefused(isTooMany);
        if (isTooMany) announce(t('matters.refused'));
        else onChange({ matters: chosen.filter(isEnvironmentOption) });
      }}
    />
  );
}
