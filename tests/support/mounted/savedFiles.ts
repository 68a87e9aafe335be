import { afterEach, beforeEach, vi } from 'vitest';

/** A file that the page let the browser save. */
export interface SavedFile {
  readonly name: string;
  readonly file: Blob;
}

/** The files that the pages of a test let the browser save, which jsdom does not do. */
export function watchSavedFiles(): readonly SavedFile[] {
  const saved: SavedFile[] = [];
  let file = new Blob();
  beforeEach(() => {
    saved.length = 0;
    URL.createObjectURL = (made) => {
      if (made instanceof Blob) file = made;
      return 'blob:saved';
    };
    URL.revokeObjectURL = () => undefined;
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push({ name: this.download, file });
    });
  });
  afterEach(() => vi.restoreAllMocks());
  return saved;
}
