import { ALL } from './layout.ts';
import type { Layout } from './layout.ts';
import type { Job, School } from './person.ts';
import {
  bareName,
  byEmployer,
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

import { each, lines, list, page } from './htmlParts.ts';
import { MORE_DRAFTS } from './moreHtml.ts';
import { SIBLING_DRAFTS } from './siblingHtml.ts';

const DRAFTS: readonly Omit<Layout, 'maker'>[] = [
  {
    name: 'dark-rail-left',
    shown: ALL,
    source: (p) =>
      page(
        `main{display:grid;grid-template-columns:2.3in 1fr;min-height:11in}aside{background:#23395d;color:#fff;padding:0.5in 0.25in;font-size:9.5pt}section{padding:0.5in 0.45in}h1{font-size:25pt;color:#23395d}h2{font-size:12pt;letter-spacing:1.5pt;text-transform:uppercase;margin:14pt 0 5pt}aside p{margin-bottom:3pt}.when{color:#666;font-style:italic}`,
        `<main><aside><h2>Contact</h2><p>☎ ${p.phone}</p><p>✉ ${p.email}</p><p>⌂ ${street(p)}</p><p>${town(p)}</p><h2>Skills</h2>${lines(p.skills)}<h2>Languages</h2>${lines(p.languages)}</aside><section><h1>${fullName(p)}</h1><p>${p.headline}</p><h2>Profile</h2><p>${p.summary}</p><h2>Work Experience</h2>${each(p.jobs, (j) => `<h3>${j.title}</h3><p>${j.company}, ${j.place}</p><p class="when">${span(j, 'long')}</p>${list(j.duties)}`)}<h2>Education</h2>${each(p.schools, (s) => `<h3>${degree(s)}</h3><p>${s.school}, ${s.place}</p><p class="when">${years(s)}</p>`)}</section></main>`,
        '0',
      ),
  },
  {
    name: 'timeline-dots',
    shown: { ...ALL, address: 'zip' },
    source: (p) =>
      page(
        `h1{font-size:24pt;text-transform:uppercase}h2{background:#e9e4d8;padding:3pt 8pt;margin:12pt 0 8pt;font-size:12pt}.job{border-left:2pt solid #b08d57;padding:0 0 8pt 14pt;margin-left:6pt;position:relative}.job:before{content:'';position:absolute;left:-5.5pt;top:4pt;width:9pt;height:9pt;border-radius:50%;background:#b08d57}.when{float:right;color:#777}`,
        `<h1>${bareName(p)}</h1><p>${p.headline} | ${town(p)} | ${p.phone} | ${p.email}</p><h2>Career Summary</h2><p>${p.summary}</p><h2>Employment History</h2>${each(p.jobs, (j) => `<div class="job"><span class="when">${span(j, 'short')}</span><b>${j.title}</b><br>${j.company} — ${j.place}${list(j.duties)}</div>`)}<h2>Education</h2>${each(p.schools, (s) => `<div class="job"><span class="when">${years(s)}</span><b>${s.school}</b><br>${degree(s)}</div>`)}<h2>Licenses and Certifications</h2>${list(p.certificates)}<h2>Key Skills</h2><p>${p.skills.join(' • ')}</p>`,
      ),
  },
  {
    name: 'skill-bars-right',
    shown: { ...ALL, address: 'city' },
    source: (p) =>
      page(
        `header{background:#0d6e6e;color:#fff;padding:0.4in 0.6in}h1{font-size:28pt;font-weight:300}main{display:grid;grid-template-columns:1fr 2.2in;gap:0.4in;padding:0.3in 0.6in}h2{color:#0d6e6e;font-size:13pt;margin:10pt 0 4pt}.bar{background:#ddd;height:5pt;margin:1pt 0 5pt}.bar i{display:block;background:#0d6e6e;height:5pt}`,
        `<header><h1>${p.first} <b>${[p.middle, p.last].filter(Boolean).join(' ')}</b></h1><p>${p.headline}</p></header><main><div><h2>About Me</h2><p>${p.summary}</p><h2>Experience</h2>${each(p.jobs, (j) => `<p class="row"><b>${j.title}</b><span>${span(j, 'number', ' - ')}</span></p><p>${j.company} | ${j.place}</p>${list(j.duties)}`)}<h2>Education</h2>${each(p.schools, (s) => `<p class="row"><b>${degree(s)}</b><span>${years(s, ' - ')}</span></p><p>${s.school}</p>`)}</div><aside><h2>Contact</h2>${lines([p.phone, p.email, `${p.city}, ${p.state}`])}<h2>Skills</h2>${each(p.skills, (s, i) => `<p>${s}</p><div class="bar"><i style="width:${90 - 7 * i}%"></i></div>`)}<h2>Languages</h2>${lines(p.languages)}</aside></main>`,
        '0',
      ),
  },
  {
    name: 'chips',
    shown: { ...ALL, address: 'city' },
    source: (p) =>
      page(
        `h1{font-size:22pt;text-align:center}header p{text-align:center}h2{font-size:11pt;text-transform:uppercase;border-bottom:1.5pt solid #333;margin:12pt 0 6pt}.chip{display:inline-block;border:0.75pt solid #999;border-radius:9pt;padding:1pt 8pt;margin:2pt 4pt 2pt 0}`,
        `<header><h1>${fullName(p)}</h1><p>${p.city}, ${p.state} · ${p.phone} · ${p.email}</p></header><h2>Skills</h2>${each(p.skills, (s) => `<span class="chip">${s}</span> `)}<h2>Summary</h2><p>${p.summary}</p><h2>Experience</h2>${each(p.jobs, (j) => `<p class="row"><b>${j.company}</b><span>${j.place}</span></p><p class="row"><i>${j.title}</i><i>${span(j, 'short', '–')}</i></p>${list(j.duties)}`)}<h2>Education</h2>${each(p.schools, (s) => `<p class="row"><b>${s.school}</b><span>${s.place}</span></p><p class="row"><i>${degree(s)}</i><i>${years(s, '–')}</i></p>`)}`,
      ),
  },
  {
    name: 'dates-right-margin',
    shown: ALL,
    source: (p) =>
      page(
        `body{font-family:'Nimbus Roman',serif;font-size:11.5pt}h1{font-size:20pt}h2{font-size:13pt;font-variant:small-caps;margin:12pt 0 3pt}.e{display:grid;grid-template-columns:1fr 1.3in;column-gap:0.2in;margin-bottom:6pt}.e>:last-child{text-align:right}`,
        `<h1>${fullName(p)}</h1><p>${street(p)}, ${town(p)}</p><p>${p.phone}, ${p.email}</p><h2>Objective</h2><p>${p.summary}</p><h2>Work History</h2>${each(p.jobs, (j) => `<div class="e"><div><b>${j.title}</b>, ${j.company}, ${j.place}${list(j.duties)}</div><div>${span(j, 'short')}</div></div>`)}<h2>Education</h2>${each(p.schools, (s) => `<div class="e"><div><b>${s.school}</b><br>${degree(s, ', ')}</div><div>${years(s)}</div></div>`)}<h2>Certifications</h2>${list(p.certificates)}<h2>Skills</h2><p>${p.skills.join(', ')}</p>`,
      ),
  },
  {
    name: 'headings-in-rail',
    shown: ALL,
    source: (p) =>
      page(
        `h1{font-size:24pt;margin-bottom:2pt}.s{display:grid;grid-template-columns:1.4in 1fr;border-top:1pt solid #bbb;padding:8pt 0}h2{font-size:10.5pt;color:#a33;text-transform:uppercase}`,
        `<h1>${fullName(p)}</h1><p>${street(p)} | ${town(p)} | ${p.phone} | ${p.email}</p><br>${each(
          [
            ['Summary', `<p>${p.summary}</p>`],
            [
              'Experience',
              each(
                p.jobs,
                (j) =>
                  `<p class="row"><b>${j.title}</b><span>${span(j, 'long')}</span></p><p>${j.company}, ${j.place}</p>${list(j.duties)}`,
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
        `h1{font-size:30pt}h2{font-size:12pt;color:#6b2fa0;margin:12pt 0 4pt}.three{display:grid;grid-template-columns:1fr 1fr 1fr;gap:0.3in}footer{border-top:1pt solid;margin-top:14pt;padding-top:6pt;text-align:center}`,
        `<h1>${bareName(p)}</h1><p>${p.headline}</p><h2>Professional Experience</h2>${each(p.jobs, (j) => `<p><b>${j.title}</b> at ${j.company} (${span(j, 'short')})</p>${list(j.duties)}`)}<div class="three"><div><h2>Education</h2>${each(p.schools, (s) => `<p><b>${s.school}</b></p><p>${degree(s)}</p><p>${years(s)}</p>`)}</div><div><h2>Skills</h2>${list(p.skills)}</div><div><h2>Profile</h2><p>${p.summary}</p></div></div><footer>${p.phone} | ${p.email}</footer>`,
      ),
  },
  {
    name: 'functional-groups',
    shown: { ...ALL, duties: false, dates: 'year', years: 'end' },
    source: (p) =>
      page(
        `h1{text-align:center;font-size:22pt}header p{text-align:center}h2{font-size:12.5pt;text-decoration:underline;margin:12pt 0 4pt}`,
        `<header><h1>${bareName(p)}</h1><p>${street(p)}, ${town(p)}</p><p>${p.email} / ${p.phone}</p></header><h2>Summary of Qualifications</h2><p>${p.summary}</p><h2>Core Competencies</h2>${list(p.skills)}<h2>Employment</h2>${each(p.jobs, (j) => `<p>${j.title}, ${j.company}, ${j.place}, ${span(j, 'year', '-', 'present')}</p>`)}<h2>Education and Training</h2>${each(p.schools, (s) => `<p>${degree(s)}, ${s.school}, ${s.place}, ${s.end}</p>`)}`,
      ),
  },
  {
    name: 'bordered-table',
    shown: { ...ALL, years: 'end' },
    source: (p) =>
      page(
        `table{width:100%;border-collapse:collapse;margin:3pt 0 10pt}td,th{border:0.75pt solid;padding:4pt 6pt;text-align:left;vertical-align:top}th{background:#eee}h1{font-size:19pt}h2{font-size:12pt}`,
        `<h1>${bareName(p)}</h1><table><tr><th>Address</th><td>${street(p)}, ${town(p)}</td></tr><tr><th>Phone</th><td>${p.phone}</td></tr><tr><th>Email</th><td>${p.email}</td></tr></table><h2>Career Objective</h2><p>${p.summary}</p><br><h2>Work Experience</h2><table><tr><th>Employer</th><th>Position</th><th>Dates</th><th style="width:45%">Duties</th></tr>${each(p.jobs, (j) => `<tr><td>${j.company}</td><td>${j.title}</td><td>${span(j, 'number', ' to ')}</td><td>${j.duties.join('. ')}</td></tr>`)}</table><h2>Education</h2><table><tr><th>School</th><th>Qualification</th><th>Year</th></tr>${each(p.schools, (s) => `<tr><td>${s.school}</td><td>${degree(s)}</td><td>${s.end}</td></tr>`)}</table><h2>Skills</h2><table>${each(rows(p.skills, 3), (row) => `<tr>${each(row, (s) => `<td>${s}</td>`)}</tr>`)}</table>`,
      ),
  },
  {
    name: 'narrow-skill-grid',
    shown: { ...ALL, address: 'zip' },
    source: (p) =>
      page(
        `h1{font-size:21pt;color:#1a4}h2{font-size:12pt;color:#1a4;border-bottom:1pt dotted;margin:10pt 0 4pt}.g{display:grid;grid-template-columns:repeat(4,1.15in);gap:6pt 0.25in}`,
        `<h1>${fullName(p, ' ')}</h1><p>${town(p)} • ${p.email} • ${p.phone}</p><h2>Professional Summary</h2><p>${p.summary}</p><h2>Areas of Expertise</h2><div class="g">${each([...p.skills], (s) => `<div>${s}</div>`)}</div><h2>Professional Experience</h2>${each(p.jobs, (j) => `<p><b>${j.company}</b>, ${j.place}</p><p class="row"><span>${j.title}</span><span>${span(j, 'long', ' to ')}</span></p>${list(j.duties)}`)}<h2>Education</h2>${each(p.schools, (s) => `<p>${degree(s)}</p><p class="row"><span>${s.school}, ${s.place}</span><span>${years(s)}</span></p>`)}`,
      ),
  },
  {
    name: 'promotions-one-employer',
    shown: { ...ALL, address: 'city' },
    source: (p) =>
      page(
        `h1{font-size:23pt}h2{font-size:14pt;color:#0a58a6;margin:12pt 0 4pt}h3{font-size:12pt;margin-top:6pt}.role{margin:4pt 0 0 12pt}`,
        `<h1>${bareName(p)}</h1><p>${p.city}, ${p.state} | ${p.email} | ${p.phone}</p><h2>Profile</h2><p>${p.summary}</p><h2>Experience</h2>${each(byEmployer(p.jobs), (group) => `<h3>${group[0]?.company}</h3>${each(group, (j) => `<div class="role"><p><b>${j.title}</b></p><p>${span(j, 'long')} · ${j.place}</p>${list(j.duties)}</div>`)}`)}<h2>Education</h2>${each(p.schools, (s) => `<h3>${s.school}</h3><p>${degree(s, ', ')}</p><p>${years(s)}</p>`)}<h2>Skills</h2>${list(p.skills)}`,
      ),
  },
  {
    name: 'letter-spaced',
    shown: { ...ALL, address: 'zip' },
    source: (p) =>
      page(
        `h1{font-size:20pt;letter-spacing:6pt;text-transform:uppercase;text-align:center;font-weight:400}header p{text-align:center;font-size:9pt}h2{letter-spacing:4pt;text-transform:uppercase;font-size:10pt;text-align:center;margin:14pt 0 6pt}`,
        `<header><h1>${bareName(p)}</h1><p>${p.headline}</p><p>${p.phone} &nbsp; | &nbsp; ${p.email} &nbsp; | &nbsp; ${town(p)}</p></header><h2>Profile</h2><p>${p.summary}</p><h2>Experience</h2>${each(p.jobs, (j) => `<p><b>${j.title}</b> / ${j.company} / ${j.place}</p><p>${span(j, 'short', ' — ')}</p>${list(j.duties)}`)}<h2>Education</h2>${each(p.schools, (s) => `<p><b>${degree(s)}</b> / ${s.school}</p><p>${years(s, ' — ')}</p>`)}<h2>Expertise</h2><p style="text-align:center">${p.skills.join(' / ')}</p>`,
      ),
  },
  {
    name: 'numbered-boxes',
    shown: ALL,
    source: (p) =>
      page(
        `h1{font-size:18pt}h2{border:1pt solid;padding:2pt 6pt;font-size:11pt;margin:10pt 0 5pt}ul{list-style:square}`,
        `<h1>${bareName(p)}</h1><p>Address: ${street(p)}, ${town(p)}</p><p>Telephone: ${p.phone}</p><p>E-mail: ${p.email}</p><h2>1. Professional Profile</h2><p>${p.summary}</p><h2>2. Education</h2>${each(p.schools, (s) => `<p>${years(s, '-')}: ${degree(s)}, ${s.school}, ${s.place}</p>`)}<h2>3. Work Experience</h2>${each(p.jobs, (j) => `<p>${span(j, 'number', '-')}: <b>${j.title}</b>, ${j.company}, ${j.place}</p>${list(j.duties)}`)}<h2>4. Skills</h2>${list(p.skills)}<h2>5. Languages</h2><p>${p.languages.join(', ')}</p>`,
      ),
  },
  {
    name: 'federal',
    shown: { ...ALL, summary: false },
    source: (p) =>
      page(
        `body{font-family:'Nimbus Roman',serif;font-size:11pt}h1{font-size:16pt}h2{font-size:12pt;text-transform:uppercase;margin:12pt 0 4pt}`,
        `<h1>${bareName(p)}</h1><p>${street(p)}</p><p>${town(p)}</p><p>Phone: ${p.phone}</p><p>Email: ${p.email}</p><p>Citizenship: United States</p><p>Veterans' Preference: None</p><h2>Work Experience</h2>${each(p.jobs, (j, i) => `<p><b>${j.title}</b>, GS-0343-${11 - 2 * i}</p><p>${j.company}, ${j.place}</p><p>${span(j, 'number', ' - ')}</p><p>Hours per week: 40</p><p>Salary: $${84 - 11 * i},500 per year</p><p>Supervisor: Pat Lindqvist, may contact</p>${list(j.duties)}<br>`)}<h2>Education</h2>${each(p.schools, (s) => `<p>${s.school}, ${s.place}</p><p>${degree(s)}, ${years(s, ' - ')}</p>`)}<h2>Job Related Training</h2>${lines(p.certificates)}<h2>Skills</h2><p>${p.skills.join('; ')}</p><h2>References</h2><p>Available on request</p>`,
      ),
  },
  {
    name: 'colored-headings-only',
    shown: { ...ALL, address: 'city' },
    source: (p) =>
      page(
        `h1{font-size:17pt;color:#b00}h2{font-size:10.5pt;font-weight:400;color:#b00;margin:10pt 0 2pt}`,
        `<h1>${bareName(p)}</h1><p>${p.email}</p><p>${p.phone}</p><p>${p.city}, ${p.state}</p><h2>About</h2><p>${p.summary}</p><h2>Education</h2>${each(p.schools, (s) => `<p>${s.school} — ${degree(s)} (${years(s, '–')})</p>`)}<h2>Work</h2>${each(p.jobs, (j) => `<p>${j.company} — ${j.title} (${span(j, 'short', '–', 'now')})</p>${list(j.duties)}`)}<h2>Skills</h2><p>${p.skills.join(', ')}</p><h2>Volunteering</h2>${p.helping ? `<p>${p.helping.group} — ${p.helping.title} (${p.helping.start}–${p.helping.end})</p>` : '<p>None</p>'}`,
      ),
  },
  {
    name: 'two-columns-unlevel',
    shown: { ...ALL, address: 'none' },
    source: (p) =>
      page(
        `main{display:grid;grid-template-columns:1fr 1fr;gap:0.4in}h1{font-size:26pt;line-height:1.1}h2{font-size:12pt;border-left:6pt solid #e07a1f;padding-left:6pt;margin:12pt 0 5pt}.r{padding-top:1.1in}`,
        `<main><div><h1>${bareName(p)}</h1><p>${p.headline}</p><p>${p.email}</p><p>${p.phone}</p><h2>Experience</h2>${each(p.jobs, (j) => `<p><b>${j.title}</b></p><p>${j.company}</p><p>${span(j, 'short')}</p>${list(j.duties)}`)}</div><div class="r"><h2>Summary</h2><p>${p.summary}</p><h2>Education</h2>${each(p.schools, (s) => `<p><b>${degree(s)}</b></p><p>${s.school}</p><p>${years(s)}</p>`)}<h2>Skills</h2>${list(p.skills)}<h2>Certifications</h2>${list(p.certificates)}</div></main>`,
      ),
  },
  {
    name: 'icons-row-iso',
    shown: { ...ALL, address: 'zip' },
    source: (p) =>
      page(
        `h1{font-size:27pt;font-weight:800}.c span{margin-right:14pt}h2{font-size:15pt;margin:12pt 0 3pt}.when{font-family:'DejaVu Sans Mono';font-size:8.5pt;color:#555}`,
        `<h1>${bareName(p)}</h1><p class="c"><span>📞 ${p.phone}</span><span>✉️ ${p.email}</span><span>📍 ${town(p)}</span></p><h2>Hello!</h2><p>${p.summary}</p><h2>Where I've worked</h2>${each(p.jobs, (j) => `<p class="when">${span(j, 'iso', ' → ', 'today')}</p><p><b>${j.title}</b> @ ${j.company}</p>${list(j.duties)}`)}<h2>Where I studied</h2>${each(p.schools, (s) => `<p class="when">${years(s, ' → ')}</p><p><b>${degree(s)}</b> @ ${s.school}</p>`)}<h2>What I'm good at</h2>${list(p.skills)}`,
      ),
  },
  {
    name: 'cards-two-by-two',
    shown: { ...ALL, address: 'zip', years: 'end' },
    source: (p) =>
      page(
        `h1{font-size:22pt}.cards{display:grid;grid-template-columns:1fr 1fr;gap:10pt}.cards>div{border:1pt solid #cbd5e1;border-radius:5pt;padding:8pt}h2{font-size:12pt;color:#334155;margin-bottom:4pt}h3{font-size:10.5pt}.big{grid-column:1/3}`,
        `<h1>${fullName(p)}</h1><p>${p.headline}</p><br><div class="cards"><div><h2>Contact</h2>${lines([p.phone, p.email, town(p)])}</div><div><h2>Skills</h2><p>${p.skills.join(', ')}</p></div><div class="big"><h2>Summary</h2><p>${p.summary}</p></div><div class="big"><h2>Experience</h2>${each(p.jobs, (j) => `<h3>${j.title}</h3><p>${j.company} · ${j.place} · ${span(j, 'short')}</p>${list(j.duties)}`)}</div><div class="big"><h2>Education</h2>${each(p.schools, (s) => `<h3>${degree(s)}</h3><p>${s.school} · ${s.end}</p>`)}</div></div>`,
      ),
  },
  {
    name: 'plain-paragraph-jobs',
    shown: ALL,
    source: (p) =>
      page(
        `body{font-family:'Nimbus Mono PS',monospace;font-size:10pt}h1{font-size:12pt}h2{font-size:10pt;margin:10pt 0 2pt}`,
        `<h1>${bareName(p).toUpperCase()}</h1><p>${street(p)}</p><p>${town(p)}</p><p>${p.phone}</p><p>${p.email}</p><h2>OBJECTIVE</h2><p>${p.summary}</p><h2>EXPERIENCE</h2>${each(p.jobs, (j) => `<p>${j.company}, ${j.place}</p><p>${j.title}, ${span(j, 'long', ' to ', 'present')}</p>${each(j.duties, (d) => `<p>* ${d}</p>`)}<br>`)}<h2>EDUCATION</h2>${each(p.schools, (s) => `<p>${s.school}, ${s.place}</p><p>${degree(s)}, ${years(s, ' to ')}</p>`)}<h2>SKILLS</h2>${each(p.skills, (s) => `<p>* ${s}</p>`)}<h2>REFERENCES</h2><p>Available on request</p>`,
      ),
  },
  {
    name: 'two-pages-with-heads',
    shown: { ...ALL, address: 'zip' },
    source: (p) => {
      const head = `<p class="row head"><span>${fullName(p)}</span><span>${p.email} | ${p.phone}</span></p>`;
      const job = (j: Job): string =>
        `<p class="row"><b>${j.title}</b><b>${span(j, 'long')}</b></p><p>${j.company}, ${j.place}</p>${list(j.duties)}`;
      const school = (s: School): string =>
        `<p class="row"><b>${s.school}</b><b>${years(s)}</b></p><p>${degree(s)}</p>`;
      return page(
        `h1{font-size:24pt}h2{font-size:13pt;border-bottom:1pt solid;margin:16pt 0 6pt}.head{font-size:9pt;color:#666}.pg{height:9.4in;position:relative}.foot{position:absolute;bottom:0;width:100%;text-align:center;font-size:9pt}.new{break-before:page}`,
        `<div class="pg">${head}<h1>${fullName(p)}</h1><p>${p.headline}, ${town(p)}</p><h2>Summary</h2><p>${p.summary}</p><h2>Experience</h2>${each(p.jobs.slice(0, 2), job)}<p class="foot">Page 1 of 2</p></div><div class="pg new">${head}<h2>Experience (continued)</h2>${each(p.jobs.slice(2), job)}<h2>Education</h2>${each(p.schools, school)}<h2>Skills</h2>${list(p.skills)}<p class="foot">Page 2 of 2</p></div>`,
      );
    },
  },
  {
    name: 'photo-band-right-rail',
    shown: ALL,
    source: (p) =>
      page(
        `header{background:#f3d9c8;padding:0.35in 0.6in;display:flex;gap:0.3in;align-items:center}header i{width:70pt;height:70pt;border-radius:50%;background:#aaa}h1{font-size:26pt}main{display:grid;grid-template-columns:1fr 2.1in;gap:0.35in;padding:0.3in 0.6in}h2{font-size:12pt;text-transform:uppercase;color:#9a4c24;margin:10pt 0 4pt}aside li{margin-bottom:2pt}`,
        `<header><i></i><div><h1>${bareName(p)}</h1><p>${p.headline}</p></div></header><main><div><h2>Experience</h2>${each(p.jobs, (j) => `<p><b>${j.title} – ${j.company}</b></p><p>${span(j, 'apostrophe')}, ${j.place}</p>${list(j.duties)}`)}<h2>Education</h2>${each(p.schools, (s) => `<p><b>${s.school}</b></p><p>${degree(s)} | ${years(s)}</p>`)}</div><aside><h2>Details</h2>${lines([street(p), `${p.city}, ${p.state}`, p.zip, p.phone, p.email])}<h2>Profile</h2><p>${p.summary}</p><h2>Strengths</h2>${list(p.skills)}</aside></main>`,
        '0',
      ),
  },
  {
    name: 'right-aligned-head',
    shown: ALL,
    source: (p) =>
      page(
        `header{text-align:right;border-bottom:3pt solid #444;padding-bottom:6pt}h1{font-size:21pt}h2{font-size:12pt;margin:12pt 0 4pt;text-align:right;color:#444}ol{margin:0;padding-left:20pt}`,
        `<header><h1>${p.last ?? ''}, ${[p.first, p.middle].filter(Boolean).join(' ')}</h1><p>${street(p)}</p><p>${town(p)}</p><p>T ${p.phone}</p><p>E ${p.email}</p></header><h2>Statement</h2><p>${p.summary}</p><h2>Career History</h2>${each(p.jobs, (j) => `<p><b>${span(j, 'short')}</b></p><p>${j.title}, ${j.company} (${j.place})</p>${list(j.duties, 'ol')}`)}<h2>Education</h2>${each(p.schools, (s) => `<p><b>${years(s)}</b></p><p>${degree(s)}, ${s.school}</p>`)}<h2>Technical Skills</h2><p>${p.skills.join(' | ')}</p>`,
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
export const HTML_LAYOUTS: readonly Layout[] = [...DRAFTS, ...MORE_DRAFTS, ...SIBLING_DRAFTS].map(
  htmlLayout,
);
