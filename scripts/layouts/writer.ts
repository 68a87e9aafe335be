import { ALL } from './layout.ts';
import type { Layout } from './layout.ts';
import {
  bareName,
  degree,
  escaped,
  escapeXml,
  fullName,
  rows,
  span,
  street,
  town,
  years,
} from './text.ts';

type Draft = Omit<Layout, 'maker'>;

/** Paragraph styles of an office document, by name: text properties, then paragraph properties. */
type Styles = Readonly<Record<string, readonly [text: string, paragraph?: string, inner?: string]>>;

const SPACES =
  'office:urn:oasis:names:tc:opendocument:xmlns:office:1.0 style:urn:oasis:names:tc:opendocument:xmlns:style:1.0 text:urn:oasis:names:tc:opendocument:xmlns:text:1.0 table:urn:oasis:names:tc:opendocument:xmlns:table:1.0 fo:urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0'
    .split(' ')
    .map(
      (pair) => `xmlns:${pair.slice(0, pair.indexOf(':'))}="${pair.slice(pair.indexOf(':') + 1)}"`,
    )
    .join(' ');

/** A flat office document. `columns` are the widths of the columns of tables called "t". */
export function writer(
  styles: Styles,
  body: string,
  {
    columns = [],
    border = 'none',
    head = '',
  }: { columns?: string[]; border?: string; head?: string } = {},
): string {
  const paragraphs = Object.entries({ p: ['fo:font-size="11pt"'] as const, ...styles })
    .map(
      ([name, [text, paragraph = '', inner = '']]) =>
        `<style:style style:name="${name}" style:family="paragraph"><style:paragraph-properties ` +
        `${paragraph}>${inner}</style:paragraph-properties>` +
        `<style:text-properties style:font-name="F" ${text}/></style:style>`,
    )
    .join('');
  const widths = columns
    .map(
      (width, i) =>
        `<style:style style:name="t${i}" style:family="table-column">` +
        `<style:table-column-properties style:column-width="${width}"/></style:style>`,
    )
    .join('');
  const header =
    head === '' ? '' : `<style:header><text:p text:style-name="p">${head}</text:p></style:header>`;
  return (
    `<?xml version="1.0" encoding="UTF-8"?><office:document ${SPACES}` +
    ` office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.text">` +
    `<office:font-face-decls>` +
    `<style:font-face style:name="F" svg:font-family="'Nimbus Roman'" xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0"/>` +
    `</office:font-face-decls><office:automatic-styles><style:page-layout style:name="L">` +
    `<style:page-layout-properties fo:page-width="8.5in" fo:page-height="11in" fo:margin="0.9in"/>` +
    `</style:page-layout><text:list-style style:name="dot">` +
    `<text:list-level-style-bullet text:level="1" text:bullet-char="•">` +
    `<style:list-level-properties text:list-level-position-and-space-mode="label-alignment">` +
    `<style:list-level-label-alignment text:label-followed-by="listtab" fo:text-indent="-0.2in" fo:margin-left="0.4in"/>` +
    `</style:list-level-properties></text:list-level-style-bullet></text:list-style>` +
    `<style:style style:name="b" style:family="text">` +
    `<style:text-properties fo:font-weight="bold"/></style:style>` +
    `<style:style style:name="i" style:family="text">` +
    `<style:text-properties fo:font-style="italic"/></style:style>` +
    `<style:style style:name="cell" style:family="table-cell">` +
    `<style:table-cell-properties fo:border="${border}" fo:padding="0.05in"/></style:style>` +
    `<style:style style:name="two" style:family="section"><style:section-properties>` +
    `<style:columns fo:column-count="2" fo:column-gap="0.3in">` +
    `<style:column style:rel-width="1*"/><style:column style:rel-width="1*"/></style:columns>` +
    `</style:section-properties></style:style>${paragraphs}${widths}` +
    `</office:automatic-styles><office:master-styles>` +
    `<style:master-page style:name="Standard" style:page-layout-name="L">${header}` +
    `</style:master-page></office:master-styles><office:body><office:text>${body}` +
    `</office:text></office:body></office:document>`
  );
}

export const p = (text: string, style = 'p'): string =>
  `<text:p text:style-name="${style}">${text}</text:p>`;
