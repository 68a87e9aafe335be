import { each, lines, list, page } from './htmlParts.ts';
import { ALL } from './layout.ts';
import type { Layout } from './layout.ts';
import type { Job, School } from './person.ts';
import { bareName, byEmployer, degree, fullName, span, street, town, years } from './text.ts';

/** Looks that differ in their entries, heads and foot. */
export const ENTRY_DRAFTS: readonly Omit<Layout, 'maker'>[] = [
  {
    name: 'promotions-one-employer',
    shown: { ...ALL, address: 'city' },
    source: (p) =>
      page(
        `h1{font-size:23pt}h2{font-size:14pt;color:#0a58a6;margin:12pt 0 4pt}h3{font-size:12pt;` +
          `margin-top:6pt}.role{margin:4pt 0 0 12pt}`,
        `<h1>${bareName(p)}</h1><p>${p.city}, ${p.state} | ${p.email} | ${p.phone}</p>` +
          `<h2>Profile</h2><p>${p.summary}</p><h2>Experience</h2>` +
          each(
            byEmployer(p.jobs),
            (group) =>
              `<h3>${group[0]?.company}</h3>` +
              each(
                group,
                (j) =>
                  `<div class="role"><p><b>${j.title}</b></p><p>${span(j, 'long')} · ${j.place}</p>` +
                  `${list(j.duties)}</div>`,
              ),
          ) +
          `<h2>Education</h2>` +
          each(
            p.schools,
            (s) => `<h3>${s.school}</h3><p>${degree(s, ', ')}</p><p>${years(s)}</p>`,
          ) +
          `<h2>Skills</h2>${list(p.skills)}`,
      ),
  },
  {
    name: 'letter-spaced',
    shown: { ...ALL, address: 'zip' },
    source: (p) =>
      page(
        `h1{font-size:20pt;letter-spacing:6pt;text-transform:uppercase;text-align:center;` +
          `font-weight:400}header p{text-align:center;font-size:9pt}h2{letter-spacing:4pt;` +
          `text-transform:uppercase;font-size:10pt;text-align:center;margin:14pt 0 6pt}`,
        `<header><h1>${bareName(p)}</h1><p>${p.headline}</p><p>${p.phone} &nbsp; | &nbsp; ` +
          `${p.email} &nbsp; | &nbsp; ${town(p)}</p></header><h2>Profile</h2><p>${p.summary}</p>` +
          `<h2>Experience</h2>` +
          each(
            p.jobs,
            (j) =>
              `<p><b>${j.title}</b> / ${j.company} / ${j.place}</p><p>${span(j, 'short', ' — ')}</p>` +
              `${list(j.duties)}`,
          ) +
          `<h2>Education</h2>` +
          each(
            p.schools,
            (s) => `<p><b>${degree(s)}</b> / ${s.school}</p><p>${years(s, ' — ')}</p>`,
          ) +
          `<h2>Expertise</h2><p style="text-align:center">${p.skills.join(' / ')}</p>`,
      ),
  },
  {
    name: 'numbered-boxes',
    shown: ALL,
    source: (p) =>
      page(
        `h1{font-size:18pt}h2{border:1pt solid;padding:2pt 6pt;font-size:11pt;margin:10pt 0 5pt}` +
          `ul{list-style:square}`,
        `<h1>${bareName(p)}</h1><p>Address: ${street(p)}, ${town(p)}</p><p>Telephone: ${p.phone}` +
          `</p><p>E-mail: ${p.email}</p><h2>1. Professional Profile</h2><p>${p.summary}</p>` +
          `<h2>2. Education</h2>` +
          each(p.schools, (s) => `<p>${years(s, '-')}: ${degree(s)}, ${s.school}, ${s.place}</p>`) +
          `<h2>3. Work Experience</h2>` +
          each(
            p.jobs,
            (j) =>
              `<p>${span(j, 'number', '-')}: <b>${j.title}</b>, ${j.company}, ${j.place}</p>` +
              `${list(j.duties)}`,
          ) +
          `<h2>4. Skills</h2>${list(p.skills)}<h2>5. Languages</h2><p>${p.languages.join(', ')}</p>`,
      ),
  },
  {
    name: 'federal',
    shown: { ...ALL, summary: false },
    source: (p) =>
      page(
        `body{font-family:'Nimbus Roman',serif;font-size:11pt}h1{font-size:16pt}` +
          `h2{font-size:12pt;text-transform:uppercase;margin:12pt 0 4pt}`,
        `<h1>${bareName(p)}</h1><p>${street(p)}</p><p>${town(p)}</p><p>Phone: ${p.phone}</p>` +
          `<p>Email: ${p.email}</p><p>Citizenship: United States</p>` +
          `<p>Veterans' Preference: None</p><h2>Work Experience</h2>` +
          each(
            p.jobs,
            (j, i) =>
              `<p><b>${j.title}</b>, GS-0343-${11 - 2 * i}</p><p>${j.company}, ${j.place}</p><p>` +
              `${span(j, 'number', ' - ')}</p><p>Hours per week: 40</p><p>Salary: $${84 - 11 * i}` +
              `,500 per year</p><p>Supervisor: Pat Lindqvist, may contact</p>${list(j.duties)}<br>`,
          ) +
          `<h2>Education</h2>` +
          each(
            p.schools,
            (s) => `<p>${s.school}, ${s.place}</p><p>${degree(s)}, ${years(s, ' - ')}</p>`,
          ) +
          `<h2>Job Related Training</h2>${lines(p.certificates)}<h2>Skills</h2><p>` +
          `${p.skills.join('; ')}</p><h2>References</h2><p>Available on request</p>`,
      ),
  },
  {
    name: 'colored-headings-only',
    shown: { ...ALL, address: 'city' },
    source: (p) =>
      page(
        `h1{font-size:17pt;color:#b00}h2{font-size:10.5pt;font-weight:400;color:#b00;` +
          `margin:10pt 0 2pt}`,
        `<h1>${bareName(p)}</h1><p>${p.email}</p><p>${p.phone}</p><p>${p.city}, ${p.state}</p>` +
          `<h2>About</h2><p>${p.summary}</p><h2>Education</h2>` +
          each(p.schools, (s) => `<p>${s.school} — ${degree(s)} (${years(s, '–')})</p>`) +
          `<h2>Work</h2>` +
          each(
            p.jobs,
            (j) =>
              `<p>${j.company} — ${j.title} (${span(j, 'short', '–', 'now')})</p>${list(j.duties)}`,
          ) +
          `<h2>Skills</h2><p>${p.skills.join(', ')}</p><h2>Volunteering</h2>` +
          `${p.helping ? `<p>${p.helping.group} — ${p.helping.title} (${p.helping.start}–${p.helping.end})</p>` : '<p>None</p>'}`,
      ),
  },
  {
    name: 'two-columns-unlevel',
    shown: { ...ALL, address: 'none' },
    source: (p) =>
      page(
        `main{display:grid;grid-template-columns:1fr 1fr;gap:0.4in}h1{font-size:26pt;` +
          `line-height:1.1}h2{font-size:12pt;border-left:6pt solid #e07a1f;padding-left:6pt;` +
          `margin:12pt 0 5pt}.r{padding-top:1.1in}`,
        `<main><div><h1>${bareName(p)}</h1><p>${p.headline}</p><p>${p.email}</p><p>${p.phone}</p>` +
          `<h2>Experience</h2>` +
          each(
            p.jobs,
            (j) =>
              `<p><b>${j.title}</b></p><p>${j.company}</p><p>${span(j, 'short')}</p>${list(j.duties)}`,
          ) +
          `</div><div class="r"><h2>Summary</h2><p>${p.summary}</p><h2>Education</h2>` +
          each(p.schools, (s) => `<p><b>${degree(s)}</b></p><p>${s.school}</p><p>${years(s)}</p>`) +
          `<h2>Skills</h2>${list(p.skills)}<h2>Certifications</h2>${list(p.certificates)}</div>` +
          `</main>`,
      ),
  },
  {
    name: 'icons-row-iso',
    shown: { ...ALL, address: 'zip' },
    source: (p) =>
      page(
        `h1{font-size:27pt;font-weight:800}.c span{margin-right:14pt}h2{font-size:15pt;` +
          `margin:12pt 0 3pt}.when{font-family:'DejaVu Sans Mono';font-size:8.5pt;color:#555}`,
        `<h1>${bareName(p)}</h1><p class="c"><span>📞 ${p.phone}</span><span>✉️ ${p.email}</span>` +
          `<span>📍 ${town(p)}</span></p><h2>Hello!</h2><p>${p.summary}</p>` +
          `<h2>Where I've worked</h2>` +
          each(
            p.jobs,
            (j) =>
              `<p class="when">${span(j, 'iso', ' → ', 'today')}</p><p><b>${j.title}</b> @ ${j.company}` +
              `</p>${list(j.duties)}`,
          ) +
          `<h2>Where I studied</h2>` +
          each(
            p.schools,
            (s) => `<p class="when">${years(s, ' → ')}</p><p><b>${degree(s)}</b> @ ${s.school}</p>`,
          ) +
          `<h2>What I'm good at</h2>${list(p.skills)}`,
      ),
  },
  {
    name: 'cards-two-by-two',
    shown: { ...ALL, address: 'zip', years: 'end' },
    source: (p) =>
      page(
        `h1{font-size:22pt}.cards{display:grid;grid-template-columns:1fr 1fr;gap:10pt}` +
          `.cards>div{border:1pt solid #cbd5e1;border-radius:5pt;padding:8pt}h2{font-size:12pt;` +
          `color:#334155;margin-bottom:4pt}h3{font-size:10.5pt}.big{grid-column:1/3}`,
        `<h1>${fullName(p)}</h1><p>${p.headline}</p><br><div class="cards"><div><h2>Contact</h2>` +
          `${lines([p.phone, p.email, town(p)])}</div><div><h2>Skills</h2><p>${p.skills.join(', ')}` +
          `</p></div><div class="big"><h2>Summary</h2><p>${p.summary}</p></div><div class="big">` +
          `<h2>Experience</h2>` +
          each(
            p.jobs,
            (j) =>
              `<h3>${j.title}</h3><p>${j.company} · ${j.place} · ${span(j, 'short')}</p>` +
              `${list(j.duties)}`,
          ) +
          `</div><div class="big"><h2>Education</h2>` +
          each(p.schools, (s) => `<h3>${degree(s)}</h3><p>${s.school} · ${s.end}</p>`) +
          `</div></div>`,
      ),
  },
  {
    name: 'plain-paragraph-jobs',
    shown: ALL,
    source: (p) =>
      page(
        `body{font-family:'Nimbus Mono PS',monospace;font-size:10pt}h1{font-size:12pt}` +
          `h2{font-size:10pt;margin:10pt 0 2pt}`,
        `<h1>${bareName(p).toUpperCase()}</h1><p>${street(p)}</p><p>${town(p)}</p><p>${p.phone}` +
          `</p><p>${p.email}</p><h2>OBJECTIVE</h2><p>${p.summary}</p><h2>EXPERIENCE</h2>` +
          each(
            p.jobs,
            (j) =>
              `<p>${j.company}, ${j.place}</p><p>${j.title}, ${span(j, 'long', ' to ', 'present')}</p>` +
              `${each(j.duties, (d) => `<p>* ${d}</p>`)}<br>`,
          ) +
          `<h2>EDUCATION</h2>` +
          each(
            p.schools,
            (s) => `<p>${s.school}, ${s.place}</p><p>${degree(s)}, ${years(s, ' to ')}</p>`,
          ) +
          `<h2>SKILLS</h2>${each(p.skills, (s) => `<p>* ${s}</p>`)}<h2>REFERENCES</h2>` +
          `<p>Available on request</p>`,
      ),
  },
  {
    name: 'two-pages-with-heads',
    shown: { ...ALL, address: 'zip' },
    source: (p) => {
      const head = `<p class="row head"><span>${fullName(p)}</span><span>${p.email} | ${p.phone}</span></p>`;
      const job = (j: Job): string =>
        `<p class="row"><b>${j.title}</b><b>${span(j, 'long')}</b></p><p>${j.company}, ${j.place}` +
        `</p>${list(j.duties)}`;
      const school = (s: School): string =>
        `<p class="row"><b>${s.school}</b><b>${years(s)}</b></p><p>${degree(s)}</p>`;
      return page(
        `h1{font-size:24pt}h2{font-size:13pt;border-bottom:1pt solid;margin:16pt 0 6pt}` +
          `.head{font-size:9pt;color:#666}.pg{height:9.4in;position:relative}` +
          `.foot{position:absolute;bottom:0;width:100%;text-align:center;font-size:9pt}` +
          `.new{break-before:page}`,
        `<div class="pg">${head}<h1>${fullName(p)}</h1><p>${p.headline}, ${town(p)}</p>` +
          `<h2>Summary</h2><p>${p.summary}</p><h2>Experience</h2>${each(p.jobs.slice(0, 2), job)}` +
          `<p class="foot">Page 1 of 2</p></div><div class="pg new">${head}` +
          `<h2>Experience (continued)</h2>${each(p.jobs.slice(2), job)}<h2>Education</h2>` +
          `${each(p.schools, school)}<h2>Skills</h2>${list(p.skills)}` +
          `<p class="foot">Page 2 of 2</p></div>`,
      );
    },
  },
  {
    name: 'photo-band-right-rail',
    shown: ALL,
    source: (p) =>
      page(
        `header{background:#f3d9c8;padding:0.35in 0.6in;display:flex;gap:0.3in;` +
          `align-items:center}header i{width:70pt;height:70pt;border-radius:50%;background:#aaa}` +
          `h1{font-size:26pt}main{display:grid;grid-template-columns:1fr 2.1in;gap:0.35in;` +
          `padding:0.3in 0.6in}h2{font-size:12pt;text-transform:uppercase;color:#9a4c24;` +
          `margin:10pt 0 4pt}aside li{margin-bottom:2pt}`,
        `<header><i></i><div><h1>${bareName(p)}</h1><p>${p.headline}</p></div></header><main>` +
          `<div><h2>Experience</h2>` +
          each(
            p.jobs,
            (j) =>
              `<p><b>${j.title} – ${j.company}</b></p><p>${span(j, 'apostrophe')}, ${j.place}</p>` +
              `${list(j.duties)}`,
          ) +
          `<h2>Education</h2>` +
          each(p.schools, (s) => `<p><b>${s.school}</b></p><p>${degree(s)} | ${years(s)}</p>`) +
          `</div><aside><h2>Details</h2>` +
          lines([street(p), `${p.city}, ${p.state}`, p.zip, p.phone, p.email]) +
          `<h2>Profile</h2><p>${p.summary}</p><h2>Strengths</h2>${list(p.skills)}</aside></main>`,
        '0',
      ),
  },
  {
    name: 'right-aligned-head',
    shown: ALL,
    source: (p) =>
      page(
        `header{text-align:right;border-bottom:3pt solid #444;padding-bottom:6pt}` +
          `h1{font-size:21pt}h2{font-size:12pt;margin:12pt 0 4pt;text-align:right;color:#444}` +
          `ol{margin:0;padding-left:20pt}`,
        `<header><h1>${p.last ?? ''}, ${[p.first, p.middle].filter(Boolean).join(' ')}</h1><p>` +
          `${street(p)}</p><p>${town(p)}</p><p>T ${p.phone}</p><p>E ${p.email}</p></header>` +
          `<h2>Statement</h2><p>${p.summary}</p><h2>Career History</h2>` +
          each(
            p.jobs,
            (j) =>
              `<p><b>${span(j, 'short')}</b></p><p>${j.title}, ${j.company} (${j.place})</p>` +
              `${list(j.duties, 'ol')}`,
          ) +
          `<h2>Education</h2>` +
          each(p.schools, (s) => `<p><b>${years(s)}</b></p><p>${degree(s)}, ${s.school}</p>`) +
          `<h2>Technical Skills</h2><p>${p.skills.join(' | ')}</p>`,
      ),
  },
];
