import { Suspense, useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { sectionDraftOf, typedCount } from '#machines/sectionForm.ts';
import type { FormRecord, FormValues } from '#machines/sectionFormTypes.ts';
import { RestoredNote } from '#src/components/RestoredNote.tsx';
import { CancelledNote } from '#src/components/section/CancelledNote.tsx';
import { ConflictDialog } from '#src/components/section/ConflictDialog.tsx';
import { EntryList } from '#src/components/section/EntryList.tsx';
import { SectionDialogs } from '#src/components/section/SectionDialogs.tsx';
import type { KeyedDraft, SectionProps } from '#src/components/section/sectionTypes.ts';
import { isSectionDraft } from '#src/components/section/sectionValues.ts';
import { useEntryKey } from '#src/components/section/useEntryKey.ts';
import { useSectionForm } from '#src/components/section/useSectionForm.ts';
import { type DraftOfForm, useDraft } from '#src/components/useDraft.ts';
import { useSlowAnnouncement } from '#src/components/useSlowAnnouncement.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { ErrorSummary } from '#src/ui/errorSummary/ErrorSummary.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { Cluster, Stack } from '#src/ui/stack/Stack.tsx';

/** Goes up when the fields of any section change their meaning; older drafts are then left behind. */
const DRAFT_VERSION = 2;

/**
 * The one form of all sections of the profile: its fields, what is wrong with them, saving, saved, failed with a retry,
 * another version in the way, the draft of what was typed; and for a section that is a list, its entries.
 */
export function SectionEditor<Values extends FormValues>(props: SectionProps<Values>) {
  const like = props.start.values;
  const isDraft = useCallback(
    (data: unknown): data is KeyedDraft => isSectionDraft(data, like),
    // The fields of a section are always the same; only what is in them changes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [],
  );
  const draft = useDraft<KeyedDraft>({
    kind: `profile.${props.name}`,
    version: DRAFT_VERSION,
    isDraft,
  });
  if (draft.isLoading) return <Skeleton lines={4} />;
  return (
    <Suspense fallback={<Skeleton lines={4} />}>
      <OpenEditor {...props} draft={draft} />
    </Suspense>
  );
}

function OpenEditor<Values extends FormValues>(
  props: SectionProps<Values> & { readonly draft: DraftOfForm<KeyedDraft> },
) {
  const { name, words, draft, firstField } = props;
  const { t } = useTranslation('section');
  const form = useSectionForm({ ...props, ...useEntryKey(draft, props.calls) });
  const { snapshot, send, fields, links } = form;
  const { mode, isBusy } = fields;
  const { cancelled } = snapshot.context;
  // A spinner speaks for itself.
  const doing = snapshot.matches('deleting') ? t('deleting') : t('saving');
  useSlowAnnouncement(isBusy && props.saving === undefined, doing);
  // Until it is saved, discarded or left: the form must not move while somebody goes on in it.
  const [isRestored, setRestored] = useState(draft.restored !== null);
  if (isRestored && sectionDraftOf(snapshot) === null) setRestored(false);
  const focusAfter = useRef<string | undefined>(undefined);
  const submit = () => {
    if (!snapshot.can({ type: 'submit.requested' })) return;
    const { id } = snapshot.context.base.entry;
    // A list goes on with the entry that was changed.
    focusAfter.current = props.keepsOne ? undefined : `${name}-edit-${id}`;
    send({ type: 'submit.requested' });
  };
  // With the press itself: coming later, it would take focus from who types somewhere by then.
  const goOnAt = (id: string, event: Parameters<typeof send>[0]) => {
    if (!snapshot.can(event)) return;
    flushSync(() => send(event));
    document.getElementById(id)?.focus();
  };
  const goOnInForm = (event: Parameters<typeof send>[0]) => goOnAt(fields.idOf(firstField), event);
  const open = (record: FormRecord) => goOnInForm({ type: 'entry.opened', record });
  const bringBack = () => goOnInForm({ type: 'cancel.undone' });
  const cancel = () =>
    goOnAt(`${name}-edit-${snapshot.context.base.entry.id}`, { type: 'edit.cancelled' });
  const askToDelete = (record: FormRecord, neighbour: string | undefined) => {
    const event = { type: 'delete.requested', record } as const;
    if (!snapshot.can(event)) return;
    focusAfter.current = neighbour ?? fields.idOf(firstField);
    send(event);
  };
  const isDisabled = props.isSaveDisabled?.(fields.values) ?? false;
  return (
    <Stack gap="loose">
      {draft.restored && isRestored ? (
        <RestoredNote
          savedAt={draft.restored.savedAt}
          typed={typedCount(snapshot)}
          focusAfterId={fields.idOf(firstField)}
          isBusy={isBusy}
          onDiscard={() => send({ type: 'draft.discarded' })}
        />
      ) : null}
      <ErrorSummary
        title={t('check')}
        errors={links}
        attempt={0}
        headingLevel={props.isAlone ? 2 : 3}
      />
      <Form id={`${name}-form`} onSubmit={submit} aria-label={words.formName}>
        {props.renderFields(fields)}
        {isBusy ? props.saving : null}
        <Cluster>
          <Button type="submit" look="primary" isBusy={isBusy} isDisabled={isDisabled}>
            {mode === 'add' ? words.add : words.update}
          </Button>
          {mode === 'update' && !props.keepsOne ? (
            <Button look="plain" isUnavailable={isBusy} onPress={cancel}>
              {t('cancel')}
            </Button>
          ) : null}
          {props.otherWay}
        </Cluster>
      </Form>
      {cancelled && words.entryName ? (
        <CancelledNote name={words.entryName(cancelled.base.values)} onUndo={bringBack} />
      ) : null}
      {props.renderEntry ? (
        <EntryList
          name={name}
          title={props.listTitle ?? ''}
          titleLevel={props.isAlone ? 2 : 3}
          note={props.listNote}
          emptyText={props.emptyText ?? ''}
          records={props.records ?? []}
          openId={snapshot.context.base.entry.id}
          isShort={props.canEdit === false}
          entryName={words.entryName}
          draw={(record) =>
            props.renderEntry?.(
              { ...record, values: likeStart(record, props) },
              props.isAlone ? 'h3' : 'h4',
            )
          }
          onEdit={props.canEdit === false ? null : open}
          onDelete={askToDelete}
          isBusy={isBusy}
        />
      ) : null}
      <SectionDialogs
        form={form}
        words={words}
        firstFieldId={fields.idOf(firstField)}
        focusAfter={focusAfter}
        onSucceeded={props.onSucceeded}
      />
      <ConflictDialog form={form} words={words} />
    </Stack>
  );
}

function likeStart<Values extends FormValues>(
  record: FormRecord,
  { start }: SectionProps<Values>,
): Values {
  return { ...start.values, ...record.values };
}
