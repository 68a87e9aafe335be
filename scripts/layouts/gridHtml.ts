import { each, lines, list, page } from './htmlParts.ts';
import { ALL } from './layout.ts';
import type { Layout } from './layout.ts';
import { bareName, degree, fullName, span, street, town, years } from './text.ts';

/** Grids, cards and columns, drawn in another way than their like elsewhere. */
export const GRID_DRAFTS: readonly Omit<Layout, 'maker'>[] = [
  {
    name: 'card-stack',
    shown: { ...ALL, address: 'zip' },
    source: (p) =>
      page(
        `body{font-size:10pt}h1{font-size:23pt}.c{border:1pt solid #d4d4d8;border-radius:6pt;` +
          `padding:8pt 10pt;margin-bottom:8pt}.two{display:grid;grid-template-columns:1fr 1fr;` +
          `gap:8pt}h2{font-size:11pt;color:#6d28d9;margin-bottom:4pt}`,
        `<div class="c"><h1>${fullName(p)}</h1><p>${p.headline}</p></div><div class="two">` +
          `<div class="c"><h2>Profile</h2><p>${p.summary}</p></div><div class="c"><h2>Contact</h2>` +
          `${lines([p.email, p.phone, town(p)])}</div></div><div class="c"><h2>Work experience</h2>` +
          each(
            p.jobs,
            (j) =>
              `<p class="row"><b>${j.title}</b><span>${span(j, 'short')}</span></p><p>${j.company} – ` +
              `${j.place}</p>${list(j.duties)}`,
          ) +
          `</div><div class="two"><div class="c"><h2>Education</h2>` +
          each(p.schools, (s) => `<p><b>${degree(s)}</b></p><p>${s.school}</p><p>${years(s)}</p>`) +
          `</div><div class="c"><h2>Skills</h2>${list(p.skills)}</div></div>`,
      ),
  },
  {
    name: 'pill-tags',
    shown: { ...ALL, address: 'city' },
    source: (p) =>
      page(
        `h1{font-size:24pt}h2{font-size:12pt;color:#c2410c;margin:12pt 0 5pt}.p{display:flex;` +
          `flex-wrap:wrap;gap:5pt}.p span{background:#ffedd5;border-radius:8pt;padding:2pt 7pt}`,
        `<h1>${bareName(p)}</h1><p>${p.phone} • ${p.city}, ${p.state} • ${p.email}</p>` +
          `<h2>Profile</h2><p>${p.summary}</p><h2>Experience</h2>` +
          each(
            p.jobs,
            (j) =>
              `<p><b>${j.title}</b> · ${j.company}</p><p>${span(j, 'short')} · ${j.place}</p>` +
              `${list(j.duties)}`,
          ) +
          `<h2>Skills</h2><div class="p">${each(p.skills, (s) => `<span>${s}</span>`)}</div>` +
          `<h2>Languages</h2><div class="p">${each(p.languages, (s) => `<span>${s}</span>`)}</div>` +
          `<h2>Education</h2>` +
          each(p.schools, (s) => `<p><b>${degree(s)}</b> · ${s.school}</p><p>${years(s)}</p>`),
      ),
  },
  {
    name: 'iso-arrows',
    shown: { ...ALL, address: 'city' },
    source: (p) =>
      page(
        `h1{font-size:24pt}h2{font-size:14pt;color:#0369a1;margin:12pt 0 4pt}`,
        `<h1>${bareName(p)}</h1><p>☎ ${p.phone} ✉ ${p.email} ⌂ ${p.city}, ${p.state}</p>` +
          `<h2>In short</h2><p>${p.summary}</p><h2>What I have done</h2>` +
          each(
            p.jobs,
            (j) =>
              `<p><b>${j.title} @ ${j.company}</b></p><p>${span(j, 'iso', ' » ', 'now')}</p>` +
              `${list(j.duties)}`,
          ) +
          `<h2>What I studied</h2>` +
          each(
            p.schools,
            (s) => `<p><b>${degree(s)} @ ${s.school}</b></p><p>${years(s, ' » ')}</p>`,
          ) +
          `<h2>What I do well</h2>${list(p.skills)}`,
      ),
  },
  {
    name: 'firm-left-column',
    shown: { ...ALL, address: 'zip' },
    source: (p) =>
      page(
        `h1{font-size:21pt}h2{font-size:12pt;background:#eef;padding:3pt 6pt;margin:10pt 0 6pt}` +
          `td{vertical-align:top;padding:0 12pt 8pt 0}td:first-child{width:2in}`,
        `<h1>${fullName(p)}</h1><p>${town(p)} | ${p.email} | ${p.phone}</p><h2>Summary</h2><p>` +
          `${p.summary}</p><h2>Experience</h2><table>` +
          each(
            p.jobs,
            (j) =>
              `<tr><td><p><b>${j.company}</b></p><p>${span(j, 'number', ' - ')}</p><p>${j.place}</p>` +
              `</td><td><p><b>${j.title}</b></p>${list(j.duties)}</td></tr>`,
          ) +
          `</table><h2>Education</h2><table>` +
          each(
            p.schools,
            (s) =>
              `<tr><td><p><b>${s.school}</b></p><p>${years(s, ' - ')}</p></td><td><p>${degree(s)}</p>` +
              `</td></tr>`,
          ) +
          `</table><h2>Skills</h2><p>${p.skills.join(', ')}</p>`,
      ),
  },
  {
    name: 'running-heads',
    shown: { ...ALL, address: 'full' },
    source: (p) => {
      const head = `<p class="hd">${bareName(p)} | ${p.phone} | ${p.email}</p>`;
      return page(
        `h1{font-size:22pt}h2{font-size:12pt;text-transform:uppercase;margin:16pt 0 6pt}` +
          `.hd{text-align:right;font-size:8.5pt;color:#666;margin-bottom:10pt}.pg{height:9.3in;` +
          `position:relative}.ft{position:absolute;bottom:0;width:100%;font-size:8.5pt;` +
          `text-align:right}.new{break-before:page}li{margin-bottom:8pt}`,
        `<div class="pg">${head}<h1>${fullName(p)}</h1><p>${street(p)}, ${town(p)}</p>` +
          `<h2>Profile</h2><p>${p.summary}</p><h2>Skills</h2>${list(p.skills)}` +
          `<h2>Professional Experience</h2>` +
          each(
            p.jobs.slice(0, 1),
            (j) =>
              `<p><b>${j.title}</b>, ${j.company}</p><p>${span(j, 'long')}</p>${list(j.duties)}`,
          ) +
          `<p class="ft">1</p></div><div class="pg new">${head}` +
          each(
            p.jobs.slice(1),
            (j) =>
              `<p><b>${j.title}</b>, ${j.company}</p><p>${span(j, 'long')}</p>${list(j.duties)}`,
          ) +
          `<h2>Education</h2>` +
          each(p.schools, (s) => `<p><b>${degree(s)}</b>, ${s.school}</p><p>${years(s)}</p>`) +
          `<p class="ft">2</p></div>`,
      );
    },
  },
  {
    name: 'heads-in-line',
    shown: { ...ALL, address: 'city' },
    source: (p) =>
      page(
        `p{margin-bottom:4pt}h1{font-size:16pt}`,
        `<h1>${bareName(p)}</h1><p>${p.city}, ${p.state} | ${p.email} | ${p.phone}</p><p>` +
          `<b>Profile:</b> ${p.summary}</p><p><b>Work Experience:</b></p>` +
          each(
            p.jobs,
            (j) => `<p>${j.title} - ${j.company} (${span(j, 'short', ' - ')})</p>${list(j.duties)}`,
          ) +
          `<p><b>Education:</b> ` +
          `${p.schools.map((s) => `${degree(s)} - ${s.school} (${years(s, ' - ')})`).join('<br>')}` +
          `</p><p><b>Skills:</b> ${p.skills.join(', ')}</p>`,
      ),
  },
  {
    name: 'name-left-details-right',
    shown: ALL,
    source: (p) =>
      page(
        `table{width:100%}td:last-child{text-align:right;font-size:9pt}h1{font-size:27pt}` +
          `h2{font-size:12pt;color:#92400e;border-bottom:1pt solid #92400e;margin:10pt 0 4pt}`,
        `<table><tr><td><h1>${bareName(p).replace(' ', '<br>')}</h1></td><td>${p.phone}<br>` +
          `${p.email}<br>${street(p)}<br>${town(p)}</td></tr></table><h2>Summary</h2><p>` +
          `${p.summary}</p><h2>Experience</h2>` +
          each(
            p.jobs,
            (j) =>
              `<p class="row"><b>${j.title}</b><span>${span(j, 'short')}</span></p><p class="row">` +
              `<span>${j.company}</span><span>${j.place}</span></p>${list(j.duties)}`,
          ) +
          `<h2>Education</h2>` +
          each(
            p.schools,
            (s) =>
              `<p class="row"><b>${degree(s)}</b><span>${years(s)}</span></p><p class="row"><span>` +
              `${s.school}</span><span>${s.place}</span></p>`,
          ) +
          `<h2>Skills</h2><p>${p.skills.join(', ')}</p>`,
      ),
  },
  {
    name: 'small-caps-low',
    shown: { ...ALL, address: 'city' },
    source: (p) =>
      page(
        `body{font-size:10pt;font-weight:300}h1{font-size:19pt;text-transform:lowercase;` +
          `font-weight:400}h2{font-size:10pt;text-transform:lowercase;color:#888;margin:14pt 0 4pt}` +
          `.e{margin-bottom:6pt}`,
        `<h1>${bareName(p)}</h1><p>${p.phone} / ${p.email} / ${p.city}, ${p.state}</p>` +
          `<h2>about me</h2><p>${p.summary}</p><h2>experience</h2>` +
          each(
            p.jobs,
            (j) =>
              `<div class="e"><p>${j.title}, ${j.company}</p><p>${span(j, 'dots', ' – ', 'today')}</p>` +
              `${list(j.duties)}</div>`,
          ) +
          `<h2>education</h2>` +
          each(
            p.schools,
            (s) => `<div class="e"><p>${degree(s)}, ${s.school}</p><p>${years(s)}</p></div>`,
          ) +
          `<h2>skills</h2><p>${p.skills.join(' / ')}</p>`,
      ),
  },
  {
    name: 'paragraphs',
    shown: { ...ALL, address: 'zip', dates: 'year' },
    source: (p) =>
      page(
        `body{font-family:'Nimbus Roman',serif;font-size:11.5pt}h1{font-size:18pt;` +
          `text-align:center}header p{text-align:center}h2{font-size:12pt;text-align:center;` +
          `margin:12pt 0 4pt}.e{margin-bottom:8pt;text-align:justify}`,
        `<header><h1>${fullName(p)}</h1><p>${town(p)}</p><p>${p.phone}</p><p>${p.email}</p>` +
          `</header><h2>PROFESSIONAL EXPERIENCE</h2>` +
          each(
            p.jobs,
            (j) =>
              `<p class="row"><b>${j.title.toUpperCase()}</b><b>${span(j, 'year', '-')}</b></p><p><b>` +
              `${j.company}, ${j.place}</b></p><p class="e">${j.duties.map((d) => `${d}.`).join(' ')}` +
              `</p>`,
          ) +
          `<h2>EDUCATION</h2>` +
          each(
            p.schools,
            (s) =>
              `<p class="row"><b>${s.school}</b><b>${years(s, '-')}</b></p><p>${degree(s)}</p>`,
          ) +
          `<h2>SKILLS</h2><p>${p.skills.join(', ')}</p><h2>OBJECTIVE</h2><p>${p.summary}</p>`,
      ),
  },
];
