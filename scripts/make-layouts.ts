/**
 * Makes the layouts that the resume reader is measured on as files it has not met: invented people
 * in looks of our own, made to PDF by Chromium, LaTeX, LibreOffice Writer and groff, each with its
 * truth. Two folders: `seen`, which the reader is mended on, and `apart`, which is only measured. A
 * maker that this machine lacks is left out. Usage: node scripts/make-layouts.ts [FOLDER]
 */
import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from './doctor/browser.ts';
import { GROFF_LAYOUTS } from './layouts/groff.ts';
import { isKeptApart } from './layouts/halves.ts';
import { HTML_LAYOUTS } from './layouts/html.ts';
import type { Layout } from './layouts/layout.ts';
import type { Person } from './layouts/person.ts';
import { TEMPLATE_LAYOUTS } from './layouts/templates.ts';
import { TEX_LAYOUTS } from './layouts/tex.ts';
import { truthOf } from './layouts/truth.ts';
import { WRITER_LAYOUTS } from './layouts/writer.ts';

const FOLDER = process.argv[2] ?? join(import.meta.dirname, '..', '.cache', 'layouts');
const PEOPLE = join(import.meta.dirname, 'layouts', 'people.json');
/** Only those layouts show them that name them, so that the turns of the others stay. */
const MORE_PEOPLE = join(import.meta.dirname, 'layouts', 'morePeople.json');
const WORK = mkdtempSync(join(tmpdir(), 'layouts-'));

/** One PDF to make: the source, and where its PDF and its truth go. */
interface Sheet {
  source: string;
  /** Name of the files: LAYOUT__PERSON. */
  name: string;
  /** The PDF, without its extension. */
  target: string;
  truth: object;
}

const MAKERS: Readonly<Record<Layout['maker'], (sheets: Sheet[]) => Promise<void>>> = {
  chromium: printed,
  latex: (sheets) =>
    written(sheets, 'tex', (files) => {
      for (const file of files) run('pdflatex', ['-interaction=batchmode', file]);
    }),
  // One start for all files, because each takes seconds.
  writer: (sheets) =>
    written(sheets, 'fodt', (files) => {
      run('soffice', ['--headless', '--convert-to', 'pdf', ...files]);
    }),
  groff: (sheets) =>
    written(sheets, 'ms', (files) => {
      for (const file of files)
        run('sh', ['-c', `groff -k -ms -Tpdf ${file} > ${file.replace('.ms', '.pdf')}`]);
    }),
};

async function main(): Promise<void> {
  const people: Person[] = JSON.parse(readFileSync(PEOPLE, 'utf8'));
  const more: Person[] = JSON.parse(readFileSync(MORE_PEOPLE, 'utf8'));
  for (const half of ['seen', 'apart']) {
    rmSync(join(FOLDER, half), { recursive: true, force: true });
    mkdirSync(join(FOLDER, half), { recursive: true });
  }
  const layouts = [
    ...HTML_LAYOUTS,
    ...TEX_LAYOUTS,
    ...WRITER_LAYOUTS,
    ...GROFF_LAYOUTS,
    ...TEMPLATE_LAYOUTS,
  ];
  const turns = { seen: 0, apart: 0 };
  const sheets = layouts.flatMap((layout): (Sheet & { maker: string })[] => {
    const half = isKeptApart(layout.name) ? 'apart' : 'seen';
    const pool = people.filter((person) => person.apart === isKeptApart(layout.name));
    const turn = turns[half];
    turns[half] += 1;
    const shown = layout.people
      ? [...people, ...more].filter((person) => layout.people?.includes(person.id))
      : [0, 2].flatMap((step) => pool[(turn + step) % pool.length] ?? []);
    return shown.map((person) => {
      const name = `${layout.name}__${person.id}`;
      const truth = { ...truthOf(person, layout.shown), _theme: layout.name };
      const target = join(FOLDER, half, name);
      return { maker: layout.maker, source: layout.source(person), name, target, truth };
    });
  });
  for (const [maker, make] of Object.entries(MAKERS)) {
    const own = sheets.filter((sheet) => sheet.maker === maker);
    await make(own).catch((error: unknown) => {
      console.log(`${maker}: left out (${error instanceof Error ? error.message : 'failed'})`);
    });
    const made = own.filter(({ target }) => existsSync(`${target}.pdf`));
    for (const { target, truth } of made)
      writeFileSync(`${target}.truth.json`, `${JSON.stringify(truth, null, 1)}\n`);
    console.log(`${maker}: ${made.length} files`);
  }
  rmSync(WORK, { recursive: true });
}

async function printed(sheets: Sheet[]): Promise<void> {
  const browser = await chromium.launch({ executablePath: await findBrowser() });
  const page = await browser.newPage();
  for (const { source, target } of sheets) {
    await page.setContent(source);
    await page.pdf({ path: `${target}.pdf`, preferCSSPageSize: true, printBackground: true });
  }
  await browser.close();
}

/** Writes the sources, lets a program make NAME.pdf beside each, and takes those. */
async function written(
  sheets: Sheet[],
  extension: string,
  make: (files: string[]) => void,
): Promise<void> {
  for (const { source, name } of sheets) writeFileSync(join(WORK, `${name}.${extension}`), source);
  make(sheets.map(({ name }) => `${name}.${extension}`));
  for (const { name, target } of sheets) copyFileSync(join(WORK, `${name}.pdf`), `${target}.pdf`);
}

function run(program: string, options: string[]): void {
  execFileSync(program, options, { cwd: WORK, stdio: 'ignore' });
}

await main();
