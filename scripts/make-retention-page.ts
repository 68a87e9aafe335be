import { writeFileSync } from 'node:fs';
import { retentionPage } from './retentionPage.ts';

// For the developer who changed what is stored: npm run retention.
writeFileSync(new URL('../docs/retention.md', import.meta.url), retentionPage());
