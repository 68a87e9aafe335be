import { Check, Copy, Trash2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '#src/components/caseload/RecordList.module.css';
import type { UnsavedRecord } from '#src/components/caseload/useUnsavedRecords.ts';
import { discardDraft } from '#src/components/draft/useDraft.ts';
import { OwnWords } from '#src/components/text/OwnWords.tsx';
import { spokenIn } from '#src/components/text/spokenIn.ts';
import { useCall } from '#src/components/useCall.ts';
import { announce } from '#src/ui/announcer/announce.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { ConfirmDialog } from '#src/ui/confirmDialog/ConfirmDialog.tsx';
import { FocusAfter } from '#src/ui/focus/FocusAfter.tsx';
import { Cluster } from '#src/ui/stack/Stack.tsx';

/** So much of a text names its buttons. */
const NAMED_BY = 60;

interface UnsavedRecordsProps {
  records: readonly UnsavedRecord[];
  /** Gets the focus after one was deleted; otherwise the page's title. */
  focusAfterId?: string;
}

/** What can be saved nowhere any more, as sharing ended first: to copy, and to delete. */
export function UnsavedRecords({ records, focusAfterId }: UnsavedRecordsProps) {
  const { t } = useTranslation('caseload');
  return (
    <ul role="list" className={styles.list} aria-label={t('unsaved.list')}>
      {records.map((one) => (
        <Unsaved key={one.kind} of={one} focusAfterId={focusAfterId} />
      ))}
    </ul>
  );
}

/** The beginning of a text; a longer one ends after a whole word. */
function beginningOf(text: string): string {
  if (text.length <= NAMED_BY) return text;
  const cut = text.slice(0, NAMED_BY);
  const end = cut.lastIndexOf(' ');
  return `${end > 0 ? cut.slice(0, end) : cut}…`;
}

interface UnsavedProps {
  of: UnsavedRecord;
  focusAfterId: string | undefined;
}

function Unsaved({ of: { kind, what, nextStep }, focusAfterId }: UnsavedProps) {
  const { t } = useTranslation('caseload');
  const { t: tc } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const focusAfter = useRef<string | undefined>(undefined);
  const deleteId = useId();
  const text = [what, nextStep].filter(Boolean).join('\n');
  const named = { words: beginningOf(text) };
  const copy = useCall(async () => {
    try {
      await navigator.clipboard.writeText(text);
    } catch (failure) {
      announce(t('unsaved.notCopied'), { assertive: true });
      throw failure;
    }
    announce(t('unsaved.copiedSaid'));
  });
  return (
    <li className={styles.record}>
      {what === '' ? null : <p {...spokenIn(what)}>{what}</p>}
      {nextStep === '' ? null : (
        <p>
          <b>{t('card.next')}</b> <OwnWords words={nextStep} sentence={(own) => own} />
        </p>
      )}
      <Cluster>
        <Button
          icon={copy.isDone ? Check : Copy}
          aria-label={t(copy.isDone ? 'unsaved.copiedName' : 'unsaved.copyName', named)}
          onPress={() => {
            copy.forget();
            copy.start();
          }}
        >
          {copy.isDone ? t('unsaved.copied') : t('unsaved.copy')}
        </Button>
        <Button
          id={deleteId}
          icon={Trash2}
          look="plain"
          aria-label={t('unsaved.deleteName', named)}
          onPress={() => setAsking(true)}
        >
          {t('unsaved.delete')}
        </Button>
      </Cluster>
      {copy.failure ? <p>{t('unsaved.notCopied')}</p> : null}
      <FocusAfter target={focusAfter} />
      <ConfirmDialog
        isOpen={isAsking}
        title={t('unsaved.ask')}
        message={t('unsaved.askText')}
        confirmLabel={t('unsaved.delete')}
        cancelLabel={tc('cancel')}
        isDangerous
        onConfirm={() => {
          focusAfter.current = focusAfterId ?? deleteId;
          discardDraft(kind);
          announce(t('unsaved.deleted'));
        }}
        onCancel={() => setAsking(false)}
      />
    </li>
  );
}
