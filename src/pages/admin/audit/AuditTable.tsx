import { CircleCheck, CircleSlash, CircleX, ScrollText, Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type AuditAsked, type AuditEvent, useAuditEvents } from '#src/api/queries/auditLog.ts';
import { Listing } from '#src/components/listing/Listing.tsx';
import { OwnWords } from '#src/components/text/OwnWords.tsx';
import { useAuditWords } from '#src/pages/admin/audit/useAuditWords.ts';
import { NoRecords } from '#src/pages/admin/parts/NoRecords.tsx';
import { useTimeWords } from '#src/pages/admin/parts/useTimeWords.ts';
import { Table } from '#src/ui/table/Table.tsx';
import { Tag } from '#src/ui/tag/Tag.tsx';

interface AuditTableProps {
  asked: AuditAsked;
  isFiltered: boolean;
}

const rowId = ({ id }: AuditEvent) => `audit-${id}`;

const RESULTS = {
  done: { kind: 'good', icon: CircleCheck },
  refused: { kind: 'warn', icon: CircleSlash },
  failed: { kind: 'bad', icon: CircleX },
} as const;

/** The rows of the log, newest first, 25 a load. */
export function AuditTable({ asked, isFiltered }: AuditTableProps) {
  const { t } = useTranslation('admin');
  const list = useAuditEvents(asked);
  return (
    <Listing
      isOfPeople
      name={t('audit.caption')}
      asked={JSON.stringify(asked)}
      list={list}
      foundText={(total) => t('audit.found', { count: total })}
      failedText={t('failed')}
      loadingText={t('loading')}
      idOf={({ id }) => id}
      focusIdOf={rowId}
      empty={
        <NoRecords icon={isFiltered ? Search : ScrollText}>
          {t(isFiltered ? 'audit.noneFound' : 'audit.empty')}
        </NoRecords>
      }
    >
      {(events) => <Rows events={events} />}
    </Listing>
  );
}

function Rows({ events }: { events: readonly AuditEvent[] }) {
  const { t } = useTranslation('admin');
  const time = useTimeWords();
  const words = useAuditWords();
  return (
    <Table
      caption={t('audit.caption')}
      isCaptionHidden
      columns={[
        { id: 'when', text: t('audit.when') },
        { id: 'who', text: t('audit.who') },
        { id: 'actingAs', text: t('audit.actingAs') },
        { id: 'what', text: t('audit.what') },
        { id: 'onWhom', text: t('audit.onWhom') },
        { id: 'result', text: t('audit.result') },
      ]}
      rows={events.map((event) => ({
        id: event.id,
        cells: [
          <span key="when" id={rowId(event)} tabIndex={-1}>
            {time(event.at)}
          </span>,
          <bdi key="who">{event.who}</bdi>,
          event.actingAs === null ? t('audit.nobody') : <bdi key="as">{event.actingAs}</bdi>,
          event.about === null ? (
            words(event)
          ) : (
            <OwnWords
              key="what"
              words={event.about}
              sentence={(about) => words({ ...event, about })}
            />
          ),
          event.onWhom === null ? t('audit.nobody') : <bdi key="on">{event.onWhom}</bdi>,
          <Tag key="result" {...RESULTS[event.result]}>
            {t(`audit.results.${event.result}`)}
          </Tag>,
        ],
      }))}
    />
  );
}
