import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { Failure } from '#machines/failure.ts';
import { formMachine } from '#machines/form/form.ts';
import type { SaveAnswer } from '#machines/form/formTypes.ts';
import { listMachine } from '#machines/list/list.ts';
import { actorsOf, holdActors, showActors } from '#src/tab/tabActors.ts';
import { type TabActors, stopActors } from '#src/tab/runningActors.ts';
import { shownValue } from '#src/tab/shownValue.ts';
import { clearLateFailures, lateFailures } from '#src/tab/lateFailures.ts';

const start = { entry: { id: null, etag: null }, values: { Name: '' } };

/** Both calls of a form, which wait until they are answered. */
function opened(toldAs?: TabActors['toldAs']) {
  const saving = Promise.withResolvers<SaveAnswer>();
  const removing = Promise.withResolvers<unknown>();
  const make = () => {
    const form = createActor(
      formMachine.provide({ actors: { save: fromPromise(() => saving.promise) } }),
      { input: { start, problemsOf: () => [], keepsOne: false } },
    );
    const list = createActor(
      listMachine.provide({ actors: { remove: fromPromise(() => removing.promise) } }),
      { input: { form } },
    );
    return { userGuid: 'rosa', main: form, list, ...(toldAs ? { toldAs } : {}) };
  };
  const open = () => {
    const { actors, isNew } = actorsOf('rosa skills', make);
    return { ...actors, isNew, leave: showActors('rosa skills', actors) };
  };
  return { open, saving, removing };
}
const settled = () => new Promise<void>((resolve) => queueMicrotask(resolve));
const told = () => lateFailures.get();
const refused = { status: 500, code: 'internal', detail: null, operation: 'POST /userSkill' };

beforeEach(clearLateFailures);
afterEach(stopActors);

test('shares the actors of a form that is shown twice, until nobody looks', async () => {
  const { open } = opened();
  const [one, other] = [open(), open()];
  expect([one.isNew, other.isNew]).toEqual([true, false]);
  expect(other.main).toBe(one.main);
  one.leave();
  await settled();
  expect(one.main.getSnapshot().status).toBe('active');
  other.leave();
  await settled();
  expect(one.main.getSnapshot().status).toBe('stopped');
  expect(one.list.getSnapshot().status).toBe('stopped');
});

test('begins anew when a form is opened that was left with nothing under way', async () => {
  const { open } = opened();
  const first = open();
  first.main.send({ type: 'field.changed', values: { Name: 'Excel' } });
  first.leave();
  await settled();
  const next = open();
  expect(next.isNew).toBe(true);
  expect(next.main.getSnapshot().context.values).toEqual({ Name: '' });
});

test('goes on when strict mode leaves a form and shows it again at once', async () => {
  const { open } = opened();
  const first = open();
  first.leave();
  const again = open();
  await settled();
  expect(again.main).toBe(first.main);
  first.main.send({ type: 'field.changed', values: { Name: 'Excel' } });
  expect(first.main.getSnapshot().context.values).toEqual({ Name: 'Excel' });
});

test('shows a save that is under way to the page that is opened again, and its end', async () => {
  const { open, saving } = opened();
  const left = open();
  left.main.send({ type: 'submit.requested' });
  left.leave();
  await settled();
  const back = open();
  expect(back.isNew).toBe(false);
  expect(back.main.getSnapshot().value).toBe('saving');
  saving.resolve({ ...start, message: null });
  await expect.poll(() => back.main.getSnapshot().value).toBe('succeeded');
  expect(told()).toEqual([]);
});

test('ends a save that nobody looks at, and tells its failure once', async () => {
  const { open, saving } = opened();
  const { main: form, leave } = open();
  form.send({ type: 'submit.requested' });
  leave();
  await settled();
  saving.reject(refused);
  await expect.poll(() => form.getSnapshot().status).toBe('stopped');
  expect(told()).toMatchObject([
    { userGuid: 'rosa', keepsDraft: true, problem: refused, path: window.location.pathname },
  ]);
});

