import { brotliCompressSync, constants } from 'node:zlib';
import type { Rolldown } from 'vite';
import type { Load, SplitFile } from './fileGroups.ts';
import { type BuildGraph, idOfModule } from './graphOf.ts';
import { pageLoads } from './pageLoads.ts';

/** How much a part that opens later counts beside the first load of a page. */
const LATER_WEIGHT = 0.2;

/** The folder of src/pages with the pages at an address. */
function areaAt(path: string): string {
  const [, area = ''] = path.split('/');
  return area === 'job-coach' ? 'coach' : area;
}

/** The folders of src/pages whose modules are in a file; the public ones are for everybody. */
export function areasIn({ moduleIds }: Rolldown.OutputChunk): string[] {
  const areas = moduleIds.flatMap((id) => /\/src\/pages\/(\w+)\//.exec(id)?.[1] ?? []);
  return [...new Set(areas)];
}

/** The files of a build that not every page needs. */
export function splitFiles(
  chunks: readonly Rolldown.OutputChunk[],
  { first }: BuildGraph,
): SplitFile[] {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return chunks
    .filter(({ fileName }) => !first.has(fileName))
    .map((chunk) => ({
      name: chunk.fileName,
      size: brotliCompressSync(chunk.code, { params }).length,
      imports: chunk.imports,
      areas: areasIn(chunk).filter((area) => area !== 'public'),
    }));
}

/** The first loads of all pages, and the parts that open later. */
export function fileLoads(
  root: string,
  chunks: readonly Rolldown.OutputChunk[],
  graph: BuildGraph,
): Load[] {
  const pages = pageLoads(root, graph).map(({ path, files, modules }) => ({
    files: new Set(files),
    areas: [areaAt(path)],
    weight: 1,
    modules,
  }));
  const ofPages = new Set(
    pages.flatMap(({ modules }) => modules.map((module) => idOfModule(root, module))),
  );
  const later = chunks
    .filter(({ isDynamicEntry }) => isDynamicEntry)
    .filter(({ facadeModuleId }) => facadeModuleId !== null && !ofPages.has(facadeModuleId))
    .map(({ fileName }) => ({
      files: graph.withImports(fileName),
      fetchedBy: chunks
        .filter(({ dynamicImports }) => dynamicImports.includes(fileName))
        .map((chunk) => chunk.fileName),
      areas: new Set<string>(),
      weight: LATER_WEIGHT,
    }));
  // A part may be fetched by a part: gone through until nothing new comes.
  for (let known = -1, found = 0; known !== found;) {
    known = found;
    for (const part of later)
      for (const { files, areas } of [...pages, ...later])
        if (part.fetchedBy.some((name) => files.has(name) || graph.first.has(name)))
          for (const area of areas) part.areas.add(area);
    found = later.reduce((sum, { areas }) => sum + areas.size, 0);
  }
  return [...pages, ...later.map((part) => ({ ...part, areas: [...part.areas] }))];
}
