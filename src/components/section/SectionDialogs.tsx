import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { hasTypedSince } from '#machines/sectionForm.ts';
import type { FormValues } from '#machines/sectionFormTypes.ts';
import type { SectionWords } from '#src/components/section/sectionTypes.ts';
import type { useSectionForm } from '#src/components/section/useSectionForm.ts';
import { useProblemText } from '#src/components/useProblemText.ts';
import { AlertDialog } from '#src/ui/alertDialog/AlertDialog.tsx';
import { ConfirmDialog } from '#src/ui/confirmDialog/ConfirmDialog.tsx';

interface SectionDialogsProps<Values extends FormValues> {
  form: ReturnType<typeof useSectionForm<Values>>;
  words: SectionWords;
  /** Id of the first field: where a person goes on with an entry that opens. */
  firstFieldId: string;
  /** Where the person goes on once the success message is closed. */
  focusAfter: RefObject<string | undefined>;
  onSucceeded: (() => void) | undefined;
}

/** The messages of section 8 around a form: what is missing, what failed, what was done, and the second yes. */
export function SectionDialogs<Values extends FormValues>({
  form: { snapshot, send, links, problems },
  words,
  firstFieldId,
  focusAfter,
  onSucceeded,
}: SectionDialogsProps<Values>) {
  const { t } = useTranslation('section');
  const { t: tc } = useTranslation();
  const problemText = useProblemText();
  const { failure, outcome, message, doomed } = snapshot.context;
  const isRefused = snapshot.matches('refused');
  const isFailed = snapshot.matches('failed');
  const isDone = snapshot.matches('succeeded');
  const isMissing = problems.some(({ code }) => code === 'missing');
  const hasMore = isDone && hasTypedSince(snapshot);
  const outcomeText = message ?? (outcome === null ? '' : (words[outcome] ?? words.updated));
  const doneText = (
    <>
      <p>{outcomeText}</p>
      {words.next ? <p>{words.next}</p> : null}
      {hasMore ? <p>{t('typedSince')}</p> : null}
    </>
  );
  // Section 8: what the server says is said; a failure that only names a field has no sentence of its own.
  const refusalText = isMissing ? words.missing : t('check');
  const isTold = failure !== null && (isFailed || failure.detail !== null);
  const errorText = isTold ? problemText(failure) : isRefused ? refusalText : '';
  const close = () => {
    if (isRefused) send({ type: 'refusal.seen' });
    if (isFailed) send({ type: 'failure.dismissed' });
    if (!isDone) return;
    send({ type: 'outcome.seen' });
    onSucceeded?.();
  };
  // An entry that was saved as a new one has no button yet: go on with the next new one.
  const goOnAt =
    hasMore || (outcome === 'added' && !snapshot.context.keepsOne)
      ? firstFieldId
      : focusAfter.current;
  const name = doomed && words.entryName ? words.entryName(doomed.values) : '';
  return (
    <>
      <AlertDialog
        isOpen={isRefused || isFailed || isDone}
        onClose={close}
        kind={isDone ? 'good' : 'bad'}
        title={isDone ? tc('dialog.success') : tc('dialog.error')}
        message={isDone ? doneText : errorText}
        links={isRefused ? links : []}
        okLabel={tc('ok')}
        {...(isFailed
          ? { action: { label: tc('retry'), onPress: () => send({ type: 'retry.requested' }) } }
          : {})}
        {...(isDone && goOnAt ? { focusAfterId: goOnAt } : {})}
      />
      <ConfirmDialog
        isOpen={snapshot.matches('confirmingDelete')}
        title={t('delete.title', { name })}
        message={t('delete.text')}
        confirmLabel={t('delete.confirm')}
        cancelLabel={t('delete.cancel')}
        isDangerous
        onConfirm={() => send({ type: 'delete.confirmed' })}
        onCancel={() => send({ type: 'delete.cancelled' })}
      />
      <ConfirmDialog
        isOpen={snapshot.matches('confirmingSwitch')}
        title={t('switch.title')}
        message={t('switch.text')}
        confirmLabel={t('switch.confirm')}
        cancelLabel={t('switch.cancel')}
        isDangerous
        focusAfterId={firstFieldId}
        onConfirm={() => send({ type: 'switch.confirmed' })}
        onCancel={() => send({ type: 'switch.cancelled' })}
      />
    </>
  );
}
