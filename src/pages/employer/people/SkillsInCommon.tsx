import { useTranslation } from 'react-i18next';
import { Facts } from '#src/ui/facts/Facts.tsx';

/** The skills of a candidate that open jobs of the company ask for; nothing without any. */
export function SkillsInCommon({ skills }: { skills: readonly string[] }) {
  const { t } = useTranslation('employerPeople');
  if (skills.length === 0) return null;
  const label = t('card.inCommon');
  return (
    <div>
      <p aria-hidden="true">
        <small>{label}</small>
      </p>
      <Facts label={label} facts={skills.map((text) => ({ id: text, text }))} />
    </div>
  );
}
