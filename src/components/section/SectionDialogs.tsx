import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormValues } from '#machines/form/formTypes.ts';
import { ServersWords } from '#src/components/failure/ServersWords.tsx';
import { ConflictDialog } from '#src/components/section/ConflictDialog.tsx';
import type { SectionProps } from '#src/components/section/sectionTypes.ts';
import { useSectionSuccess } from '#src/components/section/useSectionSuccess.ts';
import type { useSection } from '#src/components/section/useSection.ts';
import { hasReachedLimit } from '#src/components/failure/FailureNotice.tsx';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { AlertDialog } from '#src/ui/alertDialog/AlertDialog.tsx';
import { ConfirmDialog } from '#src/ui/confirmDialog/ConfirmDialog.tsx';

interface SectionDialogsProps<Values extends FormValues> {
  section: ReturnType<typeof useSection<Values>>;
  props: Pick<SectionProps<Values>, 'words' | 'nextStep' | 'list'>;
  /** Id of the first field, which gets the focus when an entry opens. */
  firstFieldId: string;
  /**
   * Id of the element that gets the focus after a success; '' when it stays. Null before anything
   * was pressed on this visit.
   */
  focusAfter: RefObject<string | null>;
}

/** The dialogs of a form (section 8): missing fields, failures, and confirming. */
export function SectionDialogs<Values extends FormValues>(options: SectionDialogsProps<Values>) {
  const {
    section,
    props: { words },
    firstFieldId,
  } = options;
  const { t } = useTranslation('section');
  const { t: tc } = useTranslation();
  const problemText = useProblemText();
  const { form, list, links, problems } = section;
  const { failure } = form.snapshot.context;
  const { chosen } = list.snapshot.context;
  const isRefused = form.snapshot.matches('refused');
  const failed = [form, list].find(({ snapshot }) => snapshot.matches('failed'));
  useSectionSuccess(options);

  // Section 8: shows the server's message. A failure that only names a field has none.
  const isMissing = problems.some(({ code }) => code === 'missing');
  const refusalText = isMissing ? words.missing : t('check');
  const told = failed?.snapshot.context.failure ?? (failure?.detail ? failure : null);
  const errorText = told ? problemText(told) : isRefused ? refusalText : '';
  const close = () => {
    if (isRefused) form.send({ type: 'refusal.seen' });
    failed?.send({ type: 'failure.dismissed' });
  };
  const name = chosen && words.entryName ? words.entryName(chosen.values) : '';
  return (
    <>
      <AlertDialog
        isOpen={isRefused || failed !== undefined}
        onClose={close}
        kind="bad"
        title={tc('dialog.error')}
        message={<ServersWords text={errorText} />}
        links={isRefused ? links : []}
        okLabel={hasReachedLimit(told) ? tc('cancel') : tc('ok')}
        {...(failed
          ? {
              action: {
                label: tc('retry'),
                onPress: () => failed.send({ type: 'retry.requested' }),
              },
            }
          : {})}
      />
      <ConfirmDialog
        isOpen={list.snapshot.matches('confirmingDelete')}
        title={t('delete.title', { name })}
        message={t('delete.text')}
        confirmLabel={t('delete.confirm')}
        cancelLabel={t('delete.cancel')}
        isDangerous
        onConfirm={() => list.send({ type: 'delete.confirmed' })}
        onCancel={() => list.send({ type: 'delete.cancelled' })}
      />
      <ConfirmDialog
        isOpen={list.snapshot.matches('confirmingSwitch')}
        title={t('switch.title')}
        message={t('switch.text')}
        confirmLabel={t('switch.confirm')}
        cancelLabel={t('switch.cancel')}
        isDangerous
        focusAfterId={firstFieldId}
        onConfirm={() => list.send({ type: 'switch.confirmed' })}
        onCancel={() => list.send({ type: 'switch.cancelled' })}
      />
      <ConflictDialog
        conflict={form.snapshot.children.conflict ?? list.snapshot.children.conflict}
        words={words}
      />
    </>
  );
}
