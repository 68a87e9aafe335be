/** How long the browser may take to read the file, in milliseconds. */
const READ_MS = 60_000;

/** Lets the browser save a file, as a press on a link to it does. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), READ_MS);
}
