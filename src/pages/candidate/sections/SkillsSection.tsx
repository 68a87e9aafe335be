import { Wrench } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { skillList } from '#src/api/sections/skills.ts';
import { ListSection } from '#src/pages/candidate/sections/ListSection.tsx';
import { TextField } from '#src/ui/textField/TextField.tsx';

/** Skills one by one: Enter or Add puts one in (section 5). */
export default function SkillsSection({ isAlone = false }: { isAlone?: boolean }) {
  const { t } = useTranslation('profile');
  // A job that names a skill leads here with it.
  const offered = useSearchParams()[0].get('add')?.slice(0, 200) ?? '';
  return (
    <ListSection
      card={skillList}
      name="skills"
      words="skills"
      isAlone={isAlone}
      icon={Wrench}
      labels={{ SkillName: t('skills.skill') }}
      typedOf={(skills) => typedOf(offered, skills)}
      fields={{
        first: 'SkillName',
        isOneLine: true,
        render: ({ text }) => (
          <TextField {...text('SkillName')} label={t('skills.form')} maxLength={200} />
        ),
        disabledReason: ({ SkillName }) => (SkillName.trim() === '' ? t('skills.addWaits') : ''),
      }}
      renderEntry={({ values }) => <p>{values.SkillName}</p>}
      entryName={(values) => String(values['SkillName'])}
    />
  );
}

/** The skill that a link offers, unless the person has it. */
function typedOf(offered: string, skills: readonly { readonly SkillName: string }[]) {
  const isHeld = skills.some(({ SkillName }) => SkillName.toLowerCase() === offered.toLowerCase());
  return offered === '' || isHeld ? undefined : { SkillName: offered };
}