test('tells a failure of the form as the form says', async () => {
  const toldAs = () => ({ keepsDraft: false, path: '/employer' });
  const one = opened(toldAs);
  const { main: form, leave } = one.open();
  form.send({ type: 'submit.requested' });
  leave();
  await settled();
  one.saving.reject(refused);
  await expect.poll(told).toMatchObject([{ keepsDraft: false, path: '/employer' }]);
});

test('goes on with a save that ends while its page loads, and tells its failure there', async () => {
  const { open, saving } = opened();
  const left = open();
  left.main.send({ type: 'submit.requested' });
  left.leave();
  await settled();
  const leaveAgain = holdActors('rosa skills');
  saving.reject(refused);
  await expect.poll(() => left.main.getSnapshot().value).toBe('failed');
  const back = open();
  expect(back.isNew).toBe(false);
  leaveAgain();
  back.leave();
  await settled();
  expect(back.main.getSnapshot().status).toBe('stopped');
  expect(told()).toEqual([]);
});

test('tells a failed deletion that nobody looks at, for which the form waits', async () => {
  const { open, removing } = opened();
  const { main: form, list, leave } = open();
  const record = { entry: { id: 'a', etag: '1' }, values: { Name: 'Excel' } };
  list.send({ type: 'delete.requested', record });
  list.send({ type: 'delete.confirmed' });
  leave();
  await settled();
  removing.reject(refused);
  await expect.poll(() => form.getSnapshot().status).toBe('stopped');
  expect(told()).toMatchObject([{ keepsDraft: false, problem: refused }]);
});

test('tells no failure again that a page has shown', async () => {
  const { open, saving } = opened();
  const { main: form, leave } = open();
  form.send({ type: 'submit.requested' });
  saving.reject(refused);
  await expect.poll(() => form.getSnapshot().value).toBe('failed');
  leave();
  await settled();
  expect(form.getSnapshot().status).toBe('stopped');
  expect(told()).toEqual([]);
});

test('stops every form at sign-out, also one that is being saved', async () => {
  const { open, saving } = opened();
  const { main: form, leave } = open();
  form.send({ type: 'submit.requested' });
  leave();
  stopActors();
  expect(form.getSnapshot().status).toBe('stopped');
  saving.reject(refused);
  await settled();
  expect(told()).toEqual([]);
  expect(open().isNew).toBe(true);
});

test('stops nothing that a page still shows at sign-out, and tells nobody of what became of it', async () => {
  const { open, saving } = opened();
  const { main: form, leave } = open();
  stopActors();
  form.send({ type: 'submit.requested' });
  expect(form.getSnapshot().value).toBe('saving');
  leave();
  await settled();
  expect(form.getSnapshot().status).toBe('stopped');
  saving.reject(refused);
  await settled();
  expect(told()).toEqual([]);
});

describe('work of one page', () => {
  /** A call that fails, and who is signed in. */
  function begun(guid: string | null) {
    const call = shownValue({ busy: true, failure: null as Failure | null });
    const signedIn = { guid };
    const leave = showActors('', {
      get userGuid() {
        return signedIn.guid;
      },
      main: {
        start: () => undefined,
        stop: () => undefined,
        subscribe: call.subscribe,
        getSnapshot: () => ({ hasTag: () => call.get().busy, context: call.get() }),
      },
      toldAs: () => ({ keepsDraft: false }),
    });
    const fail = () =>
      call.set({ busy: false, failure: { ...refused, retryAfter: null, fields: [] } });
    return { signedIn, leave, fail };
  }

  it('is told to who was signed in when it was left, also when the session has ended since', () => {
    const { signedIn, leave, fail } = begun('rosa');
    leave();
    signedIn.guid = null;
    fail();
    expect(told()).toMatchObject([{ userGuid: 'rosa', keepsDraft: false, problem: refused }]);
  });

  it('is told to nobody when nobody was signed in', () => {
    const { leave, fail } = begun(null);
    leave();
    fail();
    expect(told()).toEqual([]);
  });
});
