import { afterAll, vi } from 'vitest';

/**
 * A page may still be loading when the last test of a file ends. The files of a worker share what
 * is loaded, and an import that the end of a file cuts off would stay failed for all that follow.
 */
afterAll(() => vi.dynamicImportSettled());
