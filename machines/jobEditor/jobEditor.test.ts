import { createActor, fromPromise, waitFor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { conflictMachine } from '../conflict/conflict.ts';
import type { ConflictInput, Decision } from '../conflict/conflictTypes.ts';
import type { FormDraft, FormRecord, FormValues } from '../form/formTypes.ts';
import { controlled } from '../testing/controlled.ts';
import { draftOf, isChanged, isSentSaved, jobEditorMachine } from './jobEditor.ts';
import type { PublishInput, SavedPosting } from './jobEditorTypes.ts';

const posting = (etag: string | null, values: FormValues): SavedPosting => ({
  record: { entry: { id: 'job', etag }, values },
  state: { status: 'draft', isChanged: true, savedAt: etag && 'now' },
});
const SAVED = posting('1', { title: 'Cook', city: 'Utica' });
const STALE = { status: 412, code: 'changed_meanwhile', errors: [] };
const COPY = { status: 409, code: 'looks_like_copy', errors: [] };
const NO_CITY = { status: 400, code: 'incomplete', errors: [{ pointer: '/city', detail: 'No.' }] };
const BROKEN = { status: 500, code: 'internal', errors: [] };

/** An editor whose title is needed for publishing, with a server that answers when told to. */
function open({
  start = SAVED,
  restored = null as FormDraft | null,
  conflict = null as typeof conflictMachine | null,
} = {}) {
  const save = controlled<SavedPosting, FormRecord>();
  const publish = controlled<SavedPosting, PublishInput>();
  const decide = controlled<Decision, ConflictInput>();
  const machine = jobEditorMachine.provide({
    actors: {
      save: save.logic,
      publish: publish.logic,
      conflict: conflict ?? (decide.logic as never),
    },
  });
  const problemsOf = ({ title }: FormValues) =>
    title === '' ? [{ pointer: '/title', code: 'missing' as const }] : [];
  const editor = createActor(machine, { input: { start, problemsOf, restored } }).start();
  return {
    editor,
    save,
    publish,
    decide,
    now: () => editor.getSnapshot(),
    type: (values: FormValues) => editor.send({ type: 'field.changed', values }),
    press: (...phrases: string[]) => editor.send({ type: 'publish.requested', phrases }),
    reaches: (state: string) =>
      waitFor(editor, ({ value }) => JSON.stringify(value).includes(state)),
  };
}

describe('saving a posting', () => {
  test('sends its version and all fields, and needs no title', async () => {
    const { editor, save, now, type, reaches } = open();
    type({ title: '' });
    expect([isChanged(now()), isSentSaved(now())]).toEqual([true, true]);
    editor.send({ type: 'save.requested' });
    const values = { title: '', city: 'Utica' };
    expect(save.calls.map(({ input }) => input)).toEqual([{ entry: SAVED.record.entry, values }]);
    expect(isSentSaved(now())).toBe(false);
    save.calls[0]?.resolve(posting('2', { title: '', city: 'UTICA' }));
    const { context } = await reaches('editing');
    expect([context.outcome, context.base.entry.etag, context.values]).toEqual([
      'saved',
      '2',
      values,
    ]);
    expect([isChanged(now()), draftOf(now())]).toEqual([false, null]);
  });

  test('keeps what is typed meanwhile, as not saved', async () => {
    const { editor, save, now, type, reaches } = open();
    type({ title: 'Chef' });
    editor.send({ type: 'save.requested' });
    type({ title: 'Chef de partie' });
    save.calls[0]?.resolve(posting('2', { title: 'Chef', city: 'Utica' }));
    await reaches('editing');
    expect(draftOf(now())).toMatchObject({
      base: { entry: { etag: '2' }, values: { title: 'Chef' } },
      values: { title: 'Chef de partie' },
    });
  });

  test('is tried again after a failure, which is forgotten then', async () => {
    const { editor, save, publish, type, reaches } = open();
    type({ title: 'Chef' });
    editor.send({ type: 'save.requested' });
    save.calls[0]?.reject(BROKEN);
    expect((await reaches('failed')).context.failure?.code).toBe('internal');
    editor.send({ type: 'retry.requested' });
    expect(editor.getSnapshot().context.failure).toBeNull();
    save.calls[1]?.resolve(SAVED);
    await reaches('editing');
    expect(publish.calls).toEqual([]);
  });

  test('marks what the server refuses until that field is changed', async () => {
    const { editor, save, now, type, reaches } = open();
    editor.send({ type: 'save.requested' });
    save.calls[0]?.reject(NO_CITY);
    await reaches('refused');
    const marked = () => now().context.problems.map(({ pointer }) => pointer);
    type({ title: 'Chef' });
    expect([marked(), now().context.attempt]).toEqual([['/city'], 1]);
    type({ city: 'Rome' });
    expect(marked()).toEqual([]);
  });

  test('begins with what an earlier visit left, and goes back to what is saved when discarded', () => {
    const restored = { base: SAVED.record, values: { title: 'Chef', city: 'Utica' } };
    const { editor, now } = open({ restored });
    expect([isChanged(now()), draftOf(now())]).toEqual([true, restored]);
    editor.send({ type: 'draft.discarded' });
    expect([isChanged(now()), now().context.values]).toEqual([false, SAVED.record.values]);
  });
});

describe('publishing a posting', () => {
  test('publishes at once what is saved already, by its version', async () => {
    const { save, publish, press, now, reaches } = open();
    press();
    expect(save.calls).toEqual([]);
    expect(publish.calls.map(({ input }) => input)).toEqual([
      { entry: SAVED.record.entry, isNoCopy: false },
    ]);
    publish.calls[0]?.resolve(posting('2', SAVED.record.values));
    await reaches('editing');
    expect([now().context.outcome, now().context.base.entry.etag]).toEqual(['published', '2']);
  });

  test('saves first what was never saved or was changed', () => {
    for (const start of [posting(null, SAVED.record.values), SAVED]) {
      const { save, publish, press, type } = open({ start });
      if (start === SAVED) type({ title: 'Chef' });
      press();
      expect([save.calls.length, publish.calls.length]).toEqual([1, 0]);
    }
  });

  test('publishes what was saved, and keeps what was typed during it', async () => {
    const { save, publish, press, type, now, reaches } = open();
    type({ title: 'Chef' });
    press();
    save.calls[0]?.resolve(posting('2', { title: 'Chef', city: 'Utica' }));
    await reaches('publishing');
    expect(publish.calls[0]?.input.entry.etag).toBe('2');
    type({ title: 'Head chef' });
    publish.calls[0]?.resolve(posting('3', { title: 'Chef', city: 'Utica, NY' }));
    await reaches('editing');
    expect(now().context.values).toEqual({ title: 'Head chef', city: 'Utica, NY' });
  });

  test('refuses without a title, each time anew, and sends nothing', () => {
    const { save, publish, press, type, now } = open();
    type({ title: '' });
    press();
    press();
    const { attempt, problems } = now().context;
    expect([now().value, attempt]).toEqual(['refused', 2]);
    expect(problems).toEqual([{ pointer: '/title', code: 'missing' }]);
    expect([...save.calls, ...publish.calls]).toEqual([]);
  });

  test('asks about words that exclude people, and goes on only when confirmed', () => {
    const { editor, publish, press, now } = open();
    press('able-bodied');
    expect(now().value).toBe('confirmingPublish');
    editor.send({ type: 'publish.cancelled' });
    expect([now().value, publish.calls.length]).toEqual(['editing', 0]);
    press('able-bodied');
    editor.send({ type: 'publish.confirmed' });
    expect(publish.calls).toHaveLength(1);
  });

  test('asks whether it is a copy, says that it is none, and asks again next time', async () => {
    const { editor, publish, press, now, reaches } = open();
    press();
    publish.calls[0]?.reject(COPY);
    await reaches('confirmingCopy');
    editor.send({ type: 'publish.confirmed' });
    expect([publish.calls[1]?.input.isNoCopy, now().context.failure]).toEqual([true, null]);
    publish.calls[1]?.reject(BROKEN);
    await reaches('failed');
    editor.send({ type: 'failure.dismissed' });
    press();
    expect(publish.calls[2]?.input.isNoCopy).toBe(false);
  });

  test('checks again what was typed before a failed publishing is tried again', async () => {
    const { editor, publish, press, type, now, reaches } = open();
    press();
    publish.calls[0]?.reject(BROKEN);
    await reaches('failed');
    type({ title: '' });
    editor.send({ type: 'retry.requested' });
    expect(now().value).toBe('refused');
  });

  test('publishes from the preview, which can be left', () => {
    const { editor, publish, press, now } = open();
    editor.send({ type: 'preview.requested' });
    editor.send({ type: 'preview.left' });
    expect(now().value).toBe('editing');
    editor.send({ type: 'preview.requested' });
    press();
    expect(publish.calls).toHaveLength(1);
  });
});

/** A posting that somebody else has saved since, with what is typed in the title. */
async function disputed() {
  const opened = open();
  opened.type({ title: 'Chef' });
  opened.press();
  opened.save.calls[0]?.reject(STALE);
  await opened.reaches('conflicted');
  const theirs = { entry: { id: 'job', etag: '7' }, values: { title: 'Baker', city: 'Rome' } };
  return { ...opened, theirs };
}

describe('a posting that somebody else saved meanwhile', () => {
  test('is compared with what was known and sent', async () => {
    const { decide } = await disputed();
    const mine = { title: 'Chef', city: 'Utica' };
    expect(decide.calls[0]?.input).toMatchObject({ known: SAVED.record, mine, isGone: false });
    expect(decide.calls[0]?.input.asSaved(mine)).toEqual(mine);
  });

  test('is saved as typed over the newer version, and not published', async () => {
    const { decide, theirs, save, publish, reaches, now } = await disputed();
    decide.calls[0]?.resolve({ kind: 'mine', theirs });
    await reaches('saving');
    expect(save.calls[1]?.input).toEqual({
      entry: theirs.entry,
      values: { title: 'Chef', city: 'Rome' },
    });
    save.calls[1]?.resolve(posting('8', { title: 'Chef', city: 'Rome' }));
    await reaches('editing');
    expect([publish.calls.length, now().context.outcome]).toEqual([0, 'saved']);
  });

  test('takes the other version when that is chosen', async () => {
    const { decide, theirs, reaches, now } = await disputed();
    decide.calls[0]?.resolve({ kind: 'theirs', theirs });
    const { context } = await reaches('editing');
    expect([context.base, context.values, context.failure]).toEqual([theirs, theirs.values, null]);
    expect(isChanged(now())).toBe(false);
  });

  test('counts as saved when the other version is what was sent', async () => {
    const { decide, reaches, now } = await disputed();
    const theirs = { entry: { id: 'job', etag: '7' }, values: { title: 'Chef', city: 'Utica' } };
    decide.calls[0]?.resolve({ kind: 'saved', theirs });
    await reaches('editing');
    expect([now().context.outcome, isChanged(now())]).toEqual(['saved', false]);
  });

  test('stays as typed, and not saved, while nothing is decided', async () => {
    const { decide, reaches, now } = await disputed();
    decide.calls[0]?.resolve({ kind: 'later' });
    const { context } = await reaches('editing');
    expect([context.values['title'], context.outcome]).toEqual(['Chef', null]);
    expect([context.base, context.failure, isChanged(now())]).toEqual([SAVED.record, null, true]);
  });

  test('can be tried again when the other version cannot be read', async () => {
    const { editor, decide, save, publish, reaches } = await disputed();
    decide.calls[0]?.reject(BROKEN);
    expect((await reaches('failed')).context.failure?.code).toBe('internal');
    editor.send({ type: 'retry.requested' });
    expect([save.calls.length, publish.calls.length]).toEqual([2, 0]);
  });
});

/** A save of "Chef" whose answer was lost; the server then has what is given. */
async function lost(saved: FormValues) {
  const theirs = { entry: { id: 'job', etag: '2' }, values: saved };
  const loadTheirs = fromPromise<FormRecord | null, FormRecord>(async () => theirs);
  const opened = open({ conflict: conflictMachine.provide({ actors: { loadTheirs } }) });
  opened.type({ title: 'Chef' });
  opened.editor.send({ type: 'save.requested' });
  opened.save.calls[0]?.reject(BROKEN);
  await opened.reaches('failed');
  opened.editor.send({ type: 'failure.dismissed' });
  return { ...opened, theirs };
}

describe('a save whose answer was lost', () => {
  const OWN = { title: 'Chef', city: 'Utica' };

  test.each([
    ['is typed over', { title: 'Chef de partie' }, 'Chef de partie'],
    ['is discarded', null, 'Cook'],
  ])('is no conflict with what is saved when it %s', async (_what, typed, title) => {
    const { editor, type, save, reaches, theirs, now } = await lost(OWN);
    if (typed === null) editor.send({ type: 'draft.discarded' });
    else type(typed);
    editor.send({ type: 'save.requested' });
    save.calls[1]?.reject(STALE);
    await waitFor(editor, () => save.calls.length === 3);
    const values = { title, city: 'Utica' };
    expect(save.calls[2]?.input).toEqual({ entry: theirs.entry, values });
    save.calls[2]?.resolve(posting('3', values));
    await reaches('editing');
    expect([now().context.outcome, now().context.lost, isChanged(now())]).toEqual([
      'saved',
      [],
      false,
    ]);
  });

  test('asks about what somebody else saved after it', async () => {
    const { editor, type, save, reaches } = await lost({ title: 'Baker', city: 'Utica' });
    type({ title: 'Chef de partie' });
    editor.send({ type: 'save.requested' });
    save.calls[1]?.reject(STALE);
    const { children } = await reaches('conflicted');
    const conflict = children.conflict;
    if (conflict === undefined) throw new Error('There is no conflict.');
    await waitFor(conflict, (snapshot) => snapshot.matches('choosing'));
    expect(save.calls).toHaveLength(2);
  });
});
