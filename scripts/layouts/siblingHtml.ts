import { each, lines, list, page } from './htmlParts.ts';
import { ALL } from './layout.ts';
import type { Layout } from './layout.ts';
import { bareName, byEmployer, degree, fullName, rows, span, street, town, years } from './text.ts';

/** More tables, rails, grids and pages, each drawn in another way than its like elsewhere. */
export const SIBLING_DRAFTS: readonly Omit<Layout, 'maker'>[] = [
  {
    name: 'ruled-table',
    shown: ALL,
    source: (p) =>
      page(
        `table{width:100%;border-collapse:collapse;font-size:9.5pt}` +
          `td,th{border-bottom:0.75pt solid #888;padding:3pt 5pt;text-align:left;` +
          `vertical-align:top}h1{font-size:17pt}h2{font-size:12pt;margin:12pt 0 2pt;color:#444}`,
        `<h1>${fullName(p)}</h1><p>${street(p)}, ${town(p)}</p><p>${p.phone} | ${p.email}</p>` +
          `<h2>Profile</h2><p>${p.summary}</p><h2>Employment History</h2><table><tr>` +
          `<th style="width:17%">Period</th><th style="width:20%">Job Title</th>` +
          `<th style="width:22%">Company</th><th>Responsibilities</th></tr>` +
          each(
            p.jobs,
            (j) =>
              `<tr><td>${span(j, 'short', ' - ')}</td><td>${j.title}</td><td>${j.company}</td><td>` +
              `${j.duties.join('; ')}</td></tr>`,
          ) +
          `</table><h2>Education</h2><table><tr><th>Period</th><th>Degree</th><th>Institution</th>` +
          `</tr>` +
          each(
            p.schools,
            (s) => `<tr><td>${years(s, ' - ')}</td><td>${degree(s)}</td><td>${s.school}</td></tr>`,
          ) +
          `</table><h2>Skills</h2><p>${p.skills.join(', ')}</p>`,
      ),
  },
  {
    name: 'boxed-grid',
    shown: { ...ALL, address: 'city' },
    source: (p) =>
      page(
        `h1{font-size:22pt}h2{font-size:13pt;color:#255;margin:10pt 0 4pt}.g{display:grid;` +
          `grid-template-columns:repeat(5,1fr);gap:6pt}.g div{border:0.75pt solid #bbb;padding:4pt;` +
          `text-align:center}`,
        `<h1>${bareName(p)}</h1><p>${p.email} | ${p.phone} | ${p.city}, ${p.state}</p>` +
          `<h2>Summary</h2><p>${p.summary}</p><h2>Core Skills</h2><div class="g">` +
          `${each(p.skills, (s) => `<div>${s}</div>`)}</div><h2>Work Experience</h2>` +
          each(
            p.jobs,
            (j) =>
              `<p><b>${j.title}</b></p><p class="row"><span>${j.company}</span><span>` +
              `${span(j, 'long', ' - ')}</span></p>${list(j.duties)}`,
          ) +
          `<h2>Education</h2>` +
          each(
            p.schools,
            (s) =>
              `<p><b>${degree(s)}</b></p><p class="row"><span>${s.school}</span><span>` +
              `${years(s, ' - ')}</span></p>`,
          ),
      ),
  },
  {
    name: 'four-up-skills',
    shown: { ...ALL, address: 'zip' },
    source: (p) =>
      page(
        `body{font-family:'Nimbus Roman',serif;font-size:11.5pt}h1{font-size:20pt;` +
          `text-align:center}h2{font-size:12.5pt;border-bottom:1pt solid;margin:10pt 0 4pt}` +
          `td{width:25%;padding:2pt 10pt 4pt 0;vertical-align:top}`,
        `<h1>${fullName(p)}</h1><p style="text-align:center">${town(p)} | ${p.phone} | ${p.email}` +
          `</p><h2>Career Profile</h2><p>${p.summary}</p><h2>Areas of Expertise</h2><table>` +
          each(rows(p.skills, 4), (row) => `<tr>${each(row, (s) => `<td>${s}</td>`)}</tr>`) +
          `</table><h2>Experience</h2>` +
          each(
            p.jobs,
            (j) =>
              `<p class="row"><b>${j.company}</b><b>${span(j, 'number', ' – ')}</b></p><p><i>${j.title}` +
              `</i></p>${list(j.duties)}`,
          ) +
          `<h2>Education</h2>` +
          each(
            p.schools,
            (s) =>
              `<p class="row"><b>${s.school}</b><b>${years(s)}</b></p><p><i>${degree(s)}</i></p>`,
          ),
      ),
  },
  {
    name: 'role-list-below-firm',
    shown: { ...ALL, address: 'zip' },
    source: (p) =>
      page(
        `body{font-family:'Nimbus Roman',serif;font-size:11pt}h1{font-size:24pt}` +
          `h2{font-size:11pt;text-transform:uppercase;letter-spacing:1pt;margin:12pt 0 4pt}` +
          `.r{margin-left:14pt}`,
        `<h1>${bareName(p)}</h1><p>${p.phone} | ${town(p)} | ${p.email}</p><h2>Summary</h2><p>` +
          `${p.summary}</p><h2>Work History</h2>` +
          each(
            byEmployer(p.jobs),
            (group) =>
              `<p class="row"><b>${group[0]?.company}</b><span>${group[0]?.place}</span></p>` +
              each(
                group,
                (j) =>
                  `<div class="r"><p class="row"><i>${j.title}</i><i>${span(j, 'short')}</i></p>` +
                  `${list(j.duties)}</div>`,
              ),
          ) +
          `<h2>Schooling</h2>` +
          each(
            p.schools,
            (s) =>
              `<p class="row"><b>${s.school}</b><span>${years(s)}</span></p><p class="r">${degree(s)}` +
              `</p>`,
          ) +
          `<h2>Skills</h2><p>${p.skills.join(' • ')}</p>`,
      ),
  },
  {
    name: 'firm-then-roles',
    shown: { ...ALL, address: 'none' },
    source: (p) =>
      page(
        `h1{font-size:20pt}h2{font-size:13pt;margin:12pt 0 4pt}h3{font-size:11pt;color:#06c}` +
          `h4{font-size:10.5pt;margin:4pt 0 0}`,
        `<h1>${bareName(p)}</h1><p>${p.headline}</p><p>${p.phone} · ${p.email}</p><h2>About</h2>` +
          `<p>${p.summary}</p><h2>Experience</h2>` +
          each(
            byEmployer(p.jobs),
            (group) =>
              `<h3>${group[0]?.company}</h3>` +
              each(
                group,
                (j) =>
                  `<h4>${j.title}</h4><p>${span(j, 'long', ' - ')} | ${j.place}</p>${list(j.duties)}`,
              ),
          ) +
          `<h2>Education</h2>` +
          each(
            p.schools,
            (s) => `<h3>${s.school}</h3><h4>${degree(s)}</h4><p>${years(s, ' - ')}</p>`,
          ) +
          `<h2>Skills</h2><p>${p.skills.join(', ')}</p>`,
      ),
  },
  {
    name: 'tri-column-bottom',
    shown: { ...ALL, address: 'none' },
    source: (p) =>
      page(
        `h1{font-size:26pt;text-align:center}.t{display:flex;gap:0.35in;margin-top:10pt}` +
          `.t>*{flex:1}h2{font-size:11.5pt;text-transform:uppercase;margin:8pt 0 4pt;color:#444}` +
          `footer{position:fixed;bottom:0;width:100%;text-align:center;border-top:1pt solid}`,
        `<h1>${bareName(p)}</h1><p style="text-align:center">${p.headline}</p><h2>Experience</h2>` +
          each(
            p.jobs,
            (j) =>
              `<p><b>${j.title}</b>, ${j.company}, ${span(j, 'short', '–')}</p>${list(j.duties)}`,
          ) +
          `<div class="t"><div><h2>About me</h2><p>${p.summary}</p></div><div><h2>Education</h2>` +
          each(p.schools, (s) => `<p><b>${degree(s)}</b><br>${s.school}<br>${years(s, '–')}</p>`) +
          `</div><div><h2>Skills</h2>${lines(p.skills)}</div></div><footer>${p.email} • ${p.phone}` +
          `</footer>`,
      ),
  },
  {
    name: 'heads-in-margin',
    shown: { ...ALL, address: 'city' },
    source: (p) =>
      page(
        `h1{font-size:22pt}table{border-spacing:0}td{vertical-align:top;padding:6pt 0}` +
          `td:first-child{width:1.5in;font-weight:700;color:#067}`,
        `<h1>${fullName(p)}</h1><p>${p.city}, ${p.state} • ${p.phone} • ${p.email}</p><table><tr>` +
          `<td>Objective</td><td>${p.summary}</td></tr><tr><td>Education</td><td>` +
          each(p.schools, (s) => `<p>${degree(s)}, ${s.school}, ${years(s)}</p>`) +
          `</td></tr><tr><td>Professional Experience</td><td>` +
          each(
            p.jobs,
            (j) =>
              `<p><b>${j.company}</b>, ${j.place}</p><p>${j.title}, ${span(j, 'long')}</p>` +
              `${list(j.duties)}`,
          ) +
          `</td></tr><tr><td>Certifications</td><td>${list(p.certificates)}</td></tr><tr>` +
          `<td>Key Skills</td><td>${list(p.skills)}</td></tr></table>`,
      ),
  },
  {
    name: 'agency-form',
    shown: { ...ALL, summary: false },
    source: (p) =>
      page(
        `body{font-size:10pt}h1{font-size:14pt}h2{font-size:11pt;border-top:1pt solid;` +
          `border-bottom:1pt solid;margin:10pt 0 4pt}`,
        `<h1>${bareName(p)}</h1><p>${street(p)}, ${town(p)} </p><p>Mobile: ${p.phone}</p>` +
          `<p>Email: ${p.email}</p><p>Availability: Full-time, Permanent</p><p>Desired location: ` +
          `${p.city}, ${p.state}</p><h2>WORK EXPERIENCE</h2>` +
          each(
            p.jobs,
            (j, i) =>
              `<p><b>${j.company}</b></p><p>${j.place} United States</p><p>${span(j, 'number', ' - ')}` +
              `</p><p>Salary: $${61 - 9 * i},200.00 Per Year</p><p>Hours per week: 40</p>` +
              `<p>Series: 0303 Pay Plan: GS Grade: 0${9 - 2 * i}</p><p><b>${j.title}` +
              `</b> (This is a federal job)</p><p>Duties, Accomplishments and Related Skills:</p>` +
              `${list(j.duties)}<p>Supervisor: Robin Castell (202-555-0143)</p>` +
              `<p>Okay to contact this Supervisor: Yes</p><br>`,
          ) +
          `<h2>EDUCATION</h2>` +
          each(
            p.schools,
            (s) =>
              `<p><b>${s.school}</b> ${s.place} United States</p><p>${degree(s)} ${years(s, ' - ')}</p>` +
              `<p>GPA: 3.4 of a maximum 4.0</p>`,
          ) +
          `<h2>SKILLS</h2>${list(p.skills)}<h2>LANGUAGES</h2>` +
          `<p>English: Spoken: Advanced Written: Advanced Read: Advanced</p>`,
      ),
  },
  {
    name: 'line-with-dots',
    shown: { ...ALL, address: 'zip' },
    source: (p) =>
      page(
        `h1{font-size:25pt;color:#2b4}h2{font-size:13pt;margin:10pt 0 6pt}.e{display:grid;` +
          `grid-template-columns:1.1in 14pt 1fr;margin-bottom:6pt}.e i{width:8pt;height:8pt;` +
          `border-radius:50%;background:#2b4;margin-top:4pt}.e div:first-child{text-align:right;` +
          `padding-right:8pt;color:#777;font-size:9pt}`,
        `<h1>${bareName(p)}</h1><p>${p.headline}</p><p>${p.phone} / ${p.email} / ${town(p)}</p>` +
          `<h2>Profile</h2><p>${p.summary}</p><h2>Experience</h2>` +
          each(
            p.jobs,
            (j) =>
              `<div class="e"><div>${span(j, 'short')}</div><i></i><div><b>${j.title}</b><br>` +
              `${j.company}, ${j.place}${list(j.duties)}</div></div>`,
          ) +
          `<h2>Education</h2>` +
          each(
            p.schools,
            (s) =>
              `<div class="e"><div>${years(s)}</div><i></i><div><b>${degree(s)}</b><br>${s.school}` +
              `</div></div>`,
          ) +
          `<h2>Skills</h2><p>${p.skills.join(' | ')}</p>`,
      ),
  },
];
