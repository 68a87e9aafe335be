import { degree, esc, fullName, list, page, span, street, years } from './printing.ts';
import type { Layout } from './printing.ts';

const FULL = {
  dates: 'month',
  address: 'full',
  years: 'both',
  summary: true,
  skills: true,
  country: null,
} as const;

/** The first layouts; each stands for a family of templates in real use. */
export const LAYOUTS: readonly Layout[] = [
  {
    name: 'sidebar-right',
    person: 'vasquez',
    printed: FULL,
    html: (p) =>
      page(
        `main{display:grid;grid-template-columns:1fr 2.4in;gap:0.35in}h1{font-size:26pt;color:#0b5345}h2{font-size:13pt;margin:14pt 0 4pt;color:#0b5345;border-bottom:1pt solid #0b5345}h3{font-size:11pt}aside{font-size:9.5pt}aside p{margin:2pt 0}.when{color:#555;font-size:9.5pt}`,
        `<h1>${esc(fullName(p))}</h1><p>${p.headline}</p><main><div>
        <h2>Profile</h2><p>${esc(p.summary ?? '')}</p><h2>Employment</h2>${p.jobs
          .map(
            (j) =>
              `<h3>${esc(j.title)}</h3><p>${esc(j.company)} · ${j.place}</p><p class="when">${span(j, 'long')}</p>${list(j.duties)}`,
          )
          .join(
            '<br>',
          )}</div><aside><h2>Contact</h2><p>${p.phone}</p><p>${p.email}</p><p>${esc(street(p))}</p><p>${p.city}, ${p.state} ${p.zip}</p>
        <h2>Skills</h2>${p.skills.map((s) => `<p>${esc(s)}</p>`).join('')}
        <h2>Education</h2>${p.schools.map((s) => `<p><b>${esc(s.school)}</b></p><p>${degree(s, ', ')}</p><p>${years(s)}</p>`).join('<br>')}</aside></main>`,
      ),
  },
  {
    name: 'table',
    person: 'whitfield',
    printed: { ...FULL, summary: false, years: 'end' },
    html: (p) =>
      page(
        `table{width:100%;border-collapse:collapse;margin:4pt 0 12pt}td,th{border:0.75pt solid #777;padding:4pt 6pt;vertical-align:top;text-align:left}h1{font-size:20pt}h2{font-size:12pt;background:#ddd;padding:3pt 6pt}`,
        `<h1>${esc(fullName(p, ' '))}</h1><p>${esc(street(p))}, ${p.city}, ${p.state} ${p.zip} | ${p.phone} | ${p.email}</p><br>
        <h2>Work History</h2><table><tr><th>Dates</th><th>Position</th><th>Employer</th></tr>${p.jobs
          .map(
            (j) =>
              `<tr><td>${span(j, 'number', 'Present', ' - ')}</td><td>${j.title}</td><td>${esc(j.company)}</td></tr><tr><td colspan="3">${list(j.duties)}</td></tr>`,
          )
          .join('')}</table>
        <h2>Education</h2><table>${p.schools.map((s) => `<tr><td>${s.end}</td><td>${s.degree}</td><td>${s.school}</td></tr>`).join('')}</table>
        <h2>Skills</h2><table><tr>${p.skills
          .slice(0, 3)
          .map((s) => `<td>${s}</td>`)
          .join('')}</tr><tr>${p.skills
          .slice(3)
          .map((s) => `<td>${s}</td>`)
          .join('')}</tr></table>`,
      ),
  },
  {
    name: 'functional',
    person: 'hollenbeck',
    printed: { ...FULL, dates: 'year', years: 'end' },
    html: (p) =>
      page(
        `body{font-family:'Liberation Serif',serif}h1{text-align:center;font-size:22pt}header p{text-align:center}h2{font-size:13pt;margin-top:14pt;text-transform:uppercase;letter-spacing:1pt}.job{display:flex;justify-content:space-between}`,
        `<header><h1>${esc(fullName(p))}</h1><p>${esc(street(p))} • ${p.city}, ${p.state} ${p.zip}</p><p>${p.phone} • ${p.email}</p></header>
        <h2>Summary of Qualifications</h2><p>${esc(p.summary ?? '')}</p>
        <h2>Key Skills</h2>${list(p.skills)}
        <h2>Work History</h2>${p.jobs.map((j) => `<p class="job"><span>${j.title}, ${esc(j.company)}, ${j.place}</span><span>${span(j, 'year', 'Present', '–')}</span></p>`).join('')}
        <h2>Education</h2>${p.schools.map((s) => `<p>${degree(s)}, ${s.school}, ${s.end}</p>`).join('')}`,
      ),
  },
  {
    name: 'profile-export',
    person: 'tran',
    printed: { ...FULL, address: 'city', country: 'United States' },
    html: (p) =>
      page(
        `main{display:grid;grid-template-columns:1.9in 1fr;min-height:10in}aside{background:#eef2f5;padding:0.4in 0.2in;font-size:9pt}section{padding:0.4in 0.4in}h1{font-size:24pt;font-weight:400}h2{font-size:14pt;font-weight:400;margin:14pt 0 4pt}h3{font-size:12pt;margin-top:8pt}.grey{color:#777;font-size:10pt}ul{list-style:none;padding:0}aside h2{font-size:12pt}`,
        `<main><aside><h2>Contact</h2><p>${p.phone} (Mobile)</p><p>${p.email}</p><p>www.linkedin.com/in/thuylinh-tran-example (LinkedIn)</p><h2>Top Skills</h2>${p.skills
          .map((s) => `<p>${s}</p>`)
          .join('')}<h2>Languages</h2><p>Vietnamese (Native or Bilingual)</p></aside>
        <section><h1>${esc(fullName(p))}</h1><p>${p.headline} at Pecan Mobile</p><p class="grey">Garland, Texas, United States</p><h2>Summary</h2><p>${esc(p.summary ?? '')}</p>
        <h2>Experience</h2><h3>Pecan Mobile</h3><p class="grey">8 years 3 months</p>${p.jobs
          .map(
            (j) =>
              `<p style="margin-top:6pt">${j.title}</p><p class="grey">${span(j, 'long', 'Present', ' - ')} (2 years 6 months)</p><p class="grey">${j.place}</p><ul>${j.duties.map((d) => `<li>${d}</li>`).join('')}</ul>`,
          )
          .join('')}
        <h2>Education</h2>${p.schools.map((s) => `<h3>${s.school}</h3><p class="grey">${degree(s, ', ')} · (${years(s, ' - ')})</p>`).join('')}</section></main>`,
        '0',
      ),
  },
  {
    name: 'centered-classic',
    person: 'vandermeer',
    printed: FULL,
    html: (p) =>
      page(
        `body{font-family:'Liberation Serif',serif;font-size:11.5pt}h1{text-align:center;font-size:24pt}header p{text-align:center}h2{text-align:center;font-size:13pt;margin:14pt 0 6pt;border-top:0.75pt solid;border-bottom:0.75pt solid}.row{display:flex;justify-content:space-between}i{font-style:italic}`,
        `<header><h1>${esc(fullName(p))}</h1><p>${esc(street(p))}, ${p.city}, ${p.state} ${p.zip}</p><p>${p.phone} · ${p.email}</p></header>
        <h2>Objective</h2><p>${esc(p.summary ?? '')}</p>
        <h2>Education</h2>${p.schools.map((s) => `<p class="row"><b>${s.school}</b><span>${years(s)}</span></p><p><i>${degree(s)}</i></p>`).join('')}
        <h2>Professional Experience</h2>${p.jobs
          .map(
            (j) =>
              `<p class="row"><b>${esc(j.company)}</b><span>${j.place}</span></p><p class="row"><i>${j.title}</i><i>${span(j, 'long')}</i></p>${list(j.duties)}`,
          )
          .join('<br>')}
        <h2>Skills</h2><p>${p.skills.join(', ')}</p>`,
      ),
  },
  {
    name: 'dates-left',
    person: 'noor',
    printed: FULL,
    html: (p) =>
      page(
        `h1{font-size:28pt;font-weight:300}h2{font-size:15pt;font-weight:400;color:#7d3c98;margin:14pt 0 4pt}.grid{display:grid;grid-template-columns:1.5in 1fr;row-gap:8pt}.when{color:#555}`,
        `<h1>${esc(fullName(p))}</h1><p>${p.headline}</p><p>${esc(street(p))} | ${p.city}, ${p.state} ${p.zip} | ${p.phone} | ${p.email}</p>
        <h2>About me</h2><p>${esc(p.summary ?? '')}</p>
        <h2>Career History</h2><div class="grid">${p.jobs
          .map(
            (j) =>
              `<div class="when">${span(j, 'short', 'today', ' – ')}</div><div><b>${j.title}</b><br>${esc(j.company)}, ${j.place}${list(j.duties)}</div>`,
          )
          .join('')}</div>
        <h2>Education and Training</h2><div class="grid">${p.schools.map((s) => `<div class="when">${years(s)}</div><div><b>${degree(s)}</b><br>${s.school}</div>`).join('')}</div>
        <h2>Areas of Expertise</h2><p>${p.skills.join(' · ')}</p>`,
      ),
  },
];
