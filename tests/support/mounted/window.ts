import { Window } from 'happy-dom';
import { populateGlobal } from 'vitest/runtime';
import { offeredLanguages } from '#domain/languages.ts';
import { adoptDocument } from '../happyDocument.ts';
import './edge.ts';

/**
 * One window for all mounted tests of a worker, because the modules of the browser app are loaded
 * once and keep it. What Node itself has, such as fetch and URL, stays Node's.
 */
if (!('document' in globalThis)) {
  const window = new Window({
    url: 'http://localhost/',
    width: 1280,
    height: 800,
    settings: { disableErrorCapturing: true },
  });
  const { AbortController, AbortSignal, Blob, File, FormData, URL } = globalThis;
  populateGlobal(globalThis, window, { bindFunctions: true });
  // What fetch is given must be Node's own.
  Object.assign(globalThis, { AbortController, AbortSignal, Blob, File, FormData, URL });
  adoptDocument(window);
  // No style sheet is loaded, so an element has its own style alone; asking for all is slow.
  Reflect.set(globalThis, 'getComputedStyle', ({ style }: HTMLElement) => style);
  // A browser says later that the selection moved; said at once, a date field would never end.
  window.Selection.prototype.collapse = () => {};
  const apis = ['user', 'jobs', 'data', 'matching', 'resume', 'places'];
  const meta = document.createElement('meta');
  meta.name = 'oa-settings';
  meta.content = JSON.stringify({
    languages: offeredLanguages(false),
    apis: Object.fromEntries(apis.map((name) => [name, `http://localhost/api/${name}`])),
  });
  document.head.append(meta);
}
