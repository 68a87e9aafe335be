import { dirname } from 'node:path/posix';
import { targetOf } from './direction.ts';
import { importsOf, isTest, type Source } from './sources.ts';

/** The parts of src/ui that the settings of knip list as waiting for their first page. */
export function listedParts(settings: string): string[] {
  return [...settings.matchAll(/"(src\/ui\/\w+\/[A-Z]\w*\.tsx)!"/g)].flatMap(([, path]) =>
    path === undefined ? [] : [path],
  );
}

/**
 * What is wrong with the list: a part that has a user does not wait any more, and a part that
 * nobody sees in the gallery is dead.
 */
export function wronglyListed(parts: readonly string[], sources: readonly Source[]): string[] {
  const usersOf = (part: string) =>
    sources.filter(
      (source) =>
        !isTest(source.path) &&
        importsOf(source).some(({ from }) => targetOf(source.path, from) === part),
    );
  const folders = new Set(parts.map((part) => dirname(part)));
  return parts.flatMap((part) => {
    const users = usersOf(part).map(({ path }) => path);
    const isInGallery = (path: string) => path.startsWith('src/ui/gallery/');
    const user = users.find((path) => !isInGallery(path) && !folders.has(dirname(path)));
    if (user) return [`${part} does not wait: ${user} uses it`];
    return users.some(isInGallery) ? [] : [`${part} is not in the gallery`];
  });
}
