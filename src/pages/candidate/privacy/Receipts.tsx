import { useTranslation } from 'react-i18next';
import { type ReceiptLine, receiptPage, receiptRecord } from '#src/api/queries/disclosure.ts';
import { FailureNotice } from '#src/components/failure/FailureNotice.tsx';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { saveFile } from '#src/components/documents/saveFile.ts';
import { useCall } from '#src/components/useCall.ts';
import styles from '#src/pages/candidate/privacy/Privacy.module.css';
import { useShareWords } from '#src/pages/candidate/privacy/useShareWords.ts';
import { announce } from '#src/ui/announcer/announce.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Disclosure } from '#src/ui/disclosure/Disclosure.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Table } from '#src/ui/table/Table.tsx';

/** What was agreed to, ended or not, each to keep as a page or as data. */
export function Receipts({ receipts }: { receipts: readonly ReceiptLine[] }) {
  const { t } = useTranslation('privacy');
  const { day } = useShareWords();
  const nameOf = useReceiptName();
  if (receipts.length === 0) return null;
  return (
    <Disclosure label={t('receipts.title')} headingLevel={2}>
      <Stack>
        <p>{t('receipts.lead')}</p>
        <Table
          caption={t('receipts.caption')}
          isCaptionHidden
          columns={[
            { id: 'who', text: t('people.who') },
            { id: 'since', text: t('receipts.since') },
            { id: 'until', text: t('people.until') },
            { id: 'save', text: t('receipts.save') },
          ]}
          rows={receipts.map((line) => ({
            id: line.guid,
            cells: [
              <bdi key="who">{nameOf(line)}</bdi>,
              day(line.givenAt),
              line.endedAt ? t('people.ended', { date: day(line.endedAt) }) : day(line.expiresAt),
              <SaveReceipt key="save" line={line} />,
            ],
          }))}
        />
      </Stack>
    </Disclosure>
  );
}

function useReceiptName(): (line: ReceiptLine) => string {
  const { t } = useTranslation('privacy');
  return ({ audience, name }) =>
    name ?? t(audience === 'applied_companies' ? 'people.applied' : 'log.gone');
}

/** The two ways to keep one; each button makes its own call. */
function SaveReceipt({ line }: { line: ReceiptLine }) {
  return (
    <div className={styles.actions}>
      <SaveButton line={line} kind="page" ending="html" load={receiptPage} />
      <SaveButton line={line} kind="data" ending="json" load={receiptRecord} />
    </div>
  );
}

interface SaveButtonProps {
  line: ReceiptLine;
  kind: 'page' | 'data';
  /** Of the file's name. */
  ending: string;
  load: (guid: string) => Promise<Blob>;
}

function SaveButton({ line, kind, ending, load }: SaveButtonProps) {
  const { t } = useTranslation('privacy');
  const { day } = useShareWords();
  const name = useReceiptName()(line);
  const problemText = useProblemText();
  const id = `receipt-${kind}-${line.guid}`;
  const call = useCall(async () => {
    const fileName = `receipt-${line.givenAt.slice(0, 10)}-${line.guid.slice(0, 8)}.${ending}`;
    saveFile(await load(line.guid), fileName);
    announce(t('receipts.saved', { file: fileName }));
  });
  return (
    <>
      <Button
        id={id}
        isBusy={call.isCalling}
        aria-label={t(`receipts.${kind}Name`, { name, date: day(line.givenAt) })}
        onPress={() => {
          call.forget();
          call.start();
        }}
      >
        {t(`receipts.${kind}`)}
      </Button>
      {call.failure ? (
        <FailureNotice
          text={`${t('receipts.failed')} ${problemText(call.failure)}`}
          call={{
            problem: call.failure,
            submit: call.start,
            dismiss: call.forget,
            controlId: id,
          }}
        />
      ) : null}
    </>
  );
}
