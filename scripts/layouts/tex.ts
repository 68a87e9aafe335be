import { ALL } from './layout.ts';
import type { Layout } from './layout.ts';
import {
  bareName,
  byEmployer,
  degree,
  escaped,
  fullName,
  rows,
  span,
  street,
  town,
  years,
} from './text.ts';

type Draft = Omit<Layout, 'maker'>;

export function tex(preamble: string, body: string, size = '10pt'): string {
  return String.raw`\documentclass[${size},letterpaper]{article}
\usepackage[utf8]{inputenc}\usepackage[T1]{fontenc}\usepackage{lmodern}
\usepackage[margin=0.8in]{geometry}\usepackage{xcolor,array,longtable,multicol}
\setlength{\parindent}{0pt}
${preamble}
\begin{document}
${body}
\end{document}
`;
}
export const list = (items: readonly string[], label = String.raw`\textbullet`): string =>
  items.length === 0
    ? ''
    : String.raw`\begin{list}{${label}}{\leftmargin14pt\itemsep0pt\parsep0pt\topsep2pt}
${items.map((item) => String.raw`\item ${item}`).join('\n')}
\end{list}`;
export const each = <Item>(
  items: readonly Item[],
  one: (item: Item, i: number) => string,
): string => items.map(one).join('\n\n');
/** "–" as LaTeX writes it. */
export const DASH = '--';

