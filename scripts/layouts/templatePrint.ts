import { bullet, roff } from './groff.ts';
import { ALL } from './layout.ts';
import type { Layout } from './layout.ts';
import { DASH, list as texList, each as texEach, tex } from './tex.ts';
import { bareName, degree, fullName, span, street, town, years } from './text.ts';
import { bold, each, list, p as par, table, writer } from './writer.ts';

type Draft = Omit<Layout, 'maker'>;

/** Narrow, justified columns, in which LaTeX breaks words. */
export const TEMPLATE_TEX: readonly Draft[] = [
  {
    name: 'tex-alta-columns',
    people: ['technologist', 'linden'],
    shown: { ...ALL, address: 'city' },
    source: (p) =>
      tex(
        String.raw`\pagestyle{empty}\definecolor{accent}{HTML}{8F0D0D}
\newcommand{\head}[1]{\par\medskip{\color{accent}\bfseries\large\MakeUppercase{#1}}\par\vspace{1pt}
\textcolor{accent}{\rule{\linewidth}{2pt}}\par\smallskip}`,
        String.raw`{\Huge\bfseries\color{accent} \MakeUppercase{${bareName(p)}}}\par\smallskip
{\large ${p.headline}}\par \small ${p.email} \quad ${p.phone} \quad ${p.city}, ${p.state}\par
\begin{minipage}[t]{0.58\textwidth}
\head{Experience} ${texEach(
          p.jobs,
          (j) => String.raw`{\large ${j.title}}\par \textbf{\textcolor{accent}{${j.company}}}\par
{\small ${span(j, 'long', ` ${DASH} `)} \hfill ${j.place}}\par ${texList(j.duties)}`,
        )}
\end{minipage}\hfill\begin{minipage}[t]{0.36\textwidth}
\head{My Life Philosophy} ${p.summary}
\head{Strengths} ${p.skills.map((s) => String.raw`\fbox{${s}}`).join(' ')}
\head{Education} ${texEach(
          p.schools,
          (s) => String.raw`{\large ${degree(s)}}\par \textbf{\textcolor{accent}{${s.school}}}\par
{\small ${years(s, ` ${DASH} `)}}`,
        )}
\head{Languages} ${p.languages.join(', ')}
\end{minipage}`,
      ),
  },
  {
    name: 'tex-modern-hints',
    people: ['bookkeeper', 'scholar'],
    shown: { ...ALL, address: 'zip' },
    source: (p) =>
      tex(
        String.raw`\pagestyle{empty}\newlength{\hint}\setlength{\hint}{0.9in}
\newcommand{\head}[1]{\par\medskip\makebox[\hint][l]{\textcolor{blue}{\rule{0.75in}{4pt}}}{\Large\textcolor{blue}{#1}}\par\smallskip}
\newcommand{\hinted}[2]{\par\noindent\parbox[t]{\hint}{\raggedleft\small #1\hspace*{8pt}}\parbox[t]{5.8in}{#2}\par\smallskip}`,
        String.raw`\begin{flushright}{\Huge ${bareName(p)}}\\ \textit{${town(p)}}\\
\textit{${p.phone}}\\ \textit{${p.email}}\end{flushright}
\head{Education} ${texEach(
          p.schools,
          (s) =>
            String.raw`\hinted{${years(s, DASH)}}{\textbf{${degree(s)}}, \textit{${s.school}}, ${s.place}.}`,
        )}
\head{Experience} ${texEach(
          p.jobs,
          (j) => String.raw`\hinted{${span(j, 'number', DASH)}}{\textbf{${j.title}},
\textit{${j.company}}, ${j.place}.\par ${texList(j.duties, String.raw`$\circ$`)}}`,
        )}
\head{Languages} ${texEach(p.languages, (l) => String.raw`\hinted{${l}}{\textit{Fluent}}`)}
\head{Skills} \hinted{Everyday}{${p.skills.slice(0, 3).join(', ')}}
\hinted{Further}{${p.skills.slice(3).join(', ')}}
\head{About} \hinted{}{${p.summary}}`,
      ),
  },
  {
    name: 'tex-narrow-pair',
    people: ['technologist', 'cashier'],
    shown: { ...ALL, address: 'zip' },
    source: (p) =>
      tex(
        String.raw`\pagestyle{empty}\setlength{\columnsep}{22pt}
\newcommand{\head}[1]{\par\medskip\textsf{\textbf{#1}}\par\smallskip}`,
        String.raw`\begin{center}{\LARGE\textsf{${fullName(p)}}}\par ${town(p)} $\cdot$ ${p.phone} $\cdot$ ${p.email}\end{center}
\begin{multicols}{2}
\head{Profile} ${p.summary}
\head{Experience} ${texEach(
          p.jobs,
          (
            j,
          ) => String.raw`\textbf{${j.title}}\par ${j.company}\par \textit{${span(j, 'short', ` ${DASH} `)}}
${texList(j.duties)}`,
        )}
\head{Education} ${texEach(
          p.schools,
          (s) =>
            String.raw`\textbf{${degree(s)}}\par ${s.school}\par \textit{${years(s, ` ${DASH} `)}}`,
        )}
\head{Skills} ${texList(p.skills)}
\end{multicols}`,
      ),
  },
];

