import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EMPTY_POSTING } from '#domain/postingContent.ts';
import { fieldsOf } from '#domain/postingFields.ts';
import { companyRecord } from '#src/api/queries/employerCompany.ts';
import { companyOf, useMembership } from '#src/api/queries/employerMembership.ts';
import { useRead } from '#src/api/client/read.ts';
import { newId } from '#src/newId.ts';
import { OpenEditor } from '#src/pages/employer/editor/OpenEditor.tsx';
import { useUser } from '#src/session/usePerson.ts';

/**
 * Writes a new posting (X10). It is saved under an id that is made here, so never twice. Whom to
 * ask for a change is what the company says of itself.
 */
export default function NewJobPage() {
  const { t } = useTranslation('postingEditor');
  const [id] = useState(() => newId());
  const { Email } = useUser();
  const membership = useMembership().data;
  const guid = companyOf(membership)?.CompanyGuid ?? '';
  // Who waits does not read it, and writes a contact for this posting.
  const isConfirmed = membership?.state === 'confirmed';
  const company = useRead(companyRecord(guid), { enabled: isConfirmed, retry: false });
  const isReady = membership !== undefined && !(isConfirmed && company.isPending);
  const content = {
    ...EMPTY_POSTING,
    applyEmail: Email,
    accommodationContact: company.data?.accommodationContact ?? EMPTY_POSTING.accommodationContact,
  };
  return (
    <OpenEditor
      kind="posting:new"
      title={t('new.title')}
      start={
        isReady
          ? {
              record: { entry: { id, etag: null }, values: fieldsOf(content) },
              state: { status: 'draft', isChanged: true, savedAt: null },
            }
          : null
      }
    />
  );
}
