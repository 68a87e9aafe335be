import { useTranslation } from 'react-i18next';
import { REVIEW_TEXT_FIELDS } from '#domain/reviewDraft.ts';

/** The text fields that have their names in `field` of the texts. */
const ABOUT = REVIEW_TEXT_FIELDS.filter((name) => name !== 'remote');

type AboutField = (typeof ABOUT)[number];

function isAbout(name: string): name is AboutField {
  return ABOUT.some((field) => field === name);
}

/**
 * The label of the field that a pointer of the review names.
 * @param hasOneName whether the person has one name, which is no first one
 */
export function useFieldLabel(hasOneName: boolean | undefined): (pointer: string) => string {
  const { t } = useTranslation('review');
  const { t: tc } = useTranslation();
  const labels: Record<string, string> = {
    relocate: t('wish.relocate'),
    remote: t('wish.remote'),
    skill: t('skills.add'),
    skills: t('skills.title'),
    job_title: t('work.jobTitle'),
    company: t('work.company'),
    responsibilities: t('work.responsibilities'),
    present: t('work.stillWorking'),
    school_name: t('education.school'),
    level: t('education.level'),
    major: t('education.major'),
    start_date: t('work.start'),
    end_date: t('work.end'),
    start_year: t('education.startYear'),
    end_year: t('education.endYear'),
  };
  return (pointer) => {
    const [, field = '', , part] = pointer.split('/');
    if (field === 'firstname' && hasOneName) return tc('onlyName');
    if (isAbout(field)) return t(`field.${field}`);
    if (field === 'education' && part === 'present') return t('education.ongoing');
    return labels[part ?? field] ?? '';
  };
}
