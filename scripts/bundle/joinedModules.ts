import { build, type InlineConfig } from 'vite';
import { fileLoads, splitFiles } from './fileLoads.ts';
import { graphOf } from './graphOf.ts';
import { joinFiles } from './joinFiles.ts';

/**
 * A file costs a phone about this many bytes of waiting: its request, the head of its answer, and
 * its turn among the six that a browser asks for at once.
 */
const FILE_COST = 1500;
/** Less than joining saves a page, because a larger file is compressed better. */
const NEEDLESS = 6000;

/** How the app is built; its plugins must be new ones. */
export type AppConfig = InlineConfig & { readonly root: string };

/**
 * Builds the browser app in memory, split by what each page needs, and finds the files that are
 * better sent as one.
 * @param config with the project's folder and how to split
 * @returns the name of the file for the ids of modules
 */
export async function joinedModules(config: AppConfig): Promise<ReadonlyMap<string, string>> {
  const { root, plugins = [] } = config;
  const joined = new Map<string, string>();
  await build({
    ...config,
    configFile: false,
    logLevel: 'silent',
    build: { ...config.build, write: false },
    plugins: [
      ...plugins,
      {
        name: 'joined-modules',
        enforce: 'post',
        generateBundle(_options, bundle) {
          const graph = graphOf(root, bundle, (id) => this.getModuleInfo(id)?.importedIds ?? []);
          const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
          const idsOf = new Map(chunks.map(({ fileName, moduleIds }) => [fileName, moduleIds]));
          const files = splitFiles(chunks, graph);
          const loads = fileLoads(root, chunks, graph);
          const groups = joinFiles(files, loads, { file: FILE_COST, needless: NEEDLESS });
          for (const [index, names] of [[...graph.first], ...groups].entries())
            for (const id of names.flatMap((name) => idsOf.get(name) ?? []))
              joined.set(id, `part${index}`);
        },
      },
    ],
  });
  return joined;
}
