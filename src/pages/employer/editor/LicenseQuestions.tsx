import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldsOf } from '#domain/postingFields.ts';
import { asksForLicense, withoutLicense } from '#domain/postingPrompts.ts';
import { EnglishWords } from '#src/components/text/EnglishWords.tsx';
import { fieldId, useEditor } from '#src/pages/employer/editor/editorContext.ts';
import { announce } from '#src/ui/announcer/announce.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { RadioGroup } from '#src/ui/choice/RadioGroup.tsx';
import { FieldGroup } from '#src/ui/fieldGroup/FieldGroup.tsx';
import { focusField } from '#src/ui/focus/focusField.ts';
import { Stack } from '#src/ui/stack/Stack.tsx';

const ANSWERS = ['yes', 'no'] as const;

/**
 * Two questions about a driving license that no essential duty needs. Two No answers offer the
 * words for what is meant.
 */
export function LicenseQuestions() {
  const { t } = useTranslation('postingEditor');
  const { content, set } = useEditor();
  const [isDuty, setDuty] = useState('');
  const [needsCar, setNeedsCar] = useState('');
  if (!asksForLicense(content)) return null;
  const choices = ANSWERS.map((value) => ({ value, text: t(`license.${value}`) }));
  const words = t('license.words');
  const use = () => {
    const { summary, experience, education, certificates, skills } = fieldsOf(
      withoutLicense(content, words),
    );
    set({ summary, experience, education, certificates, skills });
    announce(t('license.replaced'));
    focusField(fieldId('certificates'));
  };
  return (
    <FieldGroup legend={t('license.title')} headingLevel={3}>
      <Stack>
        <RadioGroup
          label={t('license.isDuty')}
          layout="row"
          choices={choices}
          value={isDuty}
          onChange={setDuty}
        />
        {isDuty === 'yes' ? <p>{t('license.addDuty')}</p> : null}
        {isDuty === 'no' ? (
          <RadioGroup
            label={t('license.needsCar')}
            layout="row"
            choices={choices}
            value={needsCar}
            onChange={setNeedsCar}
          />
        ) : null}
        {isDuty === 'no' && needsCar === 'no' ? (
          <>
            <p>{t('license.offer')}</p>
            <div>
              <Button onPress={use}>
                <EnglishWords words={words} sentence={(one) => t('license.use', { words: one })} />
              </Button>
            </div>
          </>
        ) : null}
      </Stack>
    </FieldGroup>
  );
}
