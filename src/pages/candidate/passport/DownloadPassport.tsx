import { useTranslation } from 'react-i18next';
import { DOCUMENT_FILES, DOCUMENT_FORMATS } from '#domain/documents/documentFile.ts';
import { documentFileName } from '#domain/documents/fileName.ts';
import { PASSPORT_FILE } from '#domain/passportDocument.ts';
import { CallFailed, inOwnWords } from '#src/api/client/problem.ts';
import { makePassportDocument } from '#src/api/queries/passport.ts';
import { SaveFiles } from '#src/components/documents/SaveFiles.tsx';
import { useUser } from '#src/session/usePerson.ts';

interface DownloadPassportProps {
  /** Saves what was typed last. Returns whether all of it is saved. */
  saveNow: () => Promise<boolean>;
}

/** The passport as a file: what is in it is what stands on the page. */
export function DownloadPassport({ saveNow }: DownloadPassportProps) {
  const { t } = useTranslation('passport');
  const user = useUser();
  return (
    <SaveFiles
      name="passport"
      legend={t('download.title')}
      description={t('download.hint')}
      formats={DOCUMENT_FORMATS}
      make={async (format) => {
        if (!(await saveNow())) throw new CallFailed(inOwnWords(t('download.unsaved')));
        return {
          file: await makePassportDocument(user.UserGuid, format),
          fileName: documentFileName(PASSPORT_FILE, user, DOCUMENT_FILES[format].ending),
        };
      }}
      failedText={t('download.failed')}
    />
  );
}