export const bold = (text: string): string => `<text:span text:style-name="b">${text}</text:span>`;
const italic = (text: string): string => `<text:span text:style-name="i">${text}</text:span>`;
const TAB = '<text:tab/>';
export const list = (items: readonly string[]): string =>
  items.length === 0
    ? ''
    : `<text:list text:style-name="dot">` +
      `${items.map((item) => `<text:list-item>${p(item)}</text:list-item>`).join('')}` +
      `</text:list>`;
export const each = <Item>(
  items: readonly Item[],
  one: (item: Item, i: number) => string,
): string => items.map(one).join('');
export const table = (columns: number, cells: string[][]): string =>
  `<table:table>` +
  each(
    Array.from({ length: columns }),
    (_, i) => `<table:table-column table:style-name="t${i}"/>`,
  ) +
  each(
    cells,
    (row) =>
      `<table:table-row>` +
      each(row, (cell) => `<table:table-cell table:style-name="cell">${cell}</table:table-cell>`) +
      `</table:table-row>`,
  ) +
  `</table:table>`;
const RIGHT_TAB =
  '<style:tab-stops><style:tab-stop style:position="6.7in" style:type="right"/></style:tab-stops>';

const DRAFTS: readonly Draft[] = [
  {
    name: 'office-default',
    shown: { ...ALL, years: 'end' },
    source: (n) =>
      writer(
        {
          name: ['fo:font-size="18pt" fo:font-weight="bold"'],
          head: [
            'fo:font-size="13pt" fo:font-weight="bold" fo:color="#2f5496"',
            'fo:margin-top="0.15in"',
          ],
        },
        `${p(bareName(n), 'name')}${p(street(n))}${p(town(n))}${p(n.phone)}${p(n.email)}` +
          `${p('Objective', 'head')}${p(n.summary)}${p('Experience', 'head')}` +
          each(
            n.jobs,
            (j) =>
              `${p(`${span(j, 'long')}`)}${p(`${bold(j.title)}, ${j.company}, ${j.place}`)}` +
              `${list(j.duties)}`,
          ) +
          `${p('Education', 'head')}` +
          each(n.schools, (s) => p(`${degree(s)}, ${s.end}, ${s.school}`)) +
          `${p('Skills', 'head')}${list(n.skills)}`,
      ),
  },
  {
    name: 'office-tabs',
    shown: { ...ALL, address: 'zip' },
    source: (n) =>
      writer(
        {
          name: ['fo:font-size="20pt"', 'fo:text-align="center"'],
          mid: ['fo:font-size="10pt"', 'fo:text-align="center"'],
          head: [
            'fo:font-size="12pt" fo:font-weight="bold" fo:text-transform="uppercase"',
            'fo:margin-top="0.15in" fo:border-bottom="1pt solid #000000"',
          ],
          row: ['fo:font-size="11pt"', '', RIGHT_TAB],
        },
        `${p(fullName(n), 'name')}${p(`${town(n)} • ${n.phone} • ${n.email}`, 'mid')}` +
          `${p('Qualifications Summary', 'head')}${p(n.summary)}` +
          `${p('Professional Experience', 'head')}` +
          each(
            n.jobs,
            (j) =>
              `${p(`${bold(j.company)}${TAB}${j.place}`, 'row')}` +
              `${p(`${italic(j.title)}${TAB}${span(j, 'short')}`, 'row')}${list(j.duties)}`,
          ) +
          `${p('Education', 'head')}` +
          each(
            n.schools,
            (s) => `${p(`${bold(s.school)}${TAB}${years(s)}`, 'row')}${p(degree(s))}`,
          ) +
          `${p('Additional Skills', 'head')}${p(n.skills.join(', '))}`,
      ),
  },
  {
    name: 'office-two-cell-table',
    shown: { ...ALL, address: 'city' },
    source: (n) =>
      writer(
        {
          name: ['fo:font-size="24pt" fo:color="#7b2d26"'],
          head: ['fo:font-size="11pt" fo:font-weight="bold" fo:color="#7b2d26"'],
        },
        `${p(fullName(n), 'name')}${p(`${n.city}, ${n.state} | ${n.phone} | ${n.email}`)}${p('')}${table(
          2,
          [
            [p('Profile', 'head'), p(n.summary)],
            [
              p('Experience', 'head'),
              each(
                n.jobs,
                (j) =>
                  `${p(`${bold(j.title)} | ${j.company} | ${j.place}`)}${p(span(j, 'long'))}` +
                  `${list(j.duties)}`,
              ),
            ],
            [
              p('Education', 'head'),
              each(n.schools, (s) => `${p(`${bold(degree(s))} | ${s.school}`)}${p(years(s))}`),
            ],
            [p('Skills', 'head'), p(n.skills.join(', '))],
          ],
        )}`,
        { columns: ['1.4in', '5.3in'] },
      ),
  },
  {
    name: 'office-grid-skills',
    shown: ALL,
    source: (n) =>
      writer(
        {
          name: ['fo:font-size="16pt" fo:font-weight="bold"', 'fo:text-align="center"'],
          mid: ['fo:font-size="11pt"', 'fo:text-align="center"'],
          head: [
            'fo:font-size="12pt" fo:font-weight="bold"',
            'fo:text-align="center" fo:background-color="#d9d9d9" fo:margin-top="0.12in"',
          ],
        },
        `${p(bareName(n), 'name')}${p(`${street(n)}, ${town(n)}`, 'mid')}${p(`Cell: ${n.phone} Email: ${n.email}`, 'mid')}${p('SUMMARY', 'head')}${p(n.summary)}${p('SKILLS', 'head')}${table(
          3,
          rows(n.skills, 3).map((row) => row.map((s) => p(`• ${s}`))),
        )}${p('WORK EXPERIENCE', 'head')}${each(
          n.jobs,
          (j) =>
            `${p(`${bold(j.company)} – ${j.place}`)}${p(`${j.title} (${span(j, 'number', ' - ')})`)}` +
            `${list(j.duties)}`,
        )}${p('EDUCATION', 'head')}${each(n.schools, (s) => p(`${bold(s.school)} – ${s.place} – ${degree(s)} (${years(s, ' - ')})`))}${p('CERTIFICATIONS', 'head')}${list(n.certificates)}`,
        { columns: ['2.2in', '2.2in', '2.2in'] },
      ),
  },
  {
    name: 'office-header-contact',
    shown: { ...ALL, address: 'zip' },
    source: (n) =>
      writer(
        {
          name: ['fo:font-size="22pt" fo:font-weight="bold"'],
          head: ['fo:font-size="14pt" fo:font-style="italic"', 'fo:margin-top="0.15in"'],
        },
        `${p(bareName(n), 'name')}${p(n.headline)}${p('Professional Summary', 'head')}` +
          `${p(n.summary)}${p('Experience', 'head')}` +
          each(
            n.jobs,
            (j) =>
              `${p(`${bold(`${j.title}, ${j.company}`)}`)}` +
              `${p(italic(`${j.place}, ${span(j, 'short', '-')}`))}${list(j.duties)}`,
          ) +
          `${p('Education', 'head')}` +
          each(
            n.schools,
            (s) => `${p(bold(degree(s)))}${p(italic(`${s.school}, ${s.place}, ${years(s, '-')}`))}`,
          ) +
          `${p('Skills and Abilities', 'head')}<text:section text:style-name="two" text:name="s">` +
          `${list(n.skills)}</text:section>`,
        { head: `${town(n)} | ${n.phone} | ${n.email}` },
      ),
  },
  {
    name: 'office-date-column',
    shown: { ...ALL, address: 'zip' },
    source: (n) =>
      writer(
        {
          name: ['fo:font-size="22pt"'],
          head: [
            'fo:font-size="12pt" fo:font-weight="bold" fo:letter-spacing="0.03in"',
            'fo:margin-top="0.15in"',
          ],
        },
        `${p(bareName(n), 'name')}${p(`${town(n)}, ${n.phone}, ${n.email}`)}${p('PROFILE', 'head')}${p(n.summary)}${p('EMPLOYMENT', 'head')}${table(
          2,
          n.jobs.map((j) => [
            p(span(j, 'short')),
            `${p(bold(j.title))}${p(`${j.company}, ${j.place}`)}${list(j.duties)}`,
          ]),
        )}${p('EDUCATION', 'head')}${table(
          2,
          n.schools.map((s) => [p(years(s)), `${p(bold(s.school))}${p(degree(s))}`]),
        )}${p('SKILLS', 'head')}${p(n.skills.join(' • '))}`,
        { columns: ['1.2in', '5.5in'] },
      ),
  },
];

/** A look for LibreOffice Writer. */
export function writerLayout(draft: Draft): Layout {
  return {
    ...draft,
    maker: 'writer',
    source: (person) => draft.source(escaped(person, escapeXml)),
  };
}

/** Layouts that LibreOffice Writer prints. */
export const WRITER_LAYOUTS: readonly Layout[] = DRAFTS.map(writerLayout);
