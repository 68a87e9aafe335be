import { useTranslation } from 'react-i18next';
import { useAddressValues } from '#src/components/listing/useAddressValues.ts';
import { Page } from '#src/components/page/Page.tsx';
import { AuditFilters } from '#src/pages/admin/audit/AuditFilters.tsx';
import { AuditTable } from '#src/pages/admin/audit/AuditTable.tsx';
import { ChainLine } from '#src/pages/admin/audit/ChainLine.tsx';
import { DownloadLog } from '#src/pages/admin/audit/DownloadLog.tsx';
import { AUDIT_FILTERS, auditAsked } from '#src/pages/admin/audit/auditFilters.ts';

/** Who did what as an administrator; nobody can change it. */
export default function AuditLogPage() {
  const { t } = useTranslation('admin');
  const { values, setValues } = useAddressValues(AUDIT_FILTERS);
  const asked = auditAsked(values);
  return (
    <Page
      room="wide"
      title={t('audit.title')}
      lead={t('audit.lead')}
      actions={<DownloadLog asked={asked} />}
    >
      <ChainLine />
      <AuditFilters values={values} onShow={setValues} />
      <AuditTable asked={asked} isFiltered={Object.values(values).some((value) => value !== '')} />
    </Page>
  );
}
