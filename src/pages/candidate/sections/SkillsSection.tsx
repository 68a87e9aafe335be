import { useMemo } from 'react';
import { Wrench } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useSkills } from '#src/api/queries/sections.ts';
import { EMPTY_SKILL, skillCalls, skillRecord } from '#src/api/sections/skills.ts';
import { SectionEditor } from '#src/components/section/SectionEditor.tsx';
import { SectionFrame } from '#src/pages/candidate/sections/SectionFrame.tsx';
import { useFieldProblem } from '#src/pages/candidate/sections/useFieldProblem.ts';
import { useUser } from '#src/session/usePerson.ts';
import { TextField } from '#src/ui/textField/TextField.tsx';

/** Skills one by one: Enter or Add puts one in (section 5). */
export default function SkillsSection({ isAlone = false }: { isAlone?: boolean }) {
  const { t } = useTranslation('profile');
  const { UserGuid } = useUser();
  const calls = useMemo(() => skillCalls(UserGuid), [UserGuid]);
  const query = useSkills(UserGuid);
  const fieldLabel = () => t('skills.skill');
  const problem = useFieldProblem(fieldLabel);
  // A job that names a skill leads here with it.
  const offered = useSearchParams()[0].get('add')?.slice(0, 200) ?? '';
  return (
    <SectionFrame title={isAlone ? null : t('skills.title')} name={t('skills.title')} query={query}>
      {({ skills }, listNote) => (
        <SectionEditor
          name="skills"
          isAlone={isAlone}
          start={EMPTY_SKILL}
          typed={typedOf(offered, skills)}
          calls={calls}
          change={{ userGuid: UserGuid, section: 'skills', follows: 'insights' }}
          fields={{
            first: 'SkillName',
            isOneLine: true,
            render: ({ text }) => (
              <TextField {...text('SkillName')} label={t('skills.add')} maxLength={200} />
            ),
            saveWaits: ({ SkillName }) => (SkillName.trim() === '' ? t('skills.addWaits') : ''),
          }}
          list={{
            records: skills.map(skillRecord),
            title: t('skills.list'),
            empty: { icon: Wrench, heading: t('skills.none'), text: t('skills.empty') },
            note: listNote,
            renderEntry: ({ values }) => <p>{values.SkillName}</p>,
            canEdit: false,
          }}
          words={{
            formName: t('skills.add'),
            add: t('skills.addButton'),
            update: t('skills.addButton'),
            added: t('skills.added'),
            updated: t('skills.added'),
            deleted: t('skills.deleted'),
            missing: t('fillAll'),
            problem,
            fieldLabel,
            entryName: (values) => String(values['SkillName']),
          }}
        />
      )}
    </SectionFrame>
  );
}

/** The skill that a link offers, unless the person has it. */
function typedOf(offered: string, skills: readonly { readonly SkillName: string }[]) {
  const isHeld = skills.some(({ SkillName }) => SkillName.toLowerCase() === offered.toLowerCase());
  return offered === '' || isHeld ? undefined : { SkillName: offered };
}
