import { describe, expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { languageMachine } from './language.ts';
import { controlled } from '../testing/controlled.ts';
import { unreachedStates, untakenTransitions } from '../testing/coverage.ts';
import { explore } from '../testing/explore.ts';
import { languagePlan } from '../testing/languagePlan.ts';

const walked = explore(languagePlan);

/** The language of pages in English, with texts that come when the test says so. */
function run() {
  const load = controlled<void, { language: string }>();
  const shown: string[] = [];
  const machine = languageMachine.provide({
    actors: { load: load.logic },
    actions: { show: (_, { language }) => void shown.push(language) },
  });
  const actor = createActor(machine, { input: { language: 'en' } }).start();
  const want = (language: string) => actor.send({ type: 'language.wanted', language });
  const reaches = (state: 'ready' | 'failed') =>
    waitFor(actor, (now) => now.matches(state), { timeout: 20_000 });
  return { actor, load, shown, want, reaches };
}

describe('the language of the pages', () => {
  test('reaches every state and takes every transition', () => {
    expect(unreachedStates(languageMachine, walked)).toEqual([]);
    expect(untakenTransitions(languageMachine, walked)).toEqual([]);
  });

  test('is what is shown exactly when nothing else is wanted', () => {
    for (const place of walked.places.values())
      expect(place.context.shown === place.context.wanted).toBe(place.matches('ready'));
  });

  test('changes when all its texts are there, and not before', async () => {
    const { load, shown, want, reaches } = run();
    want('es');
    expect([load.calls.map(({ input }) => input.language), shown]).toEqual([['es'], []]);
    load.calls[0]?.resolve();
    await reaches('ready');
    expect(shown).toEqual(['es']);
  });

  test('is the one that was chosen last, whichever texts come first', async () => {
    const { load, shown, want, reaches } = run();
    want('es');
    want('ar');
    load.calls[1]?.resolve();
    load.calls[0]?.resolve();
    await reaches('ready');
    expect(shown).toEqual(['ar']);
  });

  test('stays when the one before it is chosen again meanwhile', async () => {
    const { actor, load, shown, want } = run();
    want('es');
    want('en');
    load.calls[0]?.resolve();
    await Promise.resolve();
    expect([actor.getSnapshot().value, shown]).toEqual(['ready', []]);
  });

  test('stays when texts do not come, and changes when it is wanted again', async () => {
    const { actor, load, shown, want, reaches } = run();
    const says = (tag: 'busy' | 'failed') => actor.getSnapshot().hasTag(tag);
    want('es');
    expect([says('busy'), says('failed')]).toEqual([true, false]);
    load.calls[0]?.reject(new Error('No network'));
    await reaches('failed');
    expect([says('busy'), says('failed')]).toEqual([false, true]);
    expect(shown).toEqual([]);
    want('es');
    load.calls[1]?.resolve();
    await reaches('ready');
    expect(shown).toEqual(['es']);
  });
});
