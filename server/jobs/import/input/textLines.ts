/** The lines of a text, without their ends and without blank ones. */
export async function* textLines(text: AsyncIterable<string>): AsyncGenerator<string> {
  let rest: string[] = [];
  for await (const piece of text) {
    const lines = piece.split('\n');
    const last = lines.pop() ?? '';
    if (lines.length > 0) {
      lines[0] = rest.join('') + (lines[0] ?? '');
      rest = [];
      for (const line of lines) if (line.trim() !== '') yield line.trim();
    }
    rest.push(last);
  }
  const line = rest.join('').trim();
  if (line !== '') yield line;
}
