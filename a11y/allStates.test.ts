import { expect, test } from 'vitest';
import { readRoutes } from '#scripts/bundle/routesOf.ts';
import { cards } from './allStates.ts';

test('looks at every page of the route table by the card beside it', () => {
  const beside = readRoutes('.').map(({ path, modules }) => {
    const page = modules.at(-1)?.replace(/^#(.*)\.tsx$/, '$1.states.ts');
    return `${page}: ${path}`;
  });
  const looked = cards.flatMap(({ file, states }) =>
    states.map(({ route }) => `${file}: ${route}`),
  );
  expect([...new Set(looked)].toSorted()).toEqual(beside.toSorted());
});
