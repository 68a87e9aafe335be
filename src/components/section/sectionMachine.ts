import { fromPromise } from 'xstate';
import { sectionFormMachine, typedSince } from '#machines/sectionForm.ts';
import type { FormRecord, FormValues, SectionDraft } from '#machines/sectionFormTypes.ts';
import {
  changeSection,
  putInEntry,
  sectionChanged,
  takeOutEntry,
} from '#src/api/sectionChanges.ts';
import type { SectionProps } from '#src/components/section/sectionTypes.ts';
import type { DraftOfForm } from '#src/components/useDraft.ts';
import { reportAfterUnmount } from '#src/api/reportAfterUnmount.ts';

type MachineOptions<Values extends FormValues> = Pick<
  SectionProps<Values>,
  'start' | 'canEdit' | 'calls' | 'change' | 'onSaved'
> & { readonly draft: DraftOfForm<SectionDraft> };

/**
 * The draft goes with what was saved or deleted; what was typed meanwhile stays in it, over what
 * is there now. The machine may be gone by then, with its screen.
 */
function settleDraft<Values extends FormValues>(
  { draft, start, canEdit = true }: MachineOptions<Values>,
  sent: FormRecord,
  saved: FormRecord,
): void {
  const typed = draft.read();
  if (typed?.base.entry.id !== sent.entry.id) return;
  const rest = typedSince({ sent: sent.values, values: typed.values, start, canEdit }, saved);
  if (rest === null) draft.discard();
  else draft.keep(rest);
}

/**
 * The machine with the section's calls. React stops it with the screen, and its calls go on: so
 * what follows a change hangs on the calls.
 */
export function machineOf<Values extends FormValues>(options: MachineOptions<Values>) {
  const { calls, change, draft, start, onSaved } = options;
  const save = async (record: FormRecord) => {
    const answer = await calls.save(record);
    if (answer.row) putInEntry(change, answer.row);
    return answer;
  };
  const remove = async (record: FormRecord) => {
    if (calls.remove === undefined) throw new Error('Nothing to delete');
    const answer = await calls.remove(record);
    takeOutEntry(change, record.entry.id);
    return answer;
  };
  return sectionFormMachine.provide({
    actors: {
      save: fromPromise(({ input, signal }) =>
        reportAfterUnmount(
          { what: 'save', userGuid: change.userGuid, hasLeft: () => signal.aborted },
          changeSection(
            change,
            () => save(input),
            ({ entry, values }) => {
              const before = draft.read()?.base ?? start;
              settleDraft(options, input, { entry, values });
              onSaved?.(input.values, before.values);
            },
          ),
        ),
      ),
      remove: fromPromise(({ input, signal }) =>
        reportAfterUnmount(
          { what: 'delete', userGuid: change.userGuid, hasLeft: () => signal.aborted },
          changeSection(
            change,
            () => remove(input.record),
            // A draft over another entry, or of a new one, stays as it is.
            () => settleDraft(options, { entry: input.record.entry, values: input.sent }, start),
          ),
        ),
      ),
      loadTheirs: fromPromise(async ({ input }) => {
        const theirs = await calls.load(input);
        // A change that was made elsewhere is a change as well: the list on the screen is out of
        // date.
        void sectionChanged(change);
        return theirs;
      }),
    },
  });
}
