import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VISITOR_LIMITS } from '#domain/visitor.ts';
import { withSkill } from '#machines/publicMatch/publicMatch.ts';
import type { Wish } from '#machines/publicMatch/publicMatchTypes.ts';
import { announce } from '#src/ui/announcer/announce.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { FieldGroup } from '#src/ui/fieldGroup/FieldGroup.tsx';
import { focusField } from '#src/ui/focus/focusField.ts';
import { RemovableList } from '#src/ui/removableList/RemovableList.tsx';
import { Cluster } from '#src/ui/stack/Stack.tsx';
import { TextField } from '#src/ui/textField/TextField.tsx';

interface VisitorSkillsProps {
  wish: Pick<Wish, 'skills' | 'skill'>;
  onChange: (changes: Partial<Wish>) => void;
}

const ID = 'visitor-skill';

/** Skills one by one, by Enter, a comma or Add; one that is typed counts without any of them. */
export function VisitorSkills({ wish, onChange }: VisitorSkillsProps) {
  const { t } = useTranslation('publicJobs');
  const { skills, skill } = wish;
  const [refusal, setRefusal] = useState<string | undefined>();
  // Also when it is left for the search, which does not take it.
  const isOneTooMany = withSkill(wish).skill !== '';
  const refuse = (text: string) => {
    setRefusal(text);
    announce(text);
  };
  const add = (typed: string) => {
    const name = typed.trim();
    if (name === '' || name.length > VISITOR_LIMITS.skill) return;
    const next = withSkill({ skills, skill: name });
    focusField(ID);
    if (next.skill !== '') return refuse(t('skills.most'));
    if (next.skills.length === skills.length) return refuse(t('skills.already', { name }));
    setRefusal(undefined);
    onChange(next);
    announce(t('skills.added', { name }));
  };
  return (
    <FieldGroup legend={t('skills.list')} description={t('skills.addHint')}>
      <RemovableList
        label={t('skills.list')}
        items={skills}
        removeWord={t('skills.remove')}
        removeLabel={(name) => t('skills.removeName', { name })}
        onRemove={(index) => {
          announce(t('skills.removed', { name: skills[index] ?? '' }));
          onChange({ skills: skills.filter((_, at) => at !== index) });
        }}
        emptyText={t('skills.none')}
      />
      <Cluster align="end">
        <TextField
          id={ID}
          label={t('skills.add')}
          maxLength={VISITOR_LIMITS.skill}
          value={skill}
          errorMessage={refusal ?? (isOneTooMany ? t('skills.most') : undefined)}
          onChange={(typed) => {
            setRefusal(undefined);
            if (/[,،]$/.test(typed)) add(typed.slice(0, -1));
            else onChange({ skill: typed });
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Enter adds the skill; with nothing typed it looks for jobs.
            if (skill.trim() !== '') event.preventDefault();
            add(skill);
          }}
        />
        <Button
          isUnavailable={skill.trim() === ''}
          reason={t('skills.typeFirst')}
          onPress={() => add(skill)}
        >
          {t('skills.addButton')}
        </Button>
      </Cluster>
    </FieldGroup>
  );
}
