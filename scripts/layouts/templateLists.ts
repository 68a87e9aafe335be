import { each, list, page } from './htmlParts.ts';
import { ALL } from './layout.ts';
import type { Layout } from './layout.ts';
import type { Job, Person, School } from './person.ts';
import { bareName, byEmployer, degree, fullName, rows, span, town, years } from './text.ts';

const issued = (name: string, i: number): string =>
  `<tr><td>${name}</td><td>State Board</td><td>No. ${48_211 + 977 * i}</td><td>${2027 + i}</td></tr>`;

/** Unpaid work with its dates, as a line of its own section. */
const helping = ({ helping: own }: Person): string =>
  own === null
    ? ''
    : `<h2>Volunteer Experience</h2><p class="row"><b>${own.title}</b>
      <span>${own.start} – ${own.end}</span></p><p>${own.group}</p>`;

/** Years one above the other in the margin of an entry. */
const stack = ({ start, end }: Pick<Job, 'start' | 'end'> | School): string =>
  (start === null ? [] : [start.slice(0, 4), '–'])
    .concat(end?.slice(0, 4) || 'now')
    .map((part) => `<p>${part}</p>`)
    .join('');

/** Looks of one column that differ in how they print entries, tables and lists. */
export const TEMPLATE_LISTS: readonly Omit<Layout, 'maker'>[] = [
  {
    name: 'long-skill-table',
    people: ['technologist', 'linden'],
    shown: { ...ALL, address: 'zip' },
    source: (p) =>
      page(
        `h1 { font-size: 18pt } h2 { font-size: 12pt; background: #eee; padding: 2pt 4pt;
        margin: 10pt 0 4pt } table { border-collapse: collapse; width: 100% }
        td { border: 0.75pt solid #999; padding: 3pt 5pt; vertical-align: top }
        td:first-child { font-weight: 700; width: 25% }`,
        `<h1>${fullName(p)}</h1><p>${p.headline}</p><p>${town(p)} | ${p.phone} | ${p.email}</p>
        <h2>Technical Summary</h2><table>${each(
          rows(p.skills, 4),
          (row, i) =>
            `<tr><td>${['Core work', 'Methods and systems', 'Further skills'][i] ?? ''}</td>
            <td>${row.join(', ')}</td></tr>`,
        )}</table>
        <h2>Professional Summary</h2>${list(p.summary.split(/(?<=\.) /u))}
        <h2>Professional Experience</h2>${each(
          p.jobs,
          (j) => `<p class="row"><b>Employer: ${j.company}, ${j.place}</b>
            <b>${span(j, 'short', ' – ', 'Till date')}</b></p><p><b>Role: ${j.title}</b></p>
            <p><u>Responsibilities:</u></p>${list(j.duties)}`,
        )}
        <h2>Educational Qualification</h2>${list(
          p.schools.map((s) => `${degree(s)} from ${s.school}, ${years(s, '-')}`),
        )}`,
      ),
  },
  {
    name: 'papers-and-projects',
    people: ['undergraduate', 'scholar'],
    shown: { ...ALL, address: 'city', years: 'end' },
    source: (p) =>
      page(
        `h1 { font-size: 21pt; text-align: center } .c { text-align: center }
        h2 { font-size: 12pt; font-variant: small-caps; border-bottom: 0.75pt solid;
        margin: 10pt 0 4pt }`,
        `<h1>${bareName(p)}</h1>
        <p class="c">${p.phone} | ${p.email} | ${p.city}, ${p.state}</p>
        <h2>Research Interests</h2><p>Work, care and the tools of both.</p>
        <h2>Education</h2>${each(
          p.schools,
          (s) => `<p class="row"><b>${s.school}</b><span>${s.end || 'Present'}</span></p>
            <p><i>${degree(s)}</i></p>`,
        )}
        <h2>Profile</h2><p>${p.summary}</p>
        <h2>Experience</h2>${each(
          p.jobs,
          (j) => `<p class="row"><b>${j.title}</b><span>${span(j, 'short')}</span></p>
            <p><i>${j.company}</i></p>${list(j.duties)}`,
        )}
        <h2>Selected Projects</h2><p class="row"><b>Quiet Rooms</b> | <i>a map of calm places</i>
        <span>Mar 2022 – May 2022</span></p>${list(['Built with volunteers of two towns'])}
        <p class="row"><b>Paper Planes</b> | <i>a game</i><span>Jan 2021 – Present</span></p>
        ${list(['Played by nine hundred people'])}
        <h2>Publications</h2><p>[1] ${p.last ?? ''}, “Counting what is quiet,” Annals of Rooms,
        vol. 4, pp. 11–19, 2022.</p>
        ${helping(p)}<h2>Technical Skills</h2><p>${p.skills.join(', ')}</p>`,
      ),
  },
  {
    name: 'certificate-ids',
    people: ['bookkeeper', 'technologist'],
    shown: { ...ALL, address: 'zip' },
    source: (p) =>
      page(
        `h1 { font-size: 19pt } h2 { font-size: 12pt; color: #355; margin: 11pt 0 4pt }
        th, td { text-align: left; padding: 1pt 18pt 1pt 0; font-size: 10pt }`,
        `<h1>${fullName(p)}</h1><p>${town(p)}</p><p>${p.phone}</p><p>${p.email}</p>
        <h2>Summary</h2><p>${p.summary}</p>
        <h2>Licenses &amp; Certifications</h2>
        <table><tr><th>Certificate</th><th>Issued by</th><th>Number</th><th>Expires</th></tr>
        ${each(p.certificates, issued)}</table>
        <h2>Work Experience</h2>${each(
          p.jobs,
          (j) => `<p><b>${j.title}</b> (${span(j, 'number', ' - ')})</p>
            <p>${j.company} - ${j.place}</p>${list(j.duties)}`,
        )}
        <h2>Education</h2>${each(
          p.schools,
          (s) => `<p><b>${degree(s)}</b> (${years(s, ' - ')})</p><p>${s.school} - ${s.place}</p>`,
        )}
        <h2>Key Skills</h2>${list(p.skills)}`,
      ),
  },
  {
    name: 'single-line-jobs',
    people: ['linden', 'technologist'],
    shown: { ...ALL, address: 'zip' },
    source: (p) =>
      page(
        `body { font-family: 'Nimbus Roman', serif; font-size: 11.5pt } h1 { font-size: 15pt }
        h2 { font-size: 11.5pt; text-decoration: underline; margin: 10pt 0 3pt }`,
        `<h1>${fullName(p)}</h1><p>${town(p)}, ${p.phone}, ${p.email}</p>
        <h2>Objective</h2><p>${p.summary}</p>
        <h2>Experience</h2>${each(
          p.jobs,
          (j) => `<p><b>${j.title}, ${j.company}</b>, ${j.place} (${span(j, 'long', '–')})</p>
            ${list(j.duties)}`,
        )}
        <h2>Education</h2>${each(
          p.schools,
          (s) => `<p>${degree(s)}, ${s.school}, ${s.place} (${years(s, '–')})</p>`,
        )}
        <h2>Skills</h2><p>${p.skills.join('; ')}.</p>`,
      ),
  },
  {
    name: 'branch-and-posts',
    people: ['linden', 'technologist'],
    shown: { ...ALL, address: 'city' },
    source: (p) =>
      page(
        `h1 { font-size: 20pt } h2 { font-size: 12pt; color: #474; text-transform: uppercase;
        margin: 11pt 0 4pt } .post { margin: 3pt 0 3pt 14pt }`,
        `<h1>${bareName(p)}</h1><p>${p.city}, ${p.state} · ${p.phone} · ${p.email}</p>
        <h2>Summary</h2><p>${p.summary}</p>
        <h2>Employment &amp; Military Service</h2>${each(
          byEmployer(p.jobs),
          (group) => `<p class="row"><b>${group[0]?.company.toUpperCase() ?? ''}</b>
            <b>${group.at(-1)?.start.slice(0, 4)} – ${group[0]?.end?.slice(0, 4) ?? 'Present'}</b></p>
            ${each(
              group,
              (j) => `<div class="post"><p class="row"><b>${j.title}</b>
              <span>${span(j, 'short')}</span></p>
              <p><i>${j.place}</i></p>${list(j.duties)}</div>`,
            )}`,
        )}
        <h2>Education &amp; Training</h2>${each(
          p.schools,
          (s) => `<p class="row"><b>${degree(s)}</b><span>${years(s)}</span></p>
            <p>${s.school}, ${s.place}</p>`,
        )}
        <h2>Core Competencies</h2><p>${p.skills.join(' | ')}</p>
        <h2>Awards &amp; Decorations</h2>${list(['Good Conduct Medal (2014)', 'Driver Badge'])}`,
      ),
  },
  {
    name: 'years-in-stack',
    people: ['manager', 'bookkeeper'],
    shown: { ...ALL, address: 'city', dates: 'year' },
    source: (p) =>
      page(
        `h1 { font-size: 26pt; font-weight: 300 } h2 { font-size: 15pt; font-weight: 300;
        margin: 12pt 0 6pt; color: #a33 } .e { display: grid; gap: 0.2in; margin-bottom: 8pt;
        grid-template-columns: 0.6in 1fr } .e > div:first-child { color: #777; text-align: center }`,
        `<h1>${bareName(p)}</h1><p>${p.headline}</p>
        <p>${p.email} / ${p.phone} / ${p.city}, ${p.state}</p>
        <h2>Who I am</h2><p>${p.summary}</p>
        <h2>Where I worked</h2>${each(
          p.jobs,
          (j) => `<div class="e"><div>${stack(j)}</div>
            <div><p><b>${j.title}</b></p><p>${j.company}</p>${list(j.duties)}</div></div>`,
        )}
        <h2>Where I studied</h2>${each(
          p.schools,
          (s) => `<div class="e"><div>${stack(s)}</div>
            <div><p><b>${degree(s)}</b></p><p>${s.school}</p><p>${s.place}</p></div></div>`,
        )}
        <h2>What I do well</h2><p>${p.skills.join(', ')}</p>`,
      ),
  },
];
