import { useTranslation } from 'react-i18next';
import { DOCUMENT_FORMATS } from '#domain/documents/documentFile.ts';
import { documentFileName } from '#domain/documents/fileName.ts';
import type { ResumeOptions, ResumeRecords } from '#domain/resumeOut/content.ts';
import { makeResume, RESUME_FILES, type ResumeFormat } from '#src/api/queries/resumeOut.ts';
import { SaveFiles } from '#src/components/documents/SaveFiles.tsx';

interface SaveResumeProps {
  userGuid: string;
  name: ResumeRecords['user'];
  options: ResumeOptions;
}

const FORMATS: readonly ResumeFormat[] = [...DOCUMENT_FORMATS, 'json'];

/** The resume as a file, in the format that is pressed. */
export function SaveResume({ userGuid, name, options }: SaveResumeProps) {
  const { t } = useTranslation('resumeOut');
  return (
    <SaveFiles
      name="resume"
      legend={t('save')}
      formats={FORMATS}
      make={async (format) => ({
        file: await makeResume(userGuid, { format, options }),
        fileName: documentFileName('Resume', name, RESUME_FILES[format].ending),
      })}
      readyText={(file) => t('ready', { file })}
      failedText={t('notMade')}
    />
  );
}
