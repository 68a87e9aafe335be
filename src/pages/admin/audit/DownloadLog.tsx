import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type AuditAsked, downloadAuditLog } from '#src/api/queries/auditLog.ts';
import { saveFile } from '#src/components/documents/saveFile.ts';
import { FailedChange } from '#src/pages/admin/parts/FailedChange.tsx';
import { useAnnouncedCall } from '#src/components/useAnnouncedCall.ts';
import { Button } from '#src/ui/button/Button.tsx';

const FILE_NAME = 'our-ability-log.csv';

/** Saves the rows that the filters show as a file; the download stands in the log itself. */
export function DownloadLog({ asked }: { asked: AuditAsked }) {
  const { t } = useTranslation('admin');
  const call = useAnnouncedCall(async () => {
    saveFile(await downloadAuditLog(asked), FILE_NAME);
    return t('audit.downloaded', { name: FILE_NAME });
  });
  return (
    <>
      <Button icon={Download} isBusy={call.isCalling} onPress={call.start}>
        {t('audit.download')}
      </Button>
      <FailedChange call={call} />
    </>
  );
}
