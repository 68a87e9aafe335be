import { dirname, relative } from 'node:path';

/** The part of a result of Stryker that is told here. */
export interface Mutant {
  /** From the root of the file system, or of the project. */
  readonly fileName: string;
  readonly status: string;
  readonly mutatorName: string;
  readonly replacement?: string | undefined;
  readonly location: { readonly start: { readonly line: number } };
}

const pathOf = ({ fileName }: Mutant) => relative('.', fileName);

function rowOf(name: string, mutants: readonly Mutant[]): string {
  const count = (...statuses: string[]) =>
    mutants.filter(({ status }) => statuses.includes(status)).length;
  // Tests that no longer end have noticed.
  const killed = count('Killed', 'Timeout');
  const survived = count('Survived');
  const uncovered = count('NoCoverage');
  const all = killed + survived + uncovered;
  const score = all === 0 ? '' : `${((100 * killed) / all).toFixed(0)} %`;
  return `| ${name} | ${killed} | ${survived} | ${uncovered} | ${score} |`;
}

/** A Markdown table with a row for each folder. A change with which nothing loads counts nowhere. */
export function tableOf(mutants: readonly Mutant[]): string {
  const folders = [...Map.groupBy(mutants, (mutant) => dirname(pathOf(mutant)))];
  return [
    '| folder | killed | survived | no coverage | score |',
    '|---|---:|---:|---:|---:|',
    ...folders.toSorted().map(([folder, own]) => rowOf(folder, own)),
    ...(folders.length > 1 ? [rowOf('**all**', mutants)] : []),
  ].join('\n');
}

/** A line for each change that no test noticed, in the order of the files. */
export function survivorsOf(mutants: readonly Mutant[]): string {
  return mutants
    .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
    .map((mutant) => {
      const by = mutant.replacement?.replaceAll(/\s+/g, ' ').slice(0, 80) ?? '';
      return `- ${pathOf(mutant)}:${mutant.location.start.line} ${mutant.mutatorName}: ${by}`;
    })
    .join('\n');
}
