import { limit } from '#scripts/testing/slowness.ts';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { connectRegions } from '#src/ui/announcer/announce.ts';
import { adoptDocument } from './happyDocument.ts';

adoptDocument(window);

// A machine that is busy with other work needs longer; what never comes is found all the same.
configure({ asyncUtilTimeout: limit(30_000) });

// What one test mounted, the next must not find; nor hear what waited to be announced.
afterEach(() => {
  cleanup();
  vi.useFakeTimers();
  const nowhere = document.createElement('div');
  const disconnect = connectRegions({ polite: nowhere, assertive: nowhere });
  vi.runAllTimers();
  disconnect();
  vi.useRealTimers();
});