/** The same by groff, which fills lines and breaks words too. */
export const TEMPLATE_GROFF: readonly Draft[] = [
  {
    name: 'roff-justified',
    people: ['linden', 'technologist'],
    shown: { ...ALL, address: 'full' },
    source: (p) =>
      roff([
        '.nr LL 4.3i\n.nr HY 1\n.hy 1\n.ad b',
        `.LP\n\\fB\\s+3${fullName(p)}\\s0\\fP\n.br\n${street(p)}\n.br\n${town(p)}\n.br\n${p.phone}\n.br\n${p.email}`,
        `.SH\nObjective\n.PP\n${p.summary}`,
        '.SH\nWork',
        ...p.jobs.map(
          (j) =>
            `.LP\n\\fB${j.title}\\fP\n.br\n${j.company}, ${j.place}\n.br\n` +
            `\\fI${span(j, 'long', ' to ')}\\fP\n${j.duties.map(bullet).join('\n')}`,
        ),
        '.SH\nSchool',
        ...p.schools.map(
          (s) =>
            `.LP\n\\fB${degree(s, ', ')}\\fP\n.br\n${s.school}, ${s.place}, ${years(s, ' to ')}`,
        ),
        `.SH\nSkills\n.PP\n${p.skills.join(', ')}.`,
      ]),
  },
];

/** Cells without borders, as office templates use for columns. */
export const TEMPLATE_WRITER: readonly Draft[] = [
  {
    name: 'office-side-cells',
    people: ['undergraduate', 'linden'],
    shown: { ...ALL, address: 'city' },
    source: (n) =>
      writer(
        {
          name: ['fo:font-size="26pt" fo:color="#17365d"'],
          head: [
            'fo:font-size="12pt" fo:color="#4f81bd" fo:font-weight="bold"',
            'fo:margin-top="0.12in"',
          ],
          small: ['fo:font-size="9.5pt"'],
        },
        `${par(bareName(n), 'name')}${table(2, [
          [
            `${par('CONTACT', 'head')}${par(n.phone, 'small')}${par(n.email, 'small')}
            ${par(`${n.city}, ${n.state}`, 'small')}${par('EDUCATION', 'head')}${each(
              n.schools,
              (s) =>
                `${par(bold(s.school), 'small')}${par(degree(s), 'small')}${par(years(s), 'small')}`,
            )}${par('SKILLS', 'head')}${each(n.skills, (s) => par(s, 'small'))}`,
            `${par('PROFILE', 'head')}${par(n.summary)}${par('EXPERIENCE', 'head')}${each(
              n.jobs,
              (j) =>
                `${par(`${bold(j.title.toUpperCase())} • ${j.company} • ${span(j, 'short').toUpperCase()}`)}
                ${list(j.duties)}`,
            )}`,
          ],
        ])}`,
        { columns: ['2.1in', '4.6in'] },
      ),
  },
  {
    name: 'office-pair-cells',
    people: ['bookkeeper', 'federal'],
    shown: { ...ALL, address: 'zip' },
    source: (n) =>
      writer(
        { name: ['fo:font-size="20pt" fo:font-weight="bold"', 'fo:text-align="center"'] },
        `${par(bareName(n), 'name')}${table(2, [
          [par(bold('Contact')), `${par(town(n))}${par(n.phone)}${par(n.email)}`],
          [par(bold('Summary')), par(n.summary)],
          [
            par(bold('Work History')),
            each(
              n.jobs,
              (j) => `${par(`${bold(j.title)}, ${span(j, 'number', ' to ', 'Current')}`)}
                ${par(`${bold(j.company)} – ${j.place}`)}${list(j.duties)}`,
            ),
          ],
          [
            par(bold('Education')),
            each(
              n.schools,
              (s) => `${par(`${bold(degree(s, ': '))}, ${years(s, ' to ')}`)}${par(s.school)}`,
            ),
          ],
          [par(bold('Skills')), list(n.skills)],
          [par(bold('Certifications')), each(n.certificates, (c) => par(c))],
        ])}`,
        { columns: ['1.4in', '5.3in'] },
      ),
  },
];
