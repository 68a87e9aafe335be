import { allSystems, LARGE_STATES } from '#machines/testing/orders/allSystems.ts';

/**
 * `npm run model:check`: the tabs of a browser in many more orders than the gate goes through;
 * `npm run model:check -- 60000` ends each search at so many states.
 */
const limit = Number(process.argv[2] ?? LARGE_STATES);
const secondsSince = (start: number) => Math.round(process.cpuUsage().user / 1_000_000 - start);
let [allStates, allTransitions] = [0, 0];
for (const { name: system, large } of allSystems) {
  const start = process.cpuUsage().user / 1_000_000;
  let [states, transitions] = [0, 0];
  for (const { name, tabs, search } of large) {
    const found = search(limit);
    states += found.states;
    transitions += found.transitions;
    const extent = found.isWhole ? 'everything' : 'stopped';
    console.log(
      `${system}, ${tabs} tabs, ${name}: ${found.states} states, ${found.transitions} transitions, ${extent}`,
    );
    if (found.broken === null) continue;
    console.log(`${found.broken.rule}:\n  ${found.broken.story.join('\n  ')}`);
    process.exitCode = 1;
  }
  console.log(
    `${system}: ${states} states, ${transitions} transitions, ${secondsSince(start)} s of processor time`,
  );
  allStates += states;
  allTransitions += transitions;
}
console.log(
  `${allStates} states, ${allTransitions} transitions, ${secondsSince(0)} s of processor time`,
);
