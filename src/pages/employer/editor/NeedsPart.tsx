import { useTranslation } from 'react-i18next';
import { useFields } from '#src/pages/employer/editor/editorContext.ts';
import { LicenseQuestions } from '#src/pages/employer/editor/LicenseQuestions.tsx';
import { Part } from '#src/pages/employer/editor/Part.tsx';
import { TextArea } from '#src/ui/textArea/TextArea.tsx';

const FIELDS = ['skills', 'experience', 'education', 'certificates'];

/** What people need for the essential duties. */
export function NeedsPart() {
  const { t } = useTranslation('postingEditor');
  const { text, marked } = useFields();
  return (
    <Part name="needs" lead={t('needs.lead')} holds={(field) => FIELDS.includes(field)}>
      <TextArea
        {...text('skills')}
        {...marked('skills')}
        description={t('field.oneALine')}
        maxLength={4000}
      />
      <TextArea
        {...text('experience')}
        {...marked('experience')}
        description={t('field.experienceHint')}
        maxLength={500}
        rows={2}
      />
      <TextArea
        {...text('education')}
        {...marked('education')}
        description={t('field.educationHint')}
        maxLength={500}
        rows={2}
      />
      <TextArea
        {...text('certificates')}
        {...marked('certificates')}
        description={t('field.oneALine')}
        maxLength={4000}
        rows={2}
      />
      <LicenseQuestions />
    </Part>
  );
}
