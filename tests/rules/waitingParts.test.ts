import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sources } from './sources.ts';
import { listedParts, wronglyListed } from './waitingParts.ts';

test('parts that are listed as waiting for a page are in the gallery and on no page', () => {
  const parts = listedParts(readFileSync('knip.production.jsonc', 'utf8'));
  expect(wronglyListed(parts, sources(/^src\/.*\.tsx?$/))).toEqual([]);
});

test('finds a listed part that a page uses, and one that nothing shows', () => {
  const settings = '"server/start.ts!", "src/ui/chart/Chart.tsx!", "src/ui/table/Table.tsx!"';
  const parts = listedParts(settings);
  expect(parts).toEqual(['src/ui/chart/Chart.tsx', 'src/ui/table/Table.tsx']);
  const page = (from: string) => ({ path: 'src/pages/Home.tsx', text: `import '${from}';` });
  expect(wronglyListed(parts, [page('#src/ui/chart/Chart.tsx')])).toEqual([
    'src/ui/chart/Chart.tsx does not wait: src/pages/Home.tsx uses it',
    'src/ui/table/Table.tsx is not in the gallery',
  ]);
});

test('lets a waiting part be used by another one', () => {
  const parts = ['src/ui/chart/Chart.tsx', 'src/ui/table/Table.tsx'];
  const chart = { path: 'src/ui/chart/chartData.ts', text: "import '#src/ui/table/Table.tsx';" };
  const shown = "import '#src/ui/chart/Chart.tsx';\nimport '#src/ui/table/Table.tsx';";
  const gallery = { path: 'src/ui/gallery/Part.tsx', text: shown };
  expect(wronglyListed(parts, [chart, gallery])).toEqual([]);
});
