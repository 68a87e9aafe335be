import { each, lines, list, page } from './htmlParts.ts';
import { ALL } from './layout.ts';
import type { Layout } from './layout.ts';
import { bareName, degree, fullName, span, street, town, years } from './text.ts';

/** Looks that are harder to read: labels, run-in headings, split names, ratings, references. */
export const MORE_DRAFTS: readonly Omit<Layout, 'maker'>[] = [
  {
    name: 'labelled-form',
    shown: ALL,
    source: (p) =>
      page(
        `h1{font-size:16pt;text-align:center}h2{font-size:11pt;background:#004b87;color:#fff;` +
          `padding:2pt 5pt;margin:10pt 0 4pt}b{display:inline-block;width:1.5in}`,
        `<h1>RESUME</h1><h2>Personal Information</h2><p><b>Name:</b>${bareName(p)}</p><p>` +
          `<b>Address:</b>${street(p)}, ${town(p)}</p><p><b>Phone:</b>${p.phone}</p><p>` +
          `<b>Email:</b>${p.email}</p><h2>Objective</h2><p>${p.summary}</p><h2>Work Experience</h2>` +
          each(
            p.jobs,
            (j) =>
              `<p><b>Job Title:</b>${j.title}</p><p><b>Employer:</b>${j.company}</p><p><b>Location:</b>` +
              `${j.place}</p><p><b>Dates:</b>${span(j, 'number', ' - ')}</p>${list(j.duties)}<br>`,
          ) +
          `<h2>Education</h2>` +
          each(
            p.schools,
            (s) =>
              `<p><b>School:</b>${s.school}</p><p><b>Degree:</b>${degree(s)}</p><p><b>Dates:</b>` +
              `${years(s, ' - ')}</p>`,
          ) +
          `<h2>Skills</h2>${list(p.skills)}`,
      ),
  },
  {
    name: 'run-in-headings',
    shown: { ...ALL, address: 'zip' },
    source: (p) =>
      page(
        `body{font-family:'Nimbus Roman',serif;font-size:12pt}h1{font-size:15pt}` +
          `p{margin-bottom:5pt}`,
        `<h1>${fullName(p)}</h1><p>${town(p)}, ${p.phone}, ${p.email}</p><p><b>SUMMARY:</b> ` +
          `${p.summary}</p><p><b>SKILLS:</b> ${p.skills.join(', ')}</p><p><b>EXPERIENCE:</b></p>` +
          each(
            p.jobs,
            (j) =>
              `<p><b>${j.title}</b>, ${j.company}, ${j.place}, ${span(j, 'short')}</p>${list(j.duties)}`,
          ) +
          `<p><b>EDUCATION:</b> ` +
          `${p.schools.map((s) => `${degree(s)}, ${s.school}, ${years(s)}`).join('; ')}</p>`,
      ),
  },
  {
    name: 'rating-dots',
    shown: { ...ALL, address: 'city' },
    source: (p) =>
      page(
        `main{display:grid;grid-template-columns:2.1in 1fr;gap:0.35in}h1{font-size:26pt;` +
          `color:#7a1f3d}h2{font-size:12pt;color:#7a1f3d;margin:12pt 0 4pt}`,
        `<h1>${bareName(p)}</h1><p>${p.headline}</p><main><aside><h2>Contact</h2>` +
          `${lines([p.email, p.phone, `${p.city}, ${p.state}`])}<h2>Skills</h2>` +
          each(
            p.skills,
            (s, i) => `<p>${s}</p><p>${'●'.repeat(5 - (i % 3))}${'○'.repeat(i % 3)}</p>`,
          ) +
          `<h2>Languages</h2>${each(p.languages, (l) => `<p>${l} ●●●●○</p>`)}</aside><div>` +
          `<h2>Profile</h2><p>${p.summary}</p><h2>Experience</h2>` +
          each(
            p.jobs,
            (j) =>
              `<p class="row"><b>${j.title}, ${j.company}</b><span>${span(j, 'dots', ' – ')}</span></p>` +
              `${list(j.duties)}`,
          ) +
          `<h2>Education</h2>` +
          each(
            p.schools,
            (s) => `<p class="row"><b>${degree(s)}, ${s.school}</b><span>${years(s)}</span></p>`,
          ) +
          `</div></main>`,
      ),
  },
  {
    name: 'head-name-left-contact-right',
    shown: ALL,
    source: (p) =>
      page(
        `header{display:flex;justify-content:space-between;align-items:center;` +
          `border-bottom:2pt solid}header div{text-align:right;font-size:9pt}h1{font-size:30pt;` +
          `line-height:1}h2{font-size:13pt;margin:12pt 0 4pt}h3{font-size:11pt}`,
        `<header><h1>${p.first}<br>${[p.middle, p.last].filter(Boolean).join(' ')}</h1><div>` +
          `${lines([street(p), town(p), p.phone, p.email])}</div></header><h2>Profile</h2><p>` +
          `${p.summary}</p><h2>Work Experience</h2>` +
          each(
            p.jobs,
            (j) =>
              `<h3>${j.title}</h3><p class="row"><i>${j.company}, ${j.place}</i><i>${span(j, 'short')}` +
              `</i></p>${list(j.duties)}`,
          ) +
          `<h2>Education</h2>` +
          each(
            p.schools,
            (s) => `<h3>${degree(s)}</h3><p class="row"><i>${s.school}</i><i>${years(s)}</i></p>`,
          ) +
          `<h2>Skills</h2><p>${p.skills.join(' · ')}</p>`,
      ),
  },
  {
    name: 'employer-in-left-column',
    shown: { ...ALL, address: 'city' },
    source: (p) =>
      page(
        `h1{font-size:22pt;text-align:center}header p{text-align:center}h2{font-size:12pt;` +
          `text-align:center;text-transform:uppercase;border-top:2pt solid;border-bottom:2pt solid;` +
          `margin:10pt 0}.e{display:grid;grid-template-columns:1.9in 1fr;gap:0.25in;` +
          `margin-bottom:8pt}`,
        `<header><h1>${fullName(p)}</h1><p>${p.phone} | ${p.email} | ${p.city}, ${p.state}</p>` +
          `</header><h2>Professional Summary</h2><p>${p.summary}</p>` +
          `<h2>Professional Experience</h2>` +
          each(
            p.jobs,
            (j) =>
              `<div class="e"><div><b>${j.company}</b><br>${j.place}<br>${span(j, 'short')}</div><div>` +
              `<b>${j.title}</b>${list(j.duties)}</div></div>`,
          ) +
          `<h2>Education</h2>` +
          each(
            p.schools,
            (s) =>
              `<div class="e"><div><b>${s.school}</b><br>${years(s)}</div><div><b>${degree(s)}</b>` +
              `</div></div>`,
          ) +
          `<h2>Skills</h2>${list(p.skills)}`,
      ),
  },
  {
    name: 'references-at-end',
    shown: ALL,
    source: (p) =>
      page(
        `h1{font-size:20pt}h2{font-size:12pt;text-transform:uppercase;margin:12pt 0 3pt}`,
        `<h1>${fullName(p)}</h1><p>${street(p)}</p><p>${town(p)}</p><p>${p.phone}</p><p>` +
          `${p.email}</p><h2>Summary</h2><p>${p.summary}</p><h2>Experience</h2>` +
          each(
            p.jobs,
            (j) =>
              `<p>${span(j, 'long', ' - ')}</p><p><b>${j.title}</b></p><p>${j.company}, ${j.place}</p>` +
              `${list(j.duties)}<br>`,
          ) +
          `<h2>Education</h2>` +
          each(
            p.schools,
            (s) =>
              `<p>${years(s, ' - ')}</p><p><b>${degree(s)}</b></p><p>${s.school}, ${s.place}</p>`,
          ) +
          `<h2>Skills</h2><p>${p.skills.join(', ')}</p><h2>References</h2>` +
          `<p>Adela Finch, Former Supervisor, 212-555-0145, adela.finch@example.com</p>` +
          `<p>Rev. Otis Lamb, Pastor, 212-555-0146, otis.lamb@example.com</p>`,
      ),
  },
  {
    name: 'newspaper-columns',
    shown: { ...ALL, address: 'city' },
    source: (p) =>
      page(
        `h1{font-size:24pt}main{columns:2;column-gap:0.4in;margin-top:8pt}h2{font-size:12pt;` +
          `color:#115e59;margin:0 0 4pt;break-after:avoid}.b{margin-bottom:12pt;break-inside:avoid}`,
        `<h1>${bareName(p)}</h1><p>${p.city}, ${p.state} | ${p.phone} | ${p.email}</p><main>` +
          `<div class="b"><h2>SUMMARY</h2><p>${p.summary}</p></div><h2>EXPERIENCE</h2>` +
          each(
            p.jobs,
            (j) =>
              `<div class="b"><p><b>${j.title}</b></p><p>${j.company}, ${j.place}</p><p>` +
              `${span(j, 'short')}</p>${list(j.duties)}</div>`,
          ) +
          `<div class="b"><h2>EDUCATION</h2>` +
          each(p.schools, (s) => `<p><b>${degree(s)}</b></p><p>${s.school}</p><p>${years(s)}</p>`) +
          `</div><div class="b"><h2>SKILLS</h2>${list(p.skills)}</div></main>`,
      ),
  },
];
