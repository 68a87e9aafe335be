import { each, lines, list, page } from './htmlParts.ts';
import { ALL } from './layout.ts';
import type { Layout } from './layout.ts';
import { bareName, degree, span, street, town, years } from './text.ts';

/** A row of the form that many countries of Europe used for years. */
const formRow = (label: string, value: string): string =>
  `<tr><th>${label}</th><td>${value}</td></tr>`;

/** Looks as the templates of word processors, resume builders and schools have them. */
export const TEMPLATE_HTML: readonly Omit<Layout, 'maker'>[] = [
  {
    name: 'serif-dash-heads',
    people: ['cashier', 'technologist'],
    shown: { ...ALL, address: 'zip' },
    source: (p) =>
      page(
        `main { display: grid; grid-template-columns: 1fr 1.9in; gap: 0.35in }
        body { font-family: 'Nimbus Roman', serif; font-size: 10pt }
        h1 { font-size: 30pt } h2 { font-size: 10pt; color: #2079c7; margin: 14pt 0 4pt }
        h3 { font-size: 11pt; margin-top: 8pt } .when { color: #777; font-size: 8pt }`,
        `<main><div><h1>${bareName(p)}</h1><p>${p.headline}</p>
        <h2>EXPERIENCE</h2>${each(
          p.jobs,
          (j) => `<h3><b>${j.company},</b> <span style="font-weight:400">${j.place} —
            <i>${j.title}</i></span></h3>
            <p class="when">${span(j, 'long', ' - ').toUpperCase()}</p>${list(j.duties)}`,
        )}
        <h2>EDUCATION</h2>${each(
          p.schools,
          (s) => `<h3><b>${s.school},</b> <span style="font-weight:400">${s.place} —
            <i>${degree(s)}</i></span></h3>
            <p class="when">${years(s, ' - ')}</p>`,
        )}</div>
        <aside><p>${p.phone}</p><p>${p.email}</p><p>${town(p)}</p>
        <h2>ABOUT</h2><p>${p.summary}</p>
        <h2>SKILLS</h2>${lines(p.skills)}
        <h2>LANGUAGES</h2><p>${p.languages.join(', ')}</p></aside></main>`,
      ),
  },
  {
    name: 'two-rails',
    people: ['linden', 'manager'],
    shown: { ...ALL, address: 'city' },
    source: (p) =>
      page(
        `main { display: grid; grid-template-columns: 1.55in 1fr 1.6in; gap: 0.22in }
        h1 { font-size: 24pt; text-align: center; margin-bottom: 12pt }
        h2 { font-size: 10.5pt; color: #7a2e2e; margin: 10pt 0 4pt; text-transform: uppercase }
        aside { font-size: 8.5pt } section { font-size: 9.5pt }`,
        `<h1>${bareName(p)}</h1><main>
        <aside><h2>Contact</h2><p>${p.phone}</p><p>${p.email}</p><p>${p.city}, ${p.state}</p>
        <h2>Skills</h2>${list(p.skills)}</aside>
        <section><h2>Profile</h2><p>${p.summary}</p>
        <h2>Experience</h2>${each(
          p.jobs,
          (j) => `<p><b>${j.title}</b></p><p>${j.company}</p>
            <p><i>${span(j, 'short')}</i></p>${list(j.duties)}`,
        )}</section>
        <aside><h2>Education</h2>${each(
          p.schools,
          (s) => `<p><b>${degree(s)}</b></p><p>${s.school}</p><p>${years(s)}</p><br>`,
        )}<h2>Certificates</h2>${list(p.certificates)}
        <h2>Languages</h2>${list(p.languages)}</aside></main>`,
        '0.5in',
      ),
  },
  {
    name: 'occupation-rows',
    people: ['bookkeeper', 'nurse'],
    shown: { ...ALL, address: 'full' },
    source: (p) =>
      page(
        `table { border-collapse: collapse; width: 100%; font-size: 10pt }
        th { width: 32%; text-align: right; font-weight: 400; padding: 1.5pt 9pt 1.5pt 0;
          vertical-align: top; border-right: 0.75pt solid #000 }
        td { padding: 1.5pt 0 1.5pt 9pt; vertical-align: top }
        .h { font-weight: 700; font-size: 12pt; padding-top: 12pt } .gap { padding-top: 9pt }`,
        `<table><tr><th class="h">Personal information</th><td></td></tr>
        ${formRow('Name', `<b>${bareName(p)}</b>`)}
        ${formRow('Address', `${street(p)}, ${town(p)}`)}
        ${formRow('Telephone', p.phone)}${formRow('E-mail', p.email)}
        <tr><th class="h">Profile</th><td class="h"></td></tr>${formRow('', p.summary)}
        <tr><th class="h">Work experience</th><td></td></tr>${each(
          p.jobs,
          (j) => `<tr><th class="gap">Dates</th><td class="gap">${span(j, 'long')}</td></tr>
            ${formRow('Occupation or position held', `<b>${j.title}</b>`)}
            ${formRow('Name of employer', j.company)}
            ${formRow('Main activities', list(j.duties))}`,
        )}
        <tr><th class="h">Education and training</th><td></td></tr>${each(
          p.schools,
          (s) => `<tr><th class="gap">Dates</th><td class="gap">${years(s)}</td></tr>
            ${formRow('Title of qualification awarded', degree(s))}
            ${formRow('Name of organisation', s.school)}`,
        )}
        <tr><th class="h">Skills</th><td class="h" style="font:10pt 'Nimbus Sans'">
        ${p.skills.join(', ')}</td></tr></table>`,
      ),
  },
  {
    name: 'harvard-plain',
    people: ['undergraduate', 'student'],
    shown: { ...ALL, address: 'full', summary: false },
    source: (p) =>
      page(
        `body { font-family: 'Nimbus Roman', serif; font-size: 11pt }
        h1 { font-size: 14pt; text-align: center; border-bottom: 1pt solid }
        h2 { font-size: 11.5pt; text-align: center; margin: 9pt 0 3pt } .c { text-align: center }`,
        `<h1>${bareName(p)}</h1>
        <p class="c">${street(p)} • ${town(p)} • ${p.email} • ${p.phone}</p>
        <h2>Education</h2>${each(
          p.schools,
          (s) => `<p class="row"><b>${s.school}</b><span>${s.place}</span></p>
            <p class="row"><span>${degree(s)}. GPA 3.7</span><span>${years(s)}</span></p>`,
        )}
        <h2>Experience</h2>${each(
          p.jobs,
          (j) => `<p class="row"><b>${j.company}</b><span>${j.place}</span></p>
            <p class="row"><b>${j.title}</b><span>${span(j, 'long')}</span></p>${list(j.duties)}`,
        )}
        <h2>Leadership &amp; Activities</h2>
        <p class="row"><b>${p.helping?.group ?? ''}</b></p>
        <p class="row"><b>${p.helping?.title ?? ''}</b>
        <span>${p.helping?.start ?? ''} – ${p.helping?.end ?? ''}</span></p>
        <h2>Skills &amp; Interests</h2><p><b>Technical:</b> ${p.skills.join(', ')}</p>
        <p><b>Language:</b> ${p.languages.join(', ')}</p>
        <p><b>Interests:</b> long walks, chess, baking</p>`,
      ),
  },
  {
    name: 'spaced-caps',
    people: ['technologist', 'federal'],
    shown: { ...ALL, address: 'city' },
    source: (p) => {
      const apart = (text: string): string =>
        text
          .toUpperCase()
          .split(' ')
          .map((word) => word.split('').join(' '))
          .join('&nbsp;&nbsp; ');
      return page(
        `h1 { font-size: 20pt; font-weight: 300; text-align: center } .c { text-align: center }
        main { display: grid; grid-template-columns: 1.7in 1fr; gap: 16pt 0.2in; margin-top: 14pt }
        h2 { font-size: 9pt; font-weight: 600 }`,
        `<h1>${apart(bareName(p))}</h1>
        <p class="c">${p.city}, ${p.state} &nbsp;/&nbsp; ${p.phone} &nbsp;/&nbsp; ${p.email}</p><main>
        <h2>${apart('Profile')}</h2><div><p>${p.summary}</p></div>
        <h2>${apart('Experience')}</h2><div>${each(
          p.jobs,
          (j) => `<p><b>${j.title.toUpperCase()}</b> / ${j.company}</p>
            <p>${span(j, 'short')} / ${j.place}</p>${list(j.duties)}`,
        )}</div>
        <h2>${apart('Education')}</h2><div>${each(
          p.schools,
          (s) => `<p><b>${degree(s).toUpperCase()}</b> / ${s.school}</p><p>${years(s)}</p>`,
        )}</div>
        <h2>${apart('Skills')}</h2><div><p>${p.skills.join(' / ')}</p></div></main>`,
      );
    },
  },
  {
    name: 'glyph-icons',
    people: ['undergraduate', 'manager'],
    shown: { ...ALL, address: 'city' },
    source: (p) =>
      page(
        `h1 { font-size: 23pt; color: #0a4f7d } h2 { font-size: 14pt; color: #0a4f7d;
        border-bottom: 2pt solid #0a4f7d; margin: 12pt 0 4pt } .firm { color: #c0392b }
        small { font-size: 9pt; color: #555 }`,
        `<h1>${bareName(p)}</h1><p class="firm">${p.headline}</p>
        <p><small>✉ ${p.email} &nbsp; ☎ ${p.phone} &nbsp; ⚑ ${p.city}, ${p.state}</small></p>
        <h2>★ About</h2><p>${p.summary}</p>
        <h2>⚒ Experience</h2>${each(
          p.jobs,
          (j) => `<p><b>${j.title}</b></p><p class="firm">${j.company}</p>
            <p><small>⌚ ${span(j, 'short')} &nbsp;&nbsp; ⚑ ${j.place}</small></p>${list(j.duties)}`,
        )}
        <h2>✎ Education</h2>${each(
          p.schools,
          (s) => `<p><b>${degree(s)}</b></p><p class="firm">${s.school}</p>
            <p><small>⌚ ${years(s)}</small></p>`,
        )}
        <h2>⚙ Skills</h2><p>${p.skills.join(' ◆ ')}</p>`,
      ),
  },
  {
    name: 'proud-cards',
    people: ['linden', 'cashier'],
    shown: { ...ALL, address: 'city' },
    source: (p) =>
      page(
        `main { display: grid; grid-template-columns: 1.6fr 1fr; gap: 0.3in }
        h1 { font-size: 22pt; text-transform: uppercase } h2 { font-size: 13pt; margin: 10pt 0 5pt;
        border-bottom: 2pt solid #000 } h3 { font-size: 11.5pt; font-weight: 500 }
        .firm { color: #1e90ff; font-weight: 700 } small { color: #555 }
        .tag { display: inline-block; border-bottom: 1pt solid #aaa; margin: 3pt 9pt 3pt 0 }`,
        `<h1>${bareName(p)}</h1><p class="firm">${p.headline}</p>
        <p>☎ ${p.phone} ✉ ${p.email} ⌂ ${p.city}, ${p.state}</p><main>
        <div><h2>EXPERIENCE</h2>${each(
          p.jobs,
          (j) => `<h3>${j.title}</h3><p class="firm">${j.company}</p>
            <p><small>${span(j, 'number', ' - ')} &nbsp; ${j.place}</small></p>${list(j.duties)}`,
        )}
        <h2>EDUCATION</h2>${each(
          p.schools,
          (s) => `<h3>${degree(s)}</h3><p class="firm">${s.school}</p>
            <p><small>${years(s, ' - ')}</small></p>`,
        )}</div>
        <div><h2>SUMMARY</h2><p>${p.summary}</p>
        <h2>MOST PROUD OF</h2><h3>Nobody left behind</h3>
        <p>Kept a team of five together through a hard winter.</p>
        <h3>First in the county</h3><p>Opened the first quiet hour of the district.</p>
        <h2>SKILLS</h2>${each(p.skills, (s) => `<span class="tag">${s}</span> `)}
        <h2>LANGUAGES</h2>${lines(p.languages)}</div></main>`,
        '0.55in',
      ),
  },
];
