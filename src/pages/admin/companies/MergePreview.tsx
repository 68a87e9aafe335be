import { useTranslation } from 'react-i18next';
import type { CompanyMerge } from '#src/api/queries/companyMembers.ts';
import { FailedChange } from '#src/pages/admin/parts/FailedChange.tsx';
import { useAnnouncedCall } from '#src/components/useAnnouncedCall.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Table } from '#src/ui/table/Table.tsx';

interface MergePreviewProps {
  moves: CompanyMerge;
  /** Makes the two one, and returns what to announce. */
  onMerge: () => Promise<string>;
}

const PARTS = ['jobs', 'members', 'blocks', 'endedStatements'] as const;

/** What a merge would move, and the button that does it. */
export function MergePreview({ moves, onMerge }: MergePreviewProps) {
  const { t } = useTranslation('admin');
  const call = useAnnouncedCall(onMerge);
  const { fromName: from, intoName: into } = moves;
  return (
    <Stack>
      <Table
        caption={t('merge.caption', { from, into })}
        isPairs
        columns={[
          { id: 'what', text: t('merge.what') },
          { id: 'number', text: t('merge.number'), isNumber: true },
        ]}
        rows={PARTS.map((part) => ({
          id: part,
          cells: [t(`merge.parts.${part}`), moves[part]],
        }))}
      />
      <p>{t('merge.after', { from, into })}</p>
      <div>
        <Button look="danger" isBusy={call.isCalling} onPress={call.start}>
          {t('merge.submit', { from, into })}
        </Button>
      </div>
      <FailedChange call={call} />
    </Stack>
  );
}
