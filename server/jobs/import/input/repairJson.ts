/**
 * Mends what pages do to JSON, piece by piece: comment and CDATA wrappers, raw control characters
 * and needless escapes in strings, commas before a bracket, semicolons. Anything else is left to
 * the parser.
 */
export function jsonRepair(): (piece: string, isLast: boolean) => string {
  let held = '';
  let isString = false;
  let comma = '';
  return (piece, isLast) => {
    const text = held + piece;
    let out = '';
    let at = 0;
    while (at < text.length) {
      // A wrapper or an escape may go on in the next piece.
      if (!isLast && text.length - at < 12) break;
      if (isString) {
        const run = /["\\\u0000-\u001f]/g;
        run.lastIndex = at;
        const next = run.exec(text)?.index ?? text.length;
        out += text.slice(at, next);
        at = next;
        if (at < text.length && (isLast || text.length - at >= 12)) at = inString(at);
        continue;
      }
      at = outside(at);
    }
    held = text.slice(at);
    return out;

    function inString(from: number): number {
      const character = text[from] ?? '';
      if (character === '"') {
        isString = false;
        out += '"';
        return from + 1;
      }
      if (character !== '\\') {
        out += `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
        return from + 1;
      }
      const escaped = text[from + 1] ?? '';
      out +=
        /["\\/bfnrt]/.test(escaped) || /^u[\da-f]{4}/i.test(text.slice(from + 1, from + 6))
          ? `\\${escaped}`
          : escaped === 'u'
            ? '\\\\u'
            : '';
      return from + (/["\\/bfnrtu]/.test(escaped) ? 2 : 1);
    }

    function outside(from: number): number {
      const wrapper = /(?:<!--|-->|<!\[CDATA\[|\]\]>|;|[\u0000-\u0020\u00a0\ufeff]+)/y;
      wrapper.lastIndex = from;
      const found = wrapper.exec(text)?.[0];
      if (found !== undefined) {
        out += ' ';
        return from + found.length;
      }
      if (text.startsWith('/*', from)) return afterComment(from, '*/', 2);
      if (text.startsWith('//', from)) return afterLine(from);
      const character = text[from] ?? '';
      if (character === ',') comma = ',';
      else {
        if (character !== ']' && character !== '}') out += comma;
        comma = '';
        out += character;
        isString = character === '"';
      }
      return from + 1;
    }

    function afterComment(from: number, end: string, skip: number): number {
      const closes = text.indexOf(end, from + skip);
      return closes < 0 ? text.length : closes + end.length;
    }

    /** "//<![CDATA[" may stand on the same line as the JSON. */
    function afterLine(from: number): number {
      const wrapped = /\/\/\s*(?:<!\[CDATA\[|\]\]>|<!--|-->)/y;
      wrapped.lastIndex = from;
      const found = wrapped.exec(text)?.[0];
      return found === undefined ? afterComment(from, '\n', 2) : from + found.length;
    }
  };
}

/** The value of a text that is nearly JSON; undefined where it cannot be read. */
export function looseJson(text: string): unknown {
  try {
    return JSON.parse(jsonRepair()(text, true));
  } catch {
    return undefined;
  }
}
