/**
 * Makes the sample resumes: invented people in a dozen layouts, printed as PDF by Chromium, each
 * with the values a parser must read. Run it after a change (`node
 * scripts/make-sample-resumes.ts`); the PDFs are committed.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { LAYOUTS } from './sampleResumes/layouts.ts';
import { MORE_LAYOUTS } from './sampleResumes/moreLayouts.ts';
import { MORE_PEOPLE } from './sampleResumes/morePeople.ts';
import { PEOPLE } from './sampleResumes/people.ts';
import { truthOf } from './sampleResumes/truth.ts';

const FOLDER = join(import.meta.dirname, '..', 'samples', 'resumes');

async function main(): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const people = [...PEOPLE, ...MORE_PEOPLE];
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  });
  try {
    const page = await browser.newPage();
    for (const layout of [...LAYOUTS, ...MORE_LAYOUTS]) {
      const person = people.find((candidate) => candidate.id === layout.person);
      if (!person) throw new Error(`No person called ${layout.person}`);
      const name = `${layout.name}-${person.id}`;
      await page.setContent(layout.html(person));
      await page.pdf({
        path: join(FOLDER, `${name}.pdf`),
        preferCSSPageSize: true,
        tagged: true,
        printBackground: true,
      });
      const truth = truthOf(person, layout.printed);
      await writeFile(join(FOLDER, `${name}.truth.json`), `${JSON.stringify(truth, null, 2)}\n`);
      console.log(name);
    }
  } finally {
    await browser.close();
  }
}

await main();
