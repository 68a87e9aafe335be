import { search } from '#machines/testing/orders/search.ts';
import { LARGE_STATES, largeBounds } from '#machines/testing/orders/sessionBounds.ts';
import { sessionSystem } from '#machines/testing/orders/sessionSystem.ts';

/** `npm run model:check`: the tabs of a browser in many more orders than the gate goes through. */
let states = 0;
let transitions = 0;
for (const { name, tabs, bounds } of largeBounds) {
  const found = search(sessionSystem(bounds, tabs), LARGE_STATES);
  states += found.states;
  transitions += found.transitions;
  const extent = found.isWhole ? 'everything' : 'stopped';
  console.log(
    `${tabs} tabs, ${name}: ${found.states} states, ${found.transitions} transitions, ${extent}`,
  );
  if (found.broken === null) continue;
  console.log(`${found.broken.rule}:\n  ${found.broken.story.join('\n  ')}`);
  process.exitCode = 1;
}
const seconds = Math.round(process.cpuUsage().user / 1_000_000);
console.log(`${states} states, ${transitions} transitions, ${seconds} s of processor time`);
