import { Columns3 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCaseloadNumbers } from '#src/api/queries/administration.ts';
import { NoRecords } from '#src/pages/admin/parts/NoRecords.tsx';
import { QueryPart } from '#src/components/waiting/QueryPart.tsx';
import { paths } from '#src/paths.ts';
import { LinkButton } from '#src/ui/linkButton/LinkButton.tsx';
import { Table } from '#src/ui/table/Table.tsx';

/** How many cases stand in each stage; one to four are not counted out. */
export function CaseloadPart() {
  const { t } = useTranslation('admin');
  const { t: tcase } = useTranslation('caseload');
  const query = useCaseloadNumbers();
  return (
    <QueryPart
      title={t('dashboard.caseload')}
      query={query}
      loadingText={t('loading')}
      failedText={t('dashboard.caseloadFailed')}
    >
      {(stages) =>
        stages.every(({ count }) => count === 0) ? (
          <NoRecords
            icon={Columns3}
            action={
              <LinkButton href={paths.admin.jobCoaches}>{t('dashboard.openCoaches')}</LinkButton>
            }
          >
            {t('dashboard.noCases')}
          </NoRecords>
        ) : (
          <Table
            caption={t('dashboard.caseload')}
            isCaptionHidden
            isPairs
            columns={[
              { id: 'stage', text: t('dashboard.stage') },
              { id: 'count', text: t('dashboard.cases'), isNumber: true },
            ]}
            rows={stages.map(({ stage, count }) => ({
              id: stage,
              cells: [tcase(`stages.${stage}`), count ?? t('dashboard.few')],
            }))}
          />
        )
      }
    </QueryPart>
  );
}
