import { ALL } from './layout.ts';
import type { Layout } from './layout.ts';
import { bareName, degree, escaped, fullName, span, street, town, years } from './text.ts';

type Draft = Omit<Layout, 'maker'>;

/** A source for groff -ms with no page number. */
export function roff(body: readonly string[]): string {
  return [
    '.pl 11i',
    '.ds CH',
    '.nr PS 11',
    '.nr VS 14',
    '.nr LL 6.5i',
    '.nr PO 1i',
    ...body,
    '',
  ].join('\n');
}
export const bullet = (text: string): string => `.IP \\(bu 2\n${text}`;

const DRAFTS: readonly Draft[] = [
  {
    name: 'troff-plain',
    shown: ALL,
    source: (p) =>
      roff([
        `.ce 3\n\\s+6\\fB${fullName(p)}\\fP\\s0\n${street(p)}, ${town(p)}\n${p.phone} \\(bu ` +
          `${p.email}`,
        `.SH\nSUMMARY\n.LP\n${p.summary}`,
        '.SH\nEXPERIENCE',
        ...p.jobs.map(
          (j) =>
            `.LP\n\\fB${j.title}\\fP, ${span(j, 'short', ' - ')}\n.br\n${j.company}, ${j.place}\n` +
            `${j.duties.map(bullet).join('\n')}`,
        ),
        '.SH\nEDUCATION',
        ...p.schools.map((s) => `.LP\n\\fB${s.school}\\fP\n.br\n${degree(s)}, ${years(s, ' - ')}`),
        `.SH\nSKILLS\n.LP\n${p.skills.join(', ')}`,
      ]),
  },
  {
    name: 'troff-hanging-dates',
    shown: { ...ALL, dates: 'year', address: 'zip' },
    source: (p) =>
      roff([
        `.LP\n\\s+8${bareName(p)}\\s0\n.br\n${p.headline}\n.br\n${town(p)}\n.br\n${p.phone}, ` +
          `${p.email}`,
        `.LP\n\\fIAbout\\fP\n.LP\n${p.summary}`,
        '.LP\n\\fIEmployment\\fP',
        ...p.jobs.map(
          (j) =>
            `.IP "${span(j, 'year', '-')}" 14\n\\fB${j.title}\\fP, ${j.company}, ${j.place}.\n` +
            `${j.duties.map((d) => `${d}.`).join(' ')}`,
        ),
        '.LP\n\\fIEducation\\fP',
        ...p.schools.map(
          (s) => `.IP "${years(s, '-')}" 14\n${degree(s, ', ')}, \\fB${s.school}\\fP`,
        ),
        `.LP\n\\fISkills\\fP\n.LP\n${p.skills.join('; ')}`,
      ]),
  },
  {
    name: 'troff-sections-left',
    shown: { ...ALL, address: 'city', years: 'end' },
    source: (p) =>
      roff([
        `.LP\n\\fB\\s+4${bareName(p)}\\s0\\fP\n.br\n${p.email} | ${p.phone} | ${p.city}, ` +
          `${p.state}`,
        '.SH\nRelevant Experience',
        ...p.jobs.map(
          (j) =>
            `.LP\n${j.company} (${j.place})\n.br\n${j.title}\n.br\n${span(j, 'long', ' to ')}\n` +
            `${j.duties.map(bullet).join('\n')}`,
        ),
        '.SH\nEducation and Credentials',
        ...p.schools.map((s) => `.LP\n${degree(s)}, ${s.end}\n.br\n${s.school}`),
        `.SH\nSkills and Strengths\n.LP\n${p.skills.map(bullet).join('\n')}`,
        `.SH\nPersonal Statement\n.LP\n${p.summary}`,
      ]),
  },
  {
    name: 'roff-firm-first',
    shown: { ...ALL, address: 'zip' },
    source: (p) =>
      roff([
        `.LP\n.ce 2\n\\s+4\\fB${bareName(p)}\\fP\\s0\n${town(p)} \\(bu ${p.phone} \\(bu ` +
          `${p.email}`,
        `.SH\nProfile\n.LP\n${p.summary}`,
        '.SH\nWork History',
        ...p.jobs.map(
          (j) =>
            `.LP\n\\fB${j.company}\\fP, ${j.place}\n.br\n\\fI${j.title}\\fP, ` +
            `${span(j, 'number', ' - ')}\n${j.duties.map(bullet).join('\n')}`,
        ),
        '.SH\nEducation',
        ...p.schools.map((s) => `.LP\n\\fB${degree(s)}\\fP\n.br\n${s.school}, ${years(s, ' - ')}`),
        `.SH\nSkills\n.LP\n${p.skills.map(bullet).join('\n')}`,
      ]),
  },
];

/** A look for groff. */
export function groffLayout(draft: Draft): Layout {
  const escape = (text: string): string => text.replace(/\\/gu, '\\e');
  return { ...draft, maker: 'groff', source: (person) => draft.source(escaped(person, escape)) };
}

/** Layouts that groff sets. */
export const GROFF_LAYOUTS: readonly Layout[] = DRAFTS.map(groffLayout);
