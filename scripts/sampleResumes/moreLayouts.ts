import { degree, esc, fullName, list, month, page, span, street, years } from './printing.ts';
import type { Layout } from './printing.ts';

const FULL = {
  dates: 'month',
  address: 'full',
  years: 'both',
  summary: true,
  skills: true,
  country: null,
} as const;

/** The other layouts. */
export const MORE_LAYOUTS: readonly Layout[] = [
  {
    name: 'capitals',
    person: 'castellano',
    printed: { ...FULL, years: 'end', capitals: true },
    html: (p) =>
      page(
        `h1{font-size:22pt;text-transform:uppercase;letter-spacing:2pt}h2{font-size:11pt;text-transform:uppercase;letter-spacing:3pt;margin:14pt 0 4pt}h3{font-size:11pt;text-transform:uppercase}`,
        `<h1>${esc(fullName(p, ' '))}</h1><p>${p.phone} / ${p.email} / ${esc(street(p))}, ${p.city}, ${p.state} ${p.zip}</p>
        <h2>Professional Profile</h2><p>${esc(p.summary ?? '')}</p>
        <h2>Core Competencies</h2><p>${p.skills.join(' | ')}</p>
        <h2>Work Experience</h2>${p.jobs.map((j) => `<h3>${j.title} | ${esc(j.company)} | ${j.place} | ${span(j, 'short')}</h3>${list(j.duties)}`).join('<br>')}
        <h2>Education</h2>${p.schools.map((s) => `<p>${degree(s)} | ${s.school} | ${s.end}</p>`).join('')}`,
      ),
  },
  {
    name: 'own-words',
    person: 'orourke',
    printed: { ...FULL, years: 'end' },
    html: (p) =>
      page(
        `body{font-size:12pt;line-height:1.5}h1{font-size:24pt}h2{font-size:15pt;color:#935116;margin:12pt 0 4pt}`,
        `<h1>${esc(fullName(p))}</h1><h2>How to reach me</h2><p>Phone: ${p.phone}</p><p>E-mail: ${p.email}</p><p>Address: ${esc(street(p))}, ${p.city}, ${p.state} ${p.zip}</p>
        <h2>Who I am</h2><p>${esc(p.summary ?? '')}</p><h2>Where I've worked</h2>${p.jobs
          .map(
            (j) =>
              `<p><b>${esc(j.company)}</b> — ${j.title}</p><p>${span(j, 'long', 'now', ' to ')}</p>${list(j.duties)}`,
          )
          .join(
            '<br>',
          )}<h2>What I do well</h2>${list(p.skills)}<h2>My schooling</h2>${p.schools.map((s) => `<p>${s.school}: ${degree(s)} (${s.end})</p>`).join('')}`,
      ),
  },
  {
    name: 'plain',
    person: 'adeyemi',
    printed: { ...FULL, years: 'end' },
    html: (p) =>
      page(
        `body{font:10.5pt/1.3 'Liberation Mono',monospace}p{white-space:pre-wrap}`,
        `<p>${esc(fullName(p))}</p><p>${esc(street(p))}</p><p>${p.city}, ${p.state} ${p.zip}</p><p>${p.phone}</p><p>${p.email}</p><br>
        <p>SUMMARY</p><p>${esc(p.summary ?? '')}</p><br><p>EXPERIENCE</p>${p.jobs
          .map(
            (j) =>
              `<p>${j.title}, ${esc(j.company)}</p><p>${span(j, 'number', 'Current', ' - ')}</p>${j.duties.map((d) => `<p>- ${d}</p>`).join('')}`,
          )
          .join(
            '<br>',
          )}<br><p>EDUCATION</p>${p.schools.map((s) => `<p>${degree(s)}, ${s.school}, ${s.end}</p>`).join('')}<br><p>SKILLS</p><p>${p.skills.join(', ')}</p>`,
      ),
  },
  {
    name: 'two-pages',
    person: 'dubois',
    printed: FULL,
    html: (p) =>
      page(
        `body{font-size:12.5pt;line-height:1.6}h1{font-size:22pt}h2{font-size:14pt;margin:18pt 0 6pt;border-bottom:1pt solid #1a5276;color:#1a5276}.row{display:flex;justify-content:space-between;font-weight:700;margin-top:10pt}`,
        `<h1>${esc(fullName(p))}</h1><p>${esc(street(p))}, ${p.city}, ${p.state} ${p.zip}</p><p>${p.phone} | ${p.email}</p>
        <h2>Summary</h2><p>${esc(p.summary ?? '')}</p><h2>Professional Experience</h2>${p.jobs
          .filter((j) => !j.company.includes('Army'))
          .map(
            (j) =>
              `<p class="row"><span>${j.title}</span><span>${span(j, 'short')}</span></p><p>${esc(j.company)}, ${j.place}</p>${list(j.duties)}`,
          )
          .join('')}<h2>Military Experience</h2>${p.jobs
          .filter((j) => j.company.includes('Army'))
          .map(
            (j) =>
              `<p class="row"><span>${j.title}</span><span>${span(j, 'short')}</span></p><p>${esc(j.company)}, ${j.place}</p>${list(j.duties)}`,
          )
          .join(
            '',
          )}<h2>Education</h2>${p.schools.map((s) => `<p class="row"><span>${degree(s, ', ')}</span><span>${years(s)}</span></p><p>${s.school}</p>`).join('')}
        <h2>Skills</h2>${list(p.skills)}`,
        '0.9in',
      ),
  },
  {
    name: 'paragraphs',
    person: 'fischer',
    printed: { ...FULL, dates: 'year', years: 'end' },
    html: (p) =>
      page(
        `body{font-family:'Liberation Serif',serif;font-size:12pt}h1{font-size:18pt}h2{font-size:12pt;margin:12pt 0 3pt;text-decoration:underline}p{text-align:justify}`,
        `<h1>${esc(fullName(p))}</h1><p>${esc(street(p))}, ${p.city}, ${p.state} ${p.zip}. ${p.email}, ${p.phone}</p>
        <h2>Profile:</h2><p>${esc(p.summary ?? '')}</p><h2>Employment:</h2>${p.jobs
          .map(
            (j) =>
              `<p><b>${j.title}</b>, <i>${esc(j.company)}</i>, ${j.place}, ${span(j, 'year', 'present', '-')}</p><p>${j.duties.join(' ')}</p>`,
          )
          .join(
            '<br>',
          )}<h2>Education:</h2>${p.schools.map((s) => `<p>${degree(s)}, ${s.school}, ${s.end}</p>`).join('')}<h2>Technical skills:</h2><p>${p.skills.join('; ')}</p>`,
        '1in',
      ),
  },
  {
    name: 'student',
    person: 'delarosa',
    printed: { ...FULL, summary: false, address: 'city' },
    html: (p) =>
      page(
        `header{display:flex;justify-content:space-between;align-items:flex-end;border-bottom:3pt solid #117a65;padding-bottom:6pt}header div{text-align:right;font-size:9.5pt}h1{font-size:25pt}h2{font-size:12pt;color:#117a65;margin:12pt 0 3pt}.row{display:flex;justify-content:space-between}`,
        `<header><h1>${esc(fullName(p))}</h1><div>${p.email}<br>${p.phone}<br>${p.city}, ${p.state} ${p.zip}</div></header>
        <h2>Education</h2>${p.schools.map((s) => `<p class="row"><b>${s.school}</b><span>${years(s)}</span></p><p>${degree(s)}</p>`).join('')}
        <h2>Experience</h2>${p.jobs
          .map(
            (j) =>
              `<p class="row"><span><b>${j.title}</b> at ${esc(j.company)}</span><span>${month(j.start, 'short')} – ${j.end === null ? 'Present' : month(j.end, 'short')}</span></p>${list(j.duties)}`,
          )
          .join('')}
        <h2>Activities</h2><p>Treasurer, Desert Hiking Club</p><h2>Skills and Languages</h2><p>${p.skills.join(', ')}</p>`,
      ),
  },
];
