import { Briefcase } from 'lucide-react';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { FormRecord } from '#machines/form/formTypes.ts';
import { CallFailed, toProblem } from '#src/api/client/problem.ts';
import { SectionEditor } from '#src/components/section/SectionEditor.tsx';
import type { SectionCalls, SectionProps } from '#src/components/section/sectionTypes.ts';
import { setUpText } from '#src/i18n/setup.ts';
import { draftKeeper } from '#src/session/draftKeeper.ts';
import { stopActors } from '#src/tab/runningActors.ts';
import { clearSuccess, shownSuccess } from '#src/tab/success.ts';
import { TextField } from '#src/ui/textField/TextField.tsx';

type Values = { Name: string };
type Pending = { what: string; record: FormRecord; key?: string | undefined };

const entry = (id: string | null, Name: string, etag = '1'): FormRecord<Values> => ({
  entry: { id, etag: id === null ? null : etag },
  values: { Name },
});
const failed = (status: number) =>
  new CallFailed({ ...toProblem(null), status, detail: `It failed with ${status}.` });

/** The calls in order; the last one can be answered. */
let calls: Pending[] = [];
let answer: (outcome: unknown) => Promise<void> = async () => undefined;

function pending(call: Pending): Promise<never> {
  calls.push(call);
  return new Promise((resolve, reject) => {
    answer = (outcome) =>
      act(async () => (outcome instanceof Error ? reject(outcome) : resolve(outcome as never)));
  });
}

const sectionCalls: SectionCalls = {
  rules: (values) => (values['Name'] === '' ? [{ pointer: '/Name', code: 'missing' }] : []),
  save: (record, key) => pending({ what: 'save', record, key }),
  load: (record) => pending({ what: 'load', record }),
  remove: (record) => pending({ what: 'remove', record }),
};

function Section(given: Partial<SectionProps<Values>>) {
  return (
    <MemoryRouter>
      <SectionEditor<Values>
        name="licences"
        start={entry(null, '')}
        calls={sectionCalls}
        change={{ userGuid: 'nobody', section: 'credentials', follows: 'nothing' }}
        fields={{
          first: 'Name',
          render: ({ text }) => <TextField {...text('Name')} label="Name" />,
        }}
        list={{
          records: [entry('a', 'Forklift'), entry('b', 'First aid')],
          title: 'Your licences',
          empty: { icon: Briefcase, heading: 'None', text: 'None yet' },
          note: null,
          renderEntry: ({ values }) => <p>{values.Name}</p>,
        }}
        words={{
          formName: 'Licence',
          add: 'Add',
          update: 'Save',
          added: 'Added.',
          updated: 'Updated.',
          deleted: 'Deleted.',
          missing: 'Something is missing.',
          problem: () => 'Name: fill this in',
          fieldLabel: () => 'Name',
          entryName: (values) => String(values['Name']),
        }}
        {...given}
      />
    </MemoryRouter>
  );
}

async function show(given: Partial<SectionProps<Values>> = {}) {
  render(<Section {...given} />);
  // The dialogs load after the form.
  await act(async () => void (await import('#src/components/section/SectionDialogs.tsx')));
  await screen.findByRole('textbox', { name: 'Name' });
}

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name', hidden: true });
const type = (text: string) => fireEvent.change(input(), { target: { value: text } });
const submit = () => fireEvent.submit(screen.getByRole('form', { name: 'Licence' }));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const dialog = () => screen.queryByRole('dialog')?.textContent ?? '';
const told = () => shownSuccess.get()?.paragraphs;
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

beforeAll(async () => {
  await setUpText();
  await i18next.loadNamespaces(['section', 'drafts']);
  // Without a server, the keeper uses what the tab has.
  draftKeeper.send({ type: 'session.started', owner: 'nobody', kept: {} });
});
beforeEach(() => {
  calls = [];
  stopActors();
  clearSuccess();
  draftKeeper.send({ type: 'draft.discarded', kind: 'profile.licences' });
});

test('names missing fields in a dialog that leads to the first one, and sends nothing', async () => {
  await show();
  submit();
  expect(dialog()).toContain('Something is missing.');
  fireEvent.click(screen.getAllByRole('link', { name: 'Name: fill this in' }).at(-1) ?? input());
  await waitFor(() => expect(document.activeElement).toBe(input()));
  expect(calls).toEqual([]);
});

test('keeps what is typed during adding as the next entry, and says so', async () => {
  await show();
  type('Crane');
  submit();
  expect(calls[0]?.record).toEqual(entry(null, 'Crane'));
  type('Boat');
  await answer({ ...entry('c', 'Crane'), message: null });
  expect(told()).toEqual(['Added.', expect.stringContaining('not saved')]);
  expect(input().value).toBe('Boat');
});

test('sends the same key for every attempt to add one entry, and another for the next', async () => {
  await show();
  type('Crane');
  submit();
  await answer(failed(503));
  expect(dialog()).toContain('It failed with 503.');
  press('Try again');
  await waitFor(() => expect(calls).toHaveLength(2));
  await answer({ ...entry('c', 'Crane'), message: null });
  await closed();
  expect(told()).toEqual(['Added.']);
  type('Boat');
  submit();
  const [first, again, next] = calls.map(({ key }) => key);
  expect(first).toBeTruthy();
  expect(again).toBe(first);
  expect(next).not.toBe(first);
});

test('deletes an entry only after a confirmation, and keeps it when that fails', async () => {
  await show();
  press('Delete Forklift');
  expect(calls).toEqual([]);
  press('Delete it');
  expect(calls).toEqual([{ what: 'remove', record: entry('a', 'Forklift') }]);
  await answer(failed(500));
  await waitFor(() => expect(dialog()).not.toBe(''));
  press('Try again');
  await answer({});
  await waitFor(() => expect(told()).toEqual(['Deleted.']));
});

test('asks before another entry replaces unsaved input', async () => {
  await show();
  press('Edit Forklift');
  expect(document.activeElement).toBe(input());
  expect(input().value).toBe('Forklift');
  type('Forklift, large');
  press('Edit First aid');
  expect(input().value).toBe('Forklift, large');
  expect(dialog()).not.toBe('');
});

test('shows both versions of an entry that was changed elsewhere, and can overwrite the other', async () => {
  await show();
  press('Edit Forklift');
  type('Mine');
  submit();
  await answer(failed(412));
  expect(calls.at(-1)?.what).toBe('load');
  await answer(entry('a', 'Theirs', '2'));
  const versions = await screen.findByRole('dialog');
  expect(versions.textContent).toMatch(/Mine.*Theirs/);
  expect(calls.filter(({ what }) => what === 'save')).toHaveLength(1);
  press('Save what I typed');
  expect(calls.at(-1)).toMatchObject({
    what: 'save',
    record: { entry: { id: 'a', etag: '2' }, values: { Name: 'Mine' } },
  });
});

test('goes on to the next step when the save ends that was pressed on this visit alone', async () => {
  const onSaved = vi.fn<() => void>();
  const step = { list: undefined, nextStep: { skip: null, onSaved } };
  await show(step);
  type('Crane');
  submit();
  cleanup();
  await show(step);
  await answer({ ...entry('c', 'Crane'), message: null });
  await waitFor(() => expect(told()).toEqual(['Added.']));
  expect(onSaved).not.toHaveBeenCalled();
  type('Boat');
  submit();
  await answer({ ...entry('c', 'Boat', '2'), message: null });
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
});
