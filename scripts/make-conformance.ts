import { writeFileSync } from 'node:fs';
import { OPEN_ACR_FILE, openAcrFile } from './conformance/openAcr.ts';

// For the developer who changed an answer of the conformance report: npm run conformance.
writeFileSync(new URL(`../${OPEN_ACR_FILE}`, import.meta.url), openAcrFile());
