import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReviewPartProps } from '#src/pages/candidate/review/AboutYou.tsx';
import { announce } from '#src/ui/announce.ts';
import { Button } from '#src/ui/Button.tsx';
import { FieldGroup } from '#src/ui/FieldGroup.tsx';
import { focusField } from '#src/ui/focusField.ts';
import { RemovableList } from '#src/ui/RemovableList.tsx';
import { Cluster } from '#src/ui/Stack.tsx';
import { TextField } from '#src/ui/TextField.tsx';

/** Skills one by one: Enter or Add puts one in, Remove takes one out. */
export function SkillsEditor({ draft, onChange }: ReviewPartProps) {
  const { t } = useTranslation('upload');
  const [skill, setSkill] = useState('');
  const add = () => {
    const name = skill.trim();
    if (name === '') return;
    const isThere = draft.skills.some((one) => one.toLowerCase() === name.toLowerCase());
    if (!isThere) onChange({ ...draft, skills: [...draft.skills, name] });
    setSkill('');
    // Add is disabled again from here on and could not keep focus; the next skill goes into the field.
    focusField('review-skill');
    announce(isThere ? t('skills.already', { name }) : t('skills.added', { name }));
  };
  return (
    <FieldGroup legend={t('skills.title')} headingLevel={3}>
      <RemovableList
        label={t('skills.list')}
        items={draft.skills}
        removeWord={t('remove')}
        removeLabel={(item) => t('removeName', { name: item })}
        onRemove={(index) => {
          announce(t('skills.removed', { name: draft.skills[index] ?? '' }));
          onChange({ ...draft, skills: draft.skills.filter((_, at) => at !== index) });
        }}
        emptyText={t('skills.none')}
      />
      <Cluster align="end">
        <TextField
          id="review-skill"
          label={t('skills.add')}
          value={skill}
          onChange={setSkill}
          maxLength={200}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Enter adds the skill; it must not submit the whole review.
            event.preventDefault();
            add();
          }}
        />
        <Button isDisabled={skill.trim() === ''} onPress={add}>
          {t('skills.addButton')}
        </Button>
      </Cluster>
    </FieldGroup>
  );
}
