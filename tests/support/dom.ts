import { limit } from '#scripts/testing/slowness.ts';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { adoptDocument } from './happyDocument.ts';

adoptDocument(window);

// A machine that is busy with other work needs longer; what never comes is found all the same.
configure({ asyncUtilTimeout: limit(30_000) });

// What one test mounted, the next must not find.
afterEach(cleanup);
