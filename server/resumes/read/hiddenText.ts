/** What the reader needs of the drawing instructions of a page. */
export interface Drawing {
  readonly fnArray: readonly number[];
  readonly argsArray: readonly unknown[];
}

/** A place on the page where text begins that no reader sees, in the units of the text layer. */
export interface Place {
  x: number;
  y: number;
}

type Matrix = readonly [number, number, number, number, number, number];

interface State {
  ctm: Matrix;
  fill: string;
  mode: number;
}

const START: Matrix = [1, 0, 0, 1, 0, 0];
/** Text rendering modes that leave no mark: neither filled nor stroked, or only a clip path. */
const INVISIBLE: ReadonlySet<number> = new Set([3, 7]);

/** A picture that is the page, as a scanner makes it, covers at least this share of it. */
const PAGE_SHARE = 0.6;
/** Of the text of a scan, at most this share is drawn: a stamp or a page number. */
const DRAWN_SHARE = 0.1;

const FILLS = [
  'fill',
  'eoFill',
  'fillStroke',
  'eoFillStroke',
  'closeFillStroke',
  'closeEOFillStroke',
];

/**
 * Where a page prints text that cannot be seen: without a mark, or white with nothing dark drawn
 * below it. Programs hide words there for machines; a person who reads the resume does not see
 * them. Over the picture of a scanned page, text without a mark is what stands in the picture, and
 * is not hidden. `ops` are the numbers of the instructions by name, `area` is that of the page.
 */
export function hiddenPlaces(
  drawing: Drawing,
  ops: Readonly<Record<string, number>>,
  area = Infinity,
): Place[] {
  const places: Place[] = [];
  const unmarked: Place[] = [];
  const signs = { drawn: 0, unmarked: 0 };
  let isScan = false;
  const dark: (readonly [number, number, number, number])[] = [];
  const saved: State[] = [];
  let state: State = { ctm: START, fill: '#000000', mode: 0 };
  let text: Matrix = START;
  let leading = 0;
  let size = 0;
  const run: Record<string, (args: readonly unknown[]) => void> = {
    save: () => saved.push({ ...state }),
    restore: () => {
      state = saved.pop() ?? state;
    },
    transform: (args) => {
      state.ctm = times(state.ctm, matrixOf(args));
    },
    setFillRGBColor: ([color]) => {
      state.fill = typeof color === 'string' ? color : '';
    },
    setFillTransparent: () => {
      state.fill = '';
    },
    setFillColorN: () => {
      state.fill = '';
    },
    setTextRenderingMode: ([mode]) => {
      state.mode = numberOf(mode);
    },
    beginText: () => {
      text = START;
    },
    setFont: ([, value]) => {
      size = numberOf(value);
    },
    setTextMatrix: (args) => {
      text = matrixOf(Array.isArray(args[0]) || ArrayBuffer.isView(args[0]) ? args[0] : args);
    },
    setLeading: ([value]) => {
      leading = numberOf(value);
    },
    moveText: ([x, y]) => {
      text = times(text, [1, 0, 0, 1, numberOf(x), numberOf(y)]);
    },
    setLeadingMoveText: ([x, y]) => {
      leading = -numberOf(y);
      text = times(text, [1, 0, 0, 1, numberOf(x), numberOf(y)]);
    },
    nextLine: () => {
      text = times(text, [1, 0, 0, 1, 0, -leading]);
    },
    showText: ([glyphs]) => {
      const [, , , , x, y] = times(state.ctm, text);
      const white = state.fill === '#ffffff' && !dark.some((box) => isInside(box, x, y));
      const isUnmarked = INVISIBLE.has(state.mode);
      signs[isUnmarked ? 'unmarked' : 'drawn'] += list(glyphs).length;
      if (size === 0) return;
      if (isUnmarked) unmarked.push({ x, y });
      else if (white) places.push({ x, y });
    },
    constructPath: ([kind, , box]) => {
      if (!fills.has(numberOf(kind)) || state.fill === '#ffffff' || list(box).length < 4) return;
      const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = matrixOf(box);
      const [, , , , left, top] = times(state.ctm, [1, 0, 0, 1, x0, y0]);
      const [, , , , right, bottom] = times(state.ctm, [1, 0, 0, 1, x1, y1]);
      dark.push([left, top, right, bottom]);
    },
    paintImageXObject: () => {
      const [, , , , x0, y0] = state.ctm;
      const [, , , , x1, y1] = times(state.ctm, [1, 0, 0, 1, 1, 1]);
      dark.push([x0, y0, x1, y1]);
      isScan ||= coversPage(state.ctm);
    },
  };
  const coversPage = ([a, b, c, d]: Matrix): boolean => Math.abs(a * d - b * c) > PAGE_SHARE * area;
  const fills = new Set(FILLS.map((name) => ops[name]));
  const byNumber = new Map(Object.entries(run).map(([name, action]) => [ops[name], action]));
  drawing.fnArray.forEach((fn, i) => {
    const args = drawing.argsArray[i];
    // Large pictures are not among the instructions; only the place made for one is.
    if (fn === ops['restore'] && drawing.fnArray[i - 1] === ops['transform'])
      isScan ||= coversPage(state.ctm);
    byNumber.get(fn)?.(Array.isArray(args) || ArrayBuffer.isView(args) ? list(args) : []);
  });
  const isRead = isScan && signs.drawn <= DRAWN_SHARE * signs.unmarked;
  return isRead ? places : [...places, ...unmarked];
}

function list(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return value instanceof Float32Array || value instanceof Float64Array ? [...value] : [];
}

function numberOf(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}

function matrixOf(value: unknown): Matrix {
  const [a, b, c, d, e, f] = list(value).map(numberOf);
  return [a ?? 1, b ?? 0, c ?? 0, d ?? 1, e ?? 0, f ?? 0];
}

function times(m: Matrix, n: Matrix): Matrix {
  return [
    m[0] * n[0] + m[2] * n[1],
    m[1] * n[0] + m[3] * n[1],
    m[0] * n[2] + m[2] * n[3],
    m[1] * n[2] + m[3] * n[3],
    m[0] * n[4] + m[2] * n[5] + m[4],
    m[1] * n[4] + m[3] * n[5] + m[5],
  ];
}

function isInside(
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  x: number,
  y: number,
): boolean {
  const [left, right] = [Math.min(x0, x1), Math.max(x0, x1)];
  const [low, high] = [Math.min(y0, y1), Math.max(y0, y1)];
  // A rule is drawn as a thin box; it is no ground for text.
  return high - low > 4 && x >= left - 1 && x <= right + 1 && y >= low - 1 && y <= high + 1;
}
