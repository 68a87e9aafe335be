import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasSkill } from '#domain/reviewDraft.ts';
import { isOverReviewLimit, reviewLimit } from '#domain/reviewLimits.ts';
import type { ReviewFieldsProps } from '#src/pages/candidate/review/fields.ts';
import { announce } from '#src/ui/announcer/announce.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { focusField } from '#src/ui/focus/focusField.ts';
import { RemovableList } from '#src/ui/removableList/RemovableList.tsx';
import { Cluster } from '#src/ui/stack/Stack.tsx';
import { TextField } from '#src/ui/textField/TextField.tsx';

/** Where a skill is typed. */
const POINTER = '/skill';

/**
 * Skills one by one: Enter or Add adds one, Remove removes one. A typed skill that was not added
 * is not lost.
 */
export function SkillsFields({ draft, onChange }: ReviewFieldsProps) {
  const { t } = useTranslation('review');
  const { pendingSkill: skill = '' } = draft;
  const name = skill.trim();
  const [isRefused, setRefused] = useState(false);
  const type = (pendingSkill: string) => {
    setRefused(false);
    onChange({ ...draft, pendingSkill });
  };
  const add = () => {
    if (name === '') return;
    if (isOverReviewLimit(POINTER, name)) return focusField('review-skill');
    // The next skill is typed into the field.
    focusField('review-skill');
    if (hasSkill(draft.skills, name)) {
      setRefused(true);
      return announce(t('skills.already', { name }));
    }
    onChange({ ...draft, skills: [...draft.skills, name], pendingSkill: '' });
    announce(t('skills.added', { name }));
  };
  return (
    <>
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
          onChange={type}
          errorMessage={isRefused ? t('skills.already', { name }) : undefined}
          maxLength={reviewLimit(POINTER) ?? Infinity}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Enter adds the skill; it must not submit the whole review.
            event.preventDefault();
            add();
          }}
        />
        <Button isUnavailable={name === ''} reason={t('skills.typeFirst')} onPress={add}>
          {t('skills.addButton')}
        </Button>
      </Cluster>
    </>
  );
}
