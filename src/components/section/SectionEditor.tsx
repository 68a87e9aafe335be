import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { typedCount } from '#machines/form/form.ts';
import type { FormRecord, FormValues } from '#machines/form/formTypes.ts';
import { OtherDraftNote } from '#src/components/draft/OtherDraftNote.tsx';
import { RestoredNote } from '#src/components/draft/RestoredNote.tsx';
import { CancelledNote } from '#src/components/section/CancelledNote.tsx';
import { EntryList } from '#src/components/section/EntryList.tsx';
import type { SectionDialogs as Dialogs } from '#src/components/section/SectionDialogs.tsx';
import {
  draftKind,
  type KeyedDraft,
  type SectionProps,
} from '#src/components/section/sectionTypes.ts';
import { isSectionDraft } from '#src/components/section/sectionValues.ts';
import { useFieldOfAddress } from '#src/components/section/useFieldOfAddress.ts';
import { useSection } from '#src/components/section/useSection.ts';
import { type DraftOfForm, useDraft } from '#src/components/draft/useDraft.ts';
import { useSlowAnnouncement } from '#src/components/announcement/useSlowAnnouncement.ts';
import { announce } from '#src/ui/announcer/announce.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { ErrorSummary } from '#src/ui/errorSummary/ErrorSummary.tsx';
import { focusField } from '#src/ui/focus/focusField.ts';
import { Form } from '#src/ui/form/Form.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { Cluster, Stack } from '#src/ui/stack/Stack.tsx';

/** No form needs them to be shown, so they load after it. The cast keeps their type parameter. */
const SectionDialogs = lazy(async () => ({
  default: (await import('#src/components/section/SectionDialogs.tsx')).SectionDialogs,
})) as unknown as typeof Dialogs;

/** Increase this when a field changes its meaning; older drafts are then ignored. */
const DRAFT_VERSION = 2;

/**
 * The form of every profile section: its fields and errors, saving, retry, conflict and draft.
 * For a section that is a list, its entries come first.
 */
export function SectionEditor<Values extends FormValues>(props: SectionProps<Values>) {
  const like = props.start.values;
  const isDraft = useCallback(
    (data: unknown): data is KeyedDraft => isSectionDraft(data, like),
    // The fields of a section never change, only their values.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [],
  );
  const draft = useDraft<KeyedDraft>({
    kind: draftKind(props.name),
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
  const { name, words, list: entries } = props;
  const { t } = useTranslation('section');
  const section = useSection(props);
  const { form, list, fields, restored } = section;
  const { mode, isBusy } = fields;
  const { base, cancelled } = form.snapshot.context;
  // The spinner announces itself.
  const doing = list.snapshot.matches('deleting') ? t('deleting') : t('saving');
  useSlowAnnouncement(isBusy && props.saving === undefined, doing);
  const focusAfter = useRef<string | null>(null);
  const firstFieldId = fields.idOf(props.fields.first);
  useFieldOfAddress(name);
  const { isReopened, reopen } = props.draft;
  useEffect(() => {
    if (isReopened) focusField(firstFieldId);
  }, [isReopened, firstFieldId]);
  const waits = props.fields.disabledReason?.(fields.values);
  const submit = () => {
    // Enter in a field sends the form, whatever its button is.
    if (waits) {
      announce(waits);
      return;
    }
    if (!form.snapshot.can({ type: 'submit.requested' })) return;
    // In a list, the focus goes to the entry that was changed.
    focusAfter.current = entries ? `${name}-edit-${base.entry.id}` : '';
    form.send({ type: 'submit.requested' });
  };
  // Moves the focus during the press: later, it could take the focus from somebody who types
  // elsewhere.
  const actThenFocus = (id: string, act: () => void) => {
    flushSync(act);
    document.getElementById(id)?.focus();
  };
  const open = (record: FormRecord) => {
    const event = { type: 'entry.opened', record } as const;
    if (list.snapshot.can(event)) actThenFocus(firstFieldId, () => list.send(event));
  };
  const undoCancel = () => {
    const event = { type: 'cancel.undone' } as const;
    if (form.snapshot.can(event)) actThenFocus(firstFieldId, () => form.send(event));
  };
  const cancel = () => {
    const event = { type: 'edit.cancelled' } as const;
    if (form.snapshot.can(event))
      actThenFocus(`${name}-edit-${base.entry.id}`, () => form.send(event));
  };
  const askToDelete = (record: FormRecord, neighbour: string | undefined) => {
    const event = { type: 'delete.requested', record } as const;
    if (!list.snapshot.can(event)) return;
    focusAfter.current = neighbour ?? firstFieldId;
    list.send(event);
    if (!entries?.onDelete) return;
    entries.onDelete(record);
    list.send({ type: 'delete.confirmed' });
  };
  return (
    <Stack gap="loose">
      {restored ? (
        <RestoredNote
          opened={restored}
          typed={typedCount(form.snapshot)}
          focusAfterId={firstFieldId}
          isBusy={isBusy}
          onDiscard={() => form.send({ type: 'draft.discarded' })}
        />
      ) : null}
      <OtherDraftNote kind={draftKind(name)} isBusy={isBusy} onOpen={reopen} />
      {cancelled && words.entryName ? (
        <CancelledNote name={words.entryName(cancelled.base.values)} onUndo={undoCancel} />
      ) : null}
      {entries ? (
        <EntryList
          section={props}
          list={entries}
          openId={base.entry.id}
          onEdit={open}
          onDelete={askToDelete}
          onAnother={() => focusField(firstFieldId)}
          isBusy={isBusy}
        />
      ) : null}
      <ErrorSummary
        title={t('check')}
        errors={section.links}
        // The dialog about the errors has the focus.
        attempt={0}
        headingLevel={props.isAlone ? 2 : 3}
      />
      <Form id={`${name}-form`} onSubmit={submit} aria-label={words.formName}>
        {entries?.another ? <h3>{words.formName}</h3> : null}
        <FieldsAndButtons isOneLine={props.fields.isOneLine}>
          {props.fields.render(fields)}
          {isBusy ? props.saving : null}
          <Cluster>
            <Button
              type="submit"
              look="primary"
              isBusy={isBusy}
              {...(waits === undefined ? {} : { isUnavailable: waits !== '', reason: waits })}
            >
              {mode === 'add' ? words.add : words.update}
            </Button>
            {mode === 'update' && entries ? (
              <Button look="plain" isUnavailable={isBusy} onPress={cancel}>
                {t('cancel')}
              </Button>
            ) : null}
            {props.nextStep?.skip}
          </Cluster>
        </FieldsAndButtons>
      </Form>
      <Suspense fallback={null}>
        <SectionDialogs
          section={section}
          props={props}
          firstFieldId={firstFieldId}
          focusAfter={focusAfter}
        />
      </Suspense>
    </Stack>
  );
}

function FieldsAndButtons(props: { isOneLine: boolean | undefined; children: ReactNode }) {
  return props.isOneLine ? <Cluster align="end">{props.children}</Cluster> : props.children;
}
