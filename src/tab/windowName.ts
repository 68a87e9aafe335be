import { readWindowName, writeWindowName } from '#src/tab/storage.ts';

const NAME = /^[a-z0-9]{8,36}$/;

function newName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, '0')).join('');
}

/**
 * The name of this window among the windows of a person, the same after a reload. It is in the
 * storage only between two pages: a duplicated tab gets a copy of the storage and must not get the
 * name, or the two would overwrite each other's drafts.
 */
export function windowName(): string {
  const before = readWindowName();
  const name = before !== null && NAME.test(before) ? before : newName();
  writeWindowName(null);
  window.addEventListener('pagehide', () => writeWindowName(name));
  window.addEventListener('pageshow', () => writeWindowName(null));
  return name;
}
