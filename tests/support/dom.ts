import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// What one test mounted, the next must not find.
afterEach(cleanup);
