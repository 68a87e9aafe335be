import { useTranslation } from 'react-i18next';
import { setCompanyDomain, useCompanyDomains } from '#src/api/queries/companyMembers.ts';
import { RetryNotice } from '#src/components/failure/RetryNotice.tsx';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { useQueryFailure } from '#src/components/failure/useQueryFailure.ts';
import { Loading } from '#src/components/waiting/Loading.tsx';
import { FailedChange } from '#src/pages/admin/parts/FailedChange.tsx';
import { useAnnouncedCall } from '#src/components/useAnnouncedCall.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { focusField } from '#src/ui/focus/focusField.ts';
import { Table } from '#src/ui/table/Table.tsx';

/** The companies with a verified domain, each with a button that clears it. */
export function DomainTable({ titleId }: { titleId: string }) {
  const { t } = useTranslation('admin');
  const problemText = useProblemText();
  const query = useCompanyDomains();
  const failure = useQueryFailure(query);
  const companies = query.data;
  if (failure)
    return (
      <RetryNotice
        isPart
        failure={failure}
        text={`${t('domains.listFailed')} ${problemText(failure.problem)}`}
      />
    );
  return (
    <Loading
      isPart
      label={t('domains.caption')}
      isLoading={query.isPending}
      loadingText={t('loading')}
      doneText=""
    >
      {companies?.length === 0 ? (
        <p>{t('domains.none')}</p>
      ) : (
        <Table
          caption={t('domains.caption')}
          isCaptionHidden
          columns={[
            { id: 'company', text: t('domains.company') },
            { id: 'domain', text: t('domains.domain') },
            { id: 'action', text: t('domains.action') },
          ]}
          rows={(companies ?? []).map(({ companyGuid, companyName, verifiedDomain }) => ({
            id: companyGuid,
            cells: [
              companyName,
              verifiedDomain,
              <ClearDomain
                key="action"
                companyGuid={companyGuid}
                company={companyName}
                titleId={titleId}
              />,
            ],
          }))}
        />
      )}
    </Loading>
  );
}

interface ClearDomainProps {
  companyGuid: string;
  company: string;
  /** Gets the focus when the row is gone. */
  titleId: string;
}

function ClearDomain({ companyGuid, company, titleId }: ClearDomainProps) {
  const { t } = useTranslation('admin');
  const clear = useAnnouncedCall(async () => {
    await setCompanyDomain(companyGuid, null);
    focusField(titleId);
    return t('domains.cleared', { company });
  });
  return (
    <>
      <Button
        aria-label={t('domains.clearName', { company })}
        isBusy={clear.isCalling}
        onPress={clear.start}
      >
        {t('domains.clear')}
      </Button>
      <FailedChange call={clear} />
    </>
  );
}
