import { rejectPattern, type Rule } from './sources.ts';

/** Style sheets without comments, with the same number of lines. */
const inStyles =
  (rule: Rule): Rule =>
  ({ path, text }) =>
    rule({
      path,
      text: text.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' ')),
    });

/** Sound and video would need captions and descriptions (WCAG 1.2, 1.4.2). */
export const noMedia = rejectPattern(
  /<(?:audio|video|embed|iframe)\b|<object\s|new Audio\(|AudioContext|speechSynthesis/g,
  'plays sound or video',
);

/** Nothing flashes or repeats (WCAG 2.2.2, 2.3.1, 2.3.2). */
export const nothingMoves = inStyles(
  rejectPattern(/@keyframes|\banimation(?:-[a-z]+)?:(?!\s*none)|<(?:marquee|blink)\b/g, 'moves'),
);

/** What changes smoothly does so only where motion is welcome (WCAG 2.3.3). */
export const motionIsAsked: Rule = (source) =>
  /prefers-reduced-motion:\s*no-preference/.test(source.text)
    ? []
    : inStyles(rejectPattern(/\btransition(?:-[a-z]+)?:(?!\s*none)/g, 'moves for everybody'))(
        source,
      );

/** Pages work in both orientations and without moving the device (WCAG 1.3.4, 2.5.4). */
export const noOrientation = rejectPattern(
  /\(\s*orientation\s*:|orientation\.lock|device(?:motion|orientation)/gi,
  'depends on how a device is held',
);

/** No function needs several fingers, a path or dragging (WCAG 2.5.1, 2.5.7). */
export const noGesture = rejectPattern(
  /\b(?:onTouch|onPointer|onDrag)(?:Start|Move|End)\b|'(?:touchmove|pointermove|gesturechange)'|\bdraggable\b|useDrag\(|useMove\(/g,
  'needs a gesture',
);

/** No letter works as a shortcut for the whole page (WCAG 2.1.4). */
export const noLetterKeys = rejectPattern(
  /\baccessKey\b|(?:document|window)\.addEventListener\('key/g,
  'is a shortcut for the whole page',
);

const look =
  /^(?:color|background(?:-color)?|border(?:-[a-z-]+)?|outline(?:-[a-z]+)?|box-shadow|text-decoration(?:-[a-z]+)?|text-underline-offset|cursor)$/;

/** Hovering shows nothing that is not there without it (WCAG 1.4.13). */
export const hoverIsLook = inStyles(({ text }) =>
  [...text.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selectors = '', body = '']) =>
    // A look that is there without hovering too is not shown by it.
    selectors.split(',').every((selector) => /:hover|data-hovered/.test(selector))
      ? body
          .split(';')
          .map((line) => line.split(':', 1)[0]?.trim() ?? '')
          .filter((name) => name !== '' && !name.startsWith('--') && !look.test(name))
          .map((name) => `${selectors.trim()} changes ${name}`)
      : [],
  ),
);