const DRAFTS: readonly Draft[] = [
  {
    name: 'tex-ruled',
    shown: { ...ALL, address: 'city' },
    source: (p) =>
      tex(
        String.raw`\newcommand{\head}[1]{\par\medskip{\large\scshape #1}\\[-8pt]\rule{\textwidth}{0.4pt}\par}\pagestyle{empty}`,
        String.raw`\begin{center}{\Huge\scshape ${fullName(p)}}\\[3pt] \small ${p.phone} $|$ ${p.email} $|$ ${p.city}, ${p.state}\end{center}
\head{Summary} ${p.summary}
\head{Education} ${each(p.schools, (s) => String.raw`\textbf{${s.school}} \hfill ${s.place}\\ \textit{${degree(s)}} \hfill \textit{${years(s, ` ${DASH} `)}}`)}
\head{Experience} ${each(p.jobs, (j) => String.raw`\textbf{${j.title}} \hfill ${span(j, 'short', ` ${DASH} `)}\\ \textit{${j.company}} \hfill \textit{${j.place}} ${list(j.duties)}`)}
\head{Skills} ${p.skills.join(', ')}`,
        '11pt',
      ),
  },
  {
    name: 'tex-dates-left',
    shown: ALL,
    source: (p) =>
      tex(
        String.raw`\newcommand{\head}[1]{\par\bigskip\textcolor{blue!60!black}{\large\bfseries #1}\par\smallskip}
\newcommand{\entry}[2]{\noindent\begin{tabular}[t]{@{}p{1.25in}p{5.4in}@{}}\raggedright #1 & #2\end{tabular}\par\smallskip}`,
        String.raw`{\LARGE\bfseries ${fullName(p)}}\par ${p.headline}\par ${street(p)}, ${town(p)}\par ${p.phone} \quad ${p.email}
\head{Education} ${each(p.schools, (s) => String.raw`\entry{${years(s, DASH)}}{\textbf{${degree(s, ', ')}}, ${s.school}, \textit{${s.place}}}`)}
\head{Professional Experience} ${each(p.jobs, (j) => String.raw`\entry{${span(j, 'short', DASH)}}{\textbf{${j.title}}, ${j.company}, \textit{${j.place}} ${list(j.duties)}}`)}
\head{Computer and Research Skills} ${list(p.skills, String.raw`$\circ$`)}
\head{Languages} ${p.languages.join(', ')}
\head{Profile} ${p.summary}`,
      ),
  },
  {
    name: 'tex-academic',
    people: ['scholar'],
    shown: { ...ALL, skills: false, summary: false, years: 'end' },
    source: (p) =>
      tex(
        String.raw`\usepackage{fancyhdr}\pagestyle{fancy}\fancyhf{}\lhead{${bareName(p)}}\rhead{Curriculum Vitae}\cfoot{\thepage}\renewcommand{\section}[1]{\par\bigskip\textbf{\MakeUppercase{#1}}\par\medskip}`,
        String.raw`\begin{center}\textbf{\Large Curriculum Vitae}\\[4pt]\textbf{${fullName(p)}}\end{center}
${street(p)}\\ ${town(p)}\\ ${p.phone}\\ ${p.email}
\section{Education} ${each(p.schools, (s) => String.raw`${s.school}, ${s.place}\\ ${degree(s)}, ${s.end}`)}
\section{Academic Appointments} ${each(p.jobs, (j) => String.raw`${j.title}, ${j.company}, ${j.place}, ${span(j, 'long', DASH)} ${list(j.duties, '--')}`)}
\section{Publications}
\begin{enumerate}\item ${p.last ?? ''}, ${p.first.slice(0, 1)}. (2023). Hours without a clock. \textit{Journal of Plain Work}, 12(3), 44--61.
\item ${p.last ?? ''}, ${p.first.slice(0, 1)}., \& Dahl, K. (2021). Who leaves first. \textit{Review of Care}, 8(1), 5--29.\end{enumerate}
\section{Conference Presentations} "Counting rest." Annual Meeting of the Midwest Sociology Circle, Milwaukee, WI, 2022.
\section{References} Available on request.`,
        '11pt',
      ),
  },
  {
    name: 'tex-two-minipages',
    shown: { ...ALL, address: 'city' },
    source: (p) =>
      tex(
        String.raw`\pagestyle{empty}\newcommand{\head}[1]{\par\vspace{8pt}{\color{teal}\bfseries\MakeUppercase{#1}}\par\vspace{2pt}}`,
        String.raw`{\fontsize{26}{28}\selectfont ${bareName(p)}}\par\vspace{10pt}
\begin{minipage}[t]{0.31\textwidth}\raggedright \head{Contact} ${p.phone}\\ ${p.email}\\ ${p.city}, ${p.state}
\head{Skills} ${p.skills.join(String.raw`\\ `)}
\head{Education} ${each(p.schools, (s) => String.raw`\textbf{${degree(s)}}\\ ${s.school}\\ ${years(s, DASH)}`)}
\end{minipage}\hfill\begin{minipage}[t]{0.64\textwidth}
\head{Profile} ${p.summary}
\head{Experience} ${each(p.jobs, (j) => String.raw`\textbf{${j.title}} \hfill ${span(j, 'number', DASH)}\par ${j.company}, ${j.place} ${list(j.duties)}`)}
\end{minipage}`,
      ),
  },
  {
    name: 'tex-employer-first',
    shown: { ...ALL, address: 'full' },
    source: (p) =>
      tex(
        String.raw`\newcommand{\head}[1]{\par\bigskip\hrule\vspace{3pt}{\sffamily\bfseries #1}\par\vspace{3pt}}`,
        String.raw`{\sffamily\Huge ${bareName(p)}} \hfill \begin{tabular}[b]{@{}r@{}} ${street(p)}\\ ${town(p)}\\ ${p.phone}\\ ${p.email} \end{tabular}
\head{Objective} ${p.summary}
\head{Work Experience} ${each(byEmployer(p.jobs), (group) => String.raw`{\bfseries ${group[0]?.company}}\par ${each(group, (j) => String.raw`\quad\textit{${j.title}}, ${j.place} \hfill ${span(j, 'short', ` ${DASH} `)} ${list(j.duties)}`)}`)}
\head{Education} ${each(p.schools, (s) => String.raw`{\bfseries ${s.school}}, ${s.place}\par ${degree(s)} \hfill ${years(s, ` ${DASH} `)}`)}
\head{Skills} \begin{multicols}{2} ${list(p.skills)} \end{multicols}`,
      ),
  },
  {
    name: 'tex-skill-table',
    shown: { ...ALL, address: 'zip' },
    source: (p) =>
      tex(
        String.raw`\renewcommand{\section}[1]{\par\bigskip\colorbox{gray!25}{\parbox{0.98\textwidth}{\bfseries #1}}\par\smallskip}`,
        String.raw`\begin{center}{\LARGE ${bareName(p)}}\\ ${town(p)} \textbullet\ ${p.email} \textbullet\ ${p.phone}\end{center}
\section{Summary} ${p.summary}
\section{Technical Skills} \begin{tabular}{@{}p{2.1in}p{2.1in}p{2.1in}@{}} ${rows(p.skills, 3)
          .map((row) => `${row.join(' & ')}\\\\`)
          .join('\n')} \end{tabular}
\section{Employment} ${each(p.jobs, (j) => String.raw`\textbf{${j.company}}, ${j.place}\\ ${j.title}\\ ${span(j, 'long', ` ${DASH} `)} ${list(j.duties, String.raw`$\triangleright$`)}`)}
\section{Education} ${each(p.schools, (s) => String.raw`\textbf{${degree(s)}}\\ ${s.school}, ${s.place}\\ ${years(s, ` ${DASH} `)}`)}
\section{Awards} Employee of the Month, May 2022`,
        '11pt',
      ),
  },
];

function escapeTex(text: string): string {
  return text.replace(/[&%$#_{}]/gu, String.raw`\$&`).replace(/~/gu, String.raw`\textasciitilde{}`);
}

/** A look for LaTeX. */
export function texLayout(draft: Draft): Layout {
  return {
    ...draft,
    maker: 'latex',
    source: (person) => draft.source(escaped(person, escapeTex)),
  };
}

/** Layouts that LaTeX sets. */
export const TEX_LAYOUTS: readonly Layout[] = DRAFTS.map(texLayout);
