import type { AnyStateMachine, AnyStateNode } from 'xstate';
import type { Plan } from './explore.ts';
import { contextAtFirst, type Row, tableOf } from './table.ts';
import { eventOf, pathOf } from './tableText.ts';

/** The page of a machine in docs/machines: its diagram, and the whole table of its chart. */

const nameIn = (machine: AnyStateMachine, node: AnyStateNode) =>
  pathOf(machine, node.id).replaceAll('.', '_');

/** A state in Mermaid, with the states in it. */
function drawn(machine: AnyStateMachine, node: AnyStateNode, indent: string): string[] {
  const children = Object.values(node.states);
  const name = nameIn(machine, node);
  const line = `${indent}state "${node.key}" as ${name}`;
  if (children.length === 0) return [line];
  return [`${line} {`, ...inside(machine, node, `${indent}  `), `${indent}}`];
}

function inside(machine: AnyStateMachine, node: AnyStateNode, indent: string): string[] {
  const [initial] = node.initial.target ?? [];
  return [
    ...(initial === undefined ? [] : [`${indent}[*] --> ${nameIn(machine, initial)}`]),
    ...Object.values(node.states).flatMap((child) => drawn(machine, child, indent)),
  ];
}

/** One arrow for all events that lead from one state to the same other. */
function arrows(machine: AnyStateMachine): string[] {
  const labels = new Map<string, string[]>();
  const visit = (node: AnyStateNode): void => {
    for (const definition of [...[...node.transitions.values()].flat(), ...(node.always ?? [])]) {
      const [target] = definition.target ?? [];
      if (target === undefined || node === machine.root) continue;
      const arrow = `${nameIn(machine, node)} --> ${nameIn(machine, target)}`;
      labels.set(arrow, [...(labels.get(arrow) ?? []), eventOf(definition)]);
    }
    Object.values(node.states).forEach(visit);
  };
  visit(machine.root);
  return [...labels].map(([arrow, events]) => `  ${arrow}: ${events.join(', ')}`);
}

const cell = (texts: readonly string[]) => texts.join('<br>').replaceAll('|', '\\|');
const line = ({ from, event, target, context, effects }: Row) =>
  `| ${[[from], [event], [target], context, effects].map(cell).join(' | ')} |`;

/** The page of a machine, as Markdown. */
export function pageOf<Machine extends AnyStateMachine>(name: string, plan: Plan<Machine>): string {
  const { machine, inputs } = plan;
  return `# ${name}

Made by \`npm run machines\` from \`machines/${name}/${name}.ts\` and its plan; never edited. What the states mean is said there.

\`\`\`mermaid
stateDiagram-v2
${inside(machine, machine.root, '  ').join('\n')}
${arrows(machine).join('\n')}
\`\`\`

Context: ${Object.keys(contextAtFirst(machine, inputs[0]))
    .map((key) => `\`${key}\``)
    .join(', ')}.

| state | event [guard] | target | context after it | effects |
|---|---|---|---|---|
${tableOf(plan).map(line).join('\n')}
`;
}
