import { each, lines, list, page } from './htmlParts.ts';
import { ALL } from './layout.ts';
import type { Layout } from './layout.ts';
import { bareName, degree, fullName, rows, span, street, town, years } from './text.ts';

/** Looks with more details: references, labels, courses. */
export const DETAIL_DRAFTS: readonly Omit<Layout, 'maker'>[] = [
  {
    name: 'entries-as-bullets',
    shown: { ...ALL, duties: false, address: 'zip', years: 'end' },
    source: (p) =>
      page(
        `h1{font-size:18pt}h2{font-size:12pt;margin:12pt 0 3pt}`,
        `<h1>${bareName(p)}</h1><p>${town(p)} | ${p.email} | ${p.phone}</p><h2>About Me</h2><p>` +
          `${p.summary}</p><h2>Work Experience</h2>` +
          list(p.jobs.map((j) => `${j.title}, ${j.company} (${span(j, 'short')})`)) +
          `<h2>Education</h2>` +
          list(p.schools.map((s) => `${degree(s)}, ${s.school} (${s.end})`)) +
          `<h2>Skills</h2>${list(p.skills)}<h2>Certificates</h2>${list(p.certificates)}`,
      ),
  },
  {
    name: 'prose-duties',
    shown: ALL,
    source: (p) =>
      page(
        `body{font-family:'Nimbus Roman',serif;font-size:12pt}h1{font-size:22pt;font-weight:400}` +
          `h2{font-size:12pt;font-style:italic;margin:12pt 0 3pt}.e{margin-bottom:8pt}`,
        `<h1>${bareName(p)}</h1><p>${street(p)}, ${town(p)}. ${p.phone}. ${p.email}</p>` +
          `<h2>Professional Experience</h2>` +
          each(
            p.jobs,
            (j) =>
              `<div class="e"><p><b>${j.title}</b>, ${j.company}. ${span(j, 'long')}.</p><p>` +
              `${j.duties.map((d) => `${d}.`).join(' ')}</p></div>`,
          ) +
          `<h2>Education</h2>` +
          each(p.schools, (s) => `<p>${degree(s)}, ${s.school}, ${years(s)}.</p>`) +
          `<h2>Skills</h2><p>${p.skills.join(', ')}.</p><h2>Personal Profile</h2><p>${p.summary}` +
          `</p>`,
      ),
  },
  {
    name: 'contact-blocks-with-labels',
    shown: { ...ALL, address: 'city' },
    source: (p) =>
      page(
        `h1{font-size:24pt;text-align:center}.c{display:grid;grid-template-columns:1fr 1fr 1fr;` +
          `text-align:center;background:#f1f1f1;padding:6pt;margin:8pt 0}.c b{font-size:8pt;` +
          `text-transform:uppercase;color:#888}h2{font-size:13pt;margin:12pt 0 4pt}` +
          `table{width:100%}td{width:50%;vertical-align:top}`,
        `<h1>${bareName(p)}</h1><div class="c"><div><b>Phone</b><br>${p.phone}</div><div>` +
          `<b>Email</b><br>${p.email}</div><div><b>Location</b><br>${p.city}, ${p.state}</div>` +
          `</div><h2>Summary</h2><p>${p.summary}</p><h2>Skills</h2><table>` +
          each(rows(p.skills, 2), (row) => `<tr>${each(row, (s) => `<td>▪ ${s}</td>`)}</tr>`) +
          `</table><h2>Experience</h2>` +
          each(
            p.jobs,
            (j) =>
              `<p><b>${j.company}</b> | ${j.place} | ${span(j, 'short', ' - ')}</p><p><i>${j.title}</i>` +
              `</p>${list(j.duties)}`,
          ) +
          `<h2>Education</h2>` +
          each(
            p.schools,
            (s) => `<p><b>${s.school}</b> | ${years(s, ' - ')}</p><p><i>${degree(s)}</i></p>`,
          ),
      ),
  },
  {
    name: 'skill-categories',
    shown: { ...ALL, address: 'zip' },
    source: (p) => {
      const half = Math.ceil(p.skills.length / 2);
      return page(
        `h1{font-size:21pt;color:#1e3a8a}h2{font-size:12pt;color:#1e3a8a;border-bottom:1pt solid;` +
          `margin:10pt 0 4pt}.g{display:grid;grid-template-columns:1.4in 1fr}`,
        `<h1>${fullName(p)}</h1><p>${p.headline} • ${town(p)} • ${p.phone} • ${p.email}` +
          ` • linkedin.com/in/example-${p.id}</p><h2>Professional Summary</h2><p>${p.summary}</p>` +
          `<h2>Skills</h2><div class="g"><b>Technical</b><span>` +
          `${p.skills.slice(0, half).join(', ')}</span><b>Professional</b><span>` +
          `${p.skills.slice(half).join(', ')}</span></div><h2>Professional Experience</h2>` +
          each(
            p.jobs,
            (j) =>
              `<p class="row"><span><b>${j.company}</b> – ${j.place}</span><span>${span(j, 'number')}` +
              `</span></p><p><i>${j.title}</i></p>${list(j.duties)}`,
          ) +
          `<h2>Education & Certifications</h2>` +
          each(
            p.schools,
            (s) =>
              `<p class="row"><span><b>${s.school}</b> – ${degree(s)}</span><span>${years(s)}</span>` +
              `</p>`,
          ) +
          `${list(p.certificates)}`,
      );
    },
  },
  {
    name: 'lowercase-minimal',
    shown: { ...ALL, address: 'city' },
    source: (p) =>
      page(
        `body{font-weight:300}h1{font-size:20pt;font-weight:300;text-transform:lowercase}` +
          `h2{font-size:11pt;text-transform:lowercase;font-weight:700;margin:16pt 0 6pt}` +
          `.e{display:grid;grid-template-columns:1fr 4fr;margin-bottom:8pt;column-gap:0.2in}`,
        `<h1>${bareName(p)}</h1><p>${p.email}</p><p>${p.phone}</p><p>${p.city}, ${p.state}</p>` +
          `<h2>profile</h2><p>${p.summary}</p><h2>work</h2>` +
          each(
            p.jobs,
            (j) =>
              `<div class="e"><div>${span(j, 'number', '–', 'now')}</div><div><p>${j.title}</p><p>` +
              `${j.company}</p>${list(j.duties)}</div></div>`,
          ) +
          `<h2>study</h2>` +
          each(
            p.schools,
            (s) =>
              `<div class="e"><div>${years(s, '–')}</div><div><p>${degree(s)}</p><p>${s.school}</p>` +
              `</div></div>`,
          ) +
          `<h2>skills</h2><p>${p.skills.join(', ')}</p>`,
      ),
  },
  {
    name: 'rail-with-name',
    shown: ALL,
    source: (p) =>
      page(
        `main{display:grid;grid-template-columns:2.5in 1fr;min-height:11in}aside{background:#eee;` +
          `padding:0.5in 0.3in}section{padding:0.5in 0.4in}h1{font-size:22pt;line-height:1.15}` +
          `h2{font-size:11pt;text-transform:uppercase;margin:14pt 0 4pt;border-bottom:1pt solid}`,
        `<main><aside><h1>${bareName(p)}</h1><p>${p.headline}</p><h2>Contact</h2>` +
          `${lines([p.phone, p.email, street(p), town(p)])}<h2>Education</h2>` +
          each(
            p.schools,
            (s) => `<p><b>${degree(s)}</b></p><p>${s.school}</p><p>${years(s)}</p><br>`,
          ) +
          `<h2>Skills</h2>${list(p.skills)}</aside><section><h2>Summary</h2><p>${p.summary}</p>` +
          `<h2>Experience</h2>` +
          each(
            p.jobs,
            (j) =>
              `<p><b>${j.title}</b></p><p>${j.company} | ${j.place} | ${span(j, 'short')}</p>` +
              `${list(j.duties)}`,
          ) +
          `</section></main>`,
        '0',
      ),
  },
  {
    name: 'education-with-courses',
    shown: { ...ALL, address: 'zip' },
    source: (p) =>
      page(
        `h1{font-size:19pt;text-align:center;text-transform:uppercase}header p{text-align:center}` +
          `h2{font-size:12pt;text-transform:uppercase;margin:12pt 0 3pt;border-bottom:1pt solid}`,
        `<header><h1>${bareName(p)}</h1><p>${town(p)} | ${p.phone} | ${p.email}</p></header>` +
          `<h2>Education</h2>` +
          each(
            p.schools,
            (s) =>
              `<p class="row"><b>${s.school}, ${s.place}</b><span>${years(s)}</span></p><p>${degree(s)}` +
              `</p><p>GPA: 3.6/4.0, Dean's List (4 terms)</p><p>` +
              `<i>Relevant Coursework:</i> Writing, Statistics, Safety, Ethics</p>`,
          ) +
          `<h2>Relevant Experience</h2>` +
          each(
            p.jobs,
            (j) =>
              `<p class="row"><b>${j.company}, ${j.place}</b><span>${span(j, 'short')}</span></p><p><i>` +
              `${j.title}</i></p>${list(j.duties)}`,
          ) +
          `<h2>Leadership and Activities</h2>` +
          `${
            p.helping
              ? `<p class="row"><b>${p.helping.group}</b><span>${p.helping.start} – ${p.helping.end}` +
                `</span></p><p><i>${p.helping.title}</i></p>`
              : ''
          }` +
          `<h2>Skills & Interests</h2><p><b>Skills:</b> ${p.skills.join(', ')}</p><p>` +
          `<b>Languages:</b> ${p.languages.join(', ')}</p><h2>Summary</h2><p>${p.summary}</p>`,
      ),
  },
];
