import { DETAIL_DRAFTS } from './detailHtml.ts';
import { ENTRY_DRAFTS } from './entryHtml.ts';
import { GRID_DRAFTS } from './gridHtml.ts';
import { each, lines, list, page } from './htmlParts.ts';
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
import { MORE_DRAFTS } from './moreHtml.ts';
import { SIBLING_DRAFTS } from './siblingHtml.ts';

const DRAFTS: readonly Omit<Layout, 'maker'>[] = [
  {
    name: 'dark-rail-left',
    shown: ALL,
    source: (p) =>
      page(
        `main{display:grid;grid-template-columns:2.3in 1fr;min-height:11in}` +
          `aside{background:#23395d;color:#fff;padding:0.5in 0.25in;font-size:9.5pt}` +
          `section{padding:0.5in 0.45in}h1{font-size:25pt;color:#23395d}h2{font-size:12pt;` +
          `letter-spacing:1.5pt;text-transform:uppercase;margin:14pt 0 5pt}` +
          `aside p{margin-bottom:3pt}.when{color:#666;font-style:italic}`,
        `<main><aside><h2>Contact</h2><p>☎ ${p.phone}</p><p>✉ ${p.email}</p><p>⌂ ${street(p)}</p>` +
          `<p>${town(p)}</p><h2>Skills</h2>${lines(p.skills)}<h2>Languages</h2>` +
          `${lines(p.languages)}</aside><section><h1>${fullName(p)}</h1><p>${p.headline}</p>` +
          `<h2>Profile</h2><p>${p.summary}</p><h2>Work Experience</h2>` +
          each(
            p.jobs,
            (j) =>
              `<h3>${j.title}</h3><p>${j.company}, ${j.place}</p><p class="when">${span(j, 'long')}</p>` +
              `${list(j.duties)}`,
          ) +
          `<h2>Education</h2>` +
          each(
            p.schools,
            (s) =>
              `<h3>${degree(s)}</h3><p>${s.school}, ${s.place}</p><p class="when">${years(s)}</p>`,
          ) +
          `</section></main>`,
        '0',
      ),
  },
  {
    name: 'timeline-dots',
    shown: { ...ALL, address: 'zip' },
    source: (p) =>
      page(
        `h1{font-size:24pt;text-transform:uppercase}h2{background:#e9e4d8;padding:3pt 8pt;` +
          `margin:12pt 0 8pt;font-size:12pt}.job{border-left:2pt solid #b08d57;` +
          `padding:0 0 8pt 14pt;margin-left:6pt;position:relative}.job:before{content:'';` +
          `position:absolute;left:-5.5pt;top:4pt;width:9pt;height:9pt;border-radius:50%;` +
          `background:#b08d57}.when{float:right;color:#777}`,
        `<h1>${bareName(p)}</h1><p>${p.headline} | ${town(p)} | ${p.phone} | ${p.email}</p>` +
          `<h2>Career Summary</h2><p>${p.summary}</p><h2>Employment History</h2>` +
          each(
            p.jobs,
            (j) =>
              `<div class="job"><span class="when">${span(j, 'short')}</span><b>${j.title}</b><br>` +
              `${j.company} — ${j.place}${list(j.duties)}</div>`,
          ) +
          `<h2>Education</h2>` +
          each(
            p.schools,
            (s) =>
              `<div class="job"><span class="when">${years(s)}</span><b>${s.school}</b><br>${degree(s)}` +
              `</div>`,
          ) +
          `<h2>Licenses and Certifications</h2>${list(p.certificates)}<h2>Key Skills</h2><p>` +
          `${p.skills.join(' • ')}</p>`,
      ),
  },
  {
    name: 'skill-bars-right',
    shown: { ...ALL, address: 'city' },
    source: (p) =>
      page(
        `header{background:#0d6e6e;color:#fff;padding:0.4in 0.6in}h1{font-size:28pt;` +
          `font-weight:300}main{display:grid;grid-template-columns:1fr 2.2in;gap:0.4in;` +
          `padding:0.3in 0.6in}h2{color:#0d6e6e;font-size:13pt;margin:10pt 0 4pt}` +
          `.bar{background:#ddd;height:5pt;margin:1pt 0 5pt}.bar i{display:block;` +
          `background:#0d6e6e;height:5pt}`,
        `<header><h1>${p.first} <b>${[p.middle, p.last].filter(Boolean).join(' ')}</b></h1><p>` +
          `${p.headline}</p></header><main><div><h2>About Me</h2><p>${p.summary}</p>` +
          `<h2>Experience</h2>` +
          each(
            p.jobs,
            (j) =>
              `<p class="row"><b>${j.title}</b><span>${span(j, 'number', ' - ')}</span></p><p>` +
              `${j.company} | ${j.place}</p>${list(j.duties)}`,
          ) +
          `<h2>Education</h2>` +
          each(
            p.schools,
            (s) =>
              `<p class="row"><b>${degree(s)}</b><span>${years(s, ' - ')}</span></p><p>${s.school}</p>`,
          ) +
          `</div><aside><h2>Contact</h2>${lines([p.phone, p.email, `${p.city}, ${p.state}`])}` +
          `<h2>Skills</h2>` +
          each(
            p.skills,
            (s, i) => `<p>${s}</p><div class="bar"><i style="width:${90 - 7 * i}%"></i></div>`,
          ) +
          `<h2>Languages</h2>${lines(p.languages)}</aside></main>`,
        '0',
      ),
  },
  {
    name: 'chips',
    shown: { ...ALL, address: 'city' },
    source: (p) =>
      page(
        `h1{font-size:22pt;text-align:center}header p{text-align:center}h2{font-size:11pt;` +
          `text-transform:uppercase;border-bottom:1.5pt solid #333;margin:12pt 0 6pt}` +
          `.chip{display:inline-block;border:0.75pt solid #999;border-radius:9pt;padding:1pt 8pt;` +
          `margin:2pt 4pt 2pt 0}`,
        `<header><h1>${fullName(p)}</h1><p>${p.city}, ${p.state} · ${p.phone} · ${p.email}</p>` +
          `</header><h2>Skills</h2>${each(p.skills, (s) => `<span class="chip">${s}</span> `)}` +
          `<h2>Summary</h2><p>${p.summary}</p><h2>Experience</h2>` +
          each(
            p.jobs,
            (j) =>
              `<p class="row"><b>${j.company}</b><span>${j.place}</span></p><p class="row"><i>` +
              `${j.title}</i><i>${span(j, 'short', '–')}</i></p>${list(j.duties)}`,
          ) +
          `<h2>Education</h2>` +
          each(
            p.schools,
            (s) =>
              `<p class="row"><b>${s.school}</b><span>${s.place}</span></p><p class="row"><i>` +
              `${degree(s)}</i><i>${years(s, '–')}</i></p>`,
          ),
      ),
  },
  {
    name: 'dates-right-margin',
    shown: ALL,
    source: (p) =>
      page(
        `body{font-family:'Nimbus Roman',serif;font-size:11.5pt}h1{font-size:20pt}` +
          `h2{font-size:13pt;font-variant:small-caps;margin:12pt 0 3pt}.e{display:grid;` +
          `grid-template-columns:1fr 1.3in;column-gap:0.2in;margin-bottom:6pt}` +
          `.e>:last-child{text-align:right}`,
        `<h1>${fullName(p)}</h1><p>${street(p)}, ${town(p)}</p><p>${p.phone}, ${p.email}</p>` +
          `<h2>Objective</h2><p>${p.summary}</p><h2>Work History</h2>` +
          each(
            p.jobs,
            (j) =>
              `<div class="e"><div><b>${j.title}</b>, ${j.company}, ${j.place}${list(j.duties)}</div>` +
              `<div>${span(j, 'short')}</div></div>`,
          ) +
          `<h2>Education</h2>` +
          each(
            p.schools,
            (s) =>
              `<div class="e"><div><b>${s.school}</b><br>${degree(s, ', ')}</div><div>${years(s)}</div>` +
              `</div>`,
          ) +
          `<h2>Certifications</h2>${list(p.certificates)}<h2>Skills</h2><p>${p.skills.join(', ')}` +
          `</p>`,
      ),
  },
  {
    name: 'headings-in-rail',
    shown: ALL,
    source: (p) =>
      page(
        `h1{font-size:24pt;margin-bottom:2pt}.s{display:grid;grid-template-columns:1.4in 1fr;` +
          `border-top:1pt solid #bbb;padding:8pt 0}h2{font-size:10.5pt;color:#a33;` +
          `text-transform:uppercase}`,
        `<h1>${fullName(p)}</h1><p>${street(p)} | ${town(p)} | ${p.phone} | ${p.email}</p><br>${each(
          [
            ['Summary', `<p>${p.summary}</p>`],
            [
              'Experience',
              each(
                p.jobs,
                (j) =>
                  `<p class="row"><b>${j.title}</b><span>${span(j, 'long')}</span></p><p>${j.company}, ` +
                  `${j.place}</p>${list(j.duties)}`,
              ),
            ],
            [
              'Education',
              each(
                p.schools,
                (s) =>
                  `<p class="row"><b>${s.school}</b><span>${years(s)}</span></p><p>${degree(s)}</p>`,
              ),
            ],
            ['Skills', `<p>${p.skills.join(', ')}</p>`],
            ['Languages', `<p>${p.languages.join(', ')}</p>`],
          ],
          ([heading, text]) => `<div class="s"><h2>${heading}</h2><div>${text}</div></div>`,
        )}`,
      ),
  },
  {
    name: 'three-columns-foot',
    shown: { ...ALL, address: 'none' },
    source: (p) =>
      page(
        `h1{font-size:30pt}h2{font-size:12pt;color:#6b2fa0;margin:12pt 0 4pt}.three{display:grid;` +
          `grid-template-columns:1fr 1fr 1fr;gap:0.3in}footer{border-top:1pt solid;margin-top:14pt;` +
          `padding-top:6pt;text-align:center}`,
        `<h1>${bareName(p)}</h1><p>${p.headline}</p><h2>Professional Experience</h2>` +
          each(
            p.jobs,
            (j) =>
              `<p><b>${j.title}</b> at ${j.company} (${span(j, 'short')})</p>${list(j.duties)}`,
          ) +
          `<div class="three"><div><h2>Education</h2>` +
          each(p.schools, (s) => `<p><b>${s.school}</b></p><p>${degree(s)}</p><p>${years(s)}</p>`) +
          `</div><div><h2>Skills</h2>${list(p.skills)}</div><div><h2>Profile</h2><p>${p.summary}` +
          `</p></div></div><footer>${p.phone} | ${p.email}</footer>`,
      ),
  },
  {
    name: 'functional-groups',
    shown: { ...ALL, duties: false, dates: 'year', years: 'end' },
    source: (p) =>
      page(
        `h1{text-align:center;font-size:22pt}header p{text-align:center}h2{font-size:12.5pt;` +
          `text-decoration:underline;margin:12pt 0 4pt}`,
        `<header><h1>${bareName(p)}</h1><p>${street(p)}, ${town(p)}</p><p>${p.email} / ${p.phone}` +
          `</p></header><h2>Summary of Qualifications</h2><p>${p.summary}</p>` +
          `<h2>Core Competencies</h2>${list(p.skills)}<h2>Employment</h2>` +
          each(
            p.jobs,
            (j) =>
              `<p>${j.title}, ${j.company}, ${j.place}, ${span(j, 'year', '-', 'present')}</p>`,
          ) +
          `<h2>Education and Training</h2>` +
          each(p.schools, (s) => `<p>${degree(s)}, ${s.school}, ${s.place}, ${s.end}</p>`),
      ),
  },
  {
    name: 'bordered-table',
    shown: { ...ALL, years: 'end' },
    source: (p) =>
      page(
        `table{width:100%;border-collapse:collapse;margin:3pt 0 10pt}td,th{border:0.75pt solid;` +
          `padding:4pt 6pt;text-align:left;vertical-align:top}th{background:#eee}h1{font-size:19pt}` +
          `h2{font-size:12pt}`,
        `<h1>${bareName(p)}</h1><table><tr><th>Address</th><td>${street(p)}, ${town(p)}</td></tr>` +
          `<tr><th>Phone</th><td>${p.phone}</td></tr><tr><th>Email</th><td>${p.email}</td></tr>` +
          `</table><h2>Career Objective</h2><p>${p.summary}</p><br><h2>Work Experience</h2><table>` +
          `<tr><th>Employer</th><th>Position</th><th>Dates</th><th style="width:45%">Duties</th>` +
          `</tr>` +
          each(
            p.jobs,
            (j) =>
              `<tr><td>${j.company}</td><td>${j.title}</td><td>${span(j, 'number', ' to ')}</td><td>` +
              `${j.duties.join('. ')}</td></tr>`,
          ) +
          `</table><h2>Education</h2><table><tr><th>School</th><th>Qualification</th><th>Year</th>` +
          `</tr>` +
          each(
            p.schools,
            (s) => `<tr><td>${s.school}</td><td>${degree(s)}</td><td>${s.end}</td></tr>`,
          ) +
          `</table><h2>Skills</h2><table>` +
          each(rows(p.skills, 3), (row) => `<tr>${each(row, (s) => `<td>${s}</td>`)}</tr>`) +
          `</table>`,
      ),
  },
  {
    name: 'narrow-skill-grid',
    shown: { ...ALL, address: 'zip' },
    source: (p) =>
      page(
        `h1{font-size:21pt;color:#1a4}h2{font-size:12pt;color:#1a4;border-bottom:1pt dotted;` +
          `margin:10pt 0 4pt}.g{display:grid;grid-template-columns:repeat(4,1.15in);gap:6pt 0.25in}`,
        `<h1>${fullName(p, ' ')}</h1><p>${town(p)} • ${p.email} • ${p.phone}</p>` +
          `<h2>Professional Summary</h2><p>${p.summary}</p><h2>Areas of Expertise</h2>` +
          `<div class="g">${each([...p.skills], (s) => `<div>${s}</div>`)}</div>` +
          `<h2>Professional Experience</h2>` +
          each(
            p.jobs,
            (j) =>
              `<p><b>${j.company}</b>, ${j.place}</p><p class="row"><span>${j.title}</span><span>` +
              `${span(j, 'long', ' to ')}</span></p>${list(j.duties)}`,
          ) +
          `<h2>Education</h2>` +
          each(
            p.schools,
            (s) =>
              `<p>${degree(s)}</p><p class="row"><span>${s.school}, ${s.place}</span><span>${years(s)}` +
              `</span></p>`,
          ),
      ),
  },
];

/** A look for Chromium. */
export function htmlLayout(draft: Omit<Layout, 'maker'>): Layout {
  return {
    ...draft,
    maker: 'chromium',
    source: (person) => draft.source(escaped(person, escapeXml)),
  };
}

/** Layouts that Chromium prints. */
export const HTML_LAYOUTS: readonly Layout[] = [
  ...DRAFTS,
  ...ENTRY_DRAFTS,
  ...MORE_DRAFTS,
  ...DETAIL_DRAFTS,
  ...SIBLING_DRAFTS,
  ...GRID_DRAFTS,
].map(htmlLayout);
