import { isDeepStrictEqual } from 'node:util';
import type { Page } from '@playwright/test';
import type { Finding } from '../checks/findings.ts';
import { type Control, findControls } from './controls.ts';
import { dialogFindings } from './dialogs.ts';
import { type Outcome, outcomeOf, watchPage } from './outcome.ts';
import { focusOn, keysOf, type Way, work } from './ways.ts';

/** Opens the page anew, as it was found. */
export type Reopen = () => Promise<unknown>;

/** What a press did, and what it was like before. */
interface Change {
  before: Outcome;
  after: Outcome;
}

interface Pressed extends Change {
  /** The control on the page as it was opened for this press: its place may be another one. */
  control: Control;
}

/**
 * A press that was not made: the control was not on the page this time, which says nothing of it,
 * or this way does not come to it, which the pointer does.
 */
type NotPressed = 'not there' | 'out of reach';

export interface Pressing {
  /** How many controls to work; a page with more is worked in part. */
  most: number;
  /** Which controls are meant. */
  isWorked: (control: Control) => boolean;
  /** The names of dialogs that Escape leaves open. */
  stays: readonly string[];
  /** The calls that were failed since it was asked last, because they would change something. */
  notSent: () => readonly string[];
}

export interface PressFindings {
  findings: Finding[];
  /** The controls that were not worked: too many on the page, or never there again. */
  leftOut: string[];
  /** How many were worked. */
  worked: number;
}

/**
 * Works every control by pointer, touch and keys, each time on a page as it opens: the ways do the
 * same, the focus is never lost, what changed is said or focused, dialogs take the focus and give
 * it back, and nothing leads away because it has the focus or a choice (WCAG 2.1.1, 2.4.3, 2.5.1,
 * 3.2.1, 3.2.2, 4.1.3). Touch is tried where the browser has it.
 */
export async function pressFindings(
  page: Page,
  reopen: Reopen,
  { most, isWorked, stays, notSent }: Pressing,
): Promise<PressFindings> {
  await reopen();
  const hasTouch = await page.evaluate(() => navigator.maxTouchPoints > 0);
  const found: Finding[] = [];
  const all = (await findControls(page)).filter(isWorked);
  const bench: Bench = { page, reopen, isAsItOpens: false, found: new Set() };
  for (const control of all.slice(0, most)) {
    notSent();
    const ofControl = await controlFindings(bench, control, hasTouch, stays);
    const failed = notSent();
    const calls = failed.length > 0 ? ` Not sent: ${failed.join(', ')}.` : '';
    found.push(...ofControl.map((each) => ({ ...each, message: `${each.message}${calls}` })));
  }
  const keys = new Set<string>();
  const findings = found.filter(({ rule, target }) => {
    const key = `${rule} ${target}`;
    return keys.has(key) ? false : keys.add(key);
  });
  return {
    findings,
    leftOut: all.filter((control) => !bench.found.has(control)).map(({ target }) => target),
    worked: bench.found.size,
  };
}

/** One control, worked by every way. */
async function controlFindings(
  bench: Bench,
  control: Control,
  hasTouch: boolean,
  stays: readonly string[],
): Promise<Finding[]> {
  const ways: Way[] = [
    'pointer',
    ...(hasTouch ? (['touch'] as const) : []),
    ...keysOf[control.kind],
  ];
  const found = await focusOnly(bench, control);
  if (control.kind === 'field') return [...found, ...(await choiceOnly(bench, control))];
  let byPointer: Pressed | NotPressed = 'not there';
  for (const way of ways) {
    const pressed = await pressAnew(bench, control, way);
    if (way === 'pointer') byPointer = pressed;
    else found.push(...sameAs(byPointer, pressed, control, way));
    if (typeof pressed === 'string' || way === 'pointer' || way === 'touch') continue;
    found.push(...afterKey(pressed, way), ...awayBySwitch(pressed));
    if (pressed.after.dialogs > pressed.before.dialogs)
      found.push(...(await dialogFindings(bench.page, pressed.control, stays)));
  }
  return found;
}

/** The page that controls are worked on, one after the other. */
interface Bench {
  page: Page;
  reopen: Reopen;
  /** Nothing changed since it was opened: the next control can be worked on it. */
  isAsItOpens: boolean;
  /** The controls that were there again at least once. */
  found: Set<Control>;
}

/** The same control on the page as it opens; null when it is not there every time. */
async function anew(bench: Bench, control: Control): Promise<Control | null> {
  const { page, reopen, isAsItOpens } = bench;
  if (!isAsItOpens) await reopen();
  const again = (await findControls(page)).find(({ target }) => target === control.target) ?? null;
  if (again) bench.found.add(control);
  if (!isAsItOpens) await watchPage(page);
  bench.isAsItOpens = true;
  return again;
}

async function pressAnew(bench: Bench, control: Control, way: Way): Promise<Pressed | NotPressed> {
  const { page } = bench;
  const again = await anew(bench, control);
  if (!again) return 'not there';
  bench.isAsItOpens = false;
  // What the focus alone shows is not what the press does.
  const hasFocus = await focusOn(page, again);
  if (!hasFocus && (way === 'Enter' || way === 'Space')) return 'out of reach';
  const before = await outcomeOf(page, again.place, 'at rest');
  if (!(await work(page, again, way))) return 'out of reach';
  let after = await outcomeOf(page, again.place, 'with something new');
  // A slow page gets its title and focus a moment later, and messages keep a distance.
  for (let looks = 0; looks < 12 && isUnfinished({ control: again, before, after }); looks += 1)
    after = await outcomeOf(page, again.place, 'at rest');
  return { control: again, before, after };
}

const pathOf = ({ address }: Outcome) => new URL(address).pathname;

/** The focus is nowhere, the page has the title of the last, or nothing says what changed. */
function isUnfinished(pressed: Pressed): boolean {
  if (pressed.after.isNewDocument) return false;
  return pressed.after.focus === '' || hasOldTitle(pressed) || !isTold(pressed);
}

/** What is shown is the same, or something tells of the change. */
const isTold = ({ control, before, after }: Pressed) =>
  after.text === before.text ||
  after.address !== before.address ||
  after.control !== before.control ||
  after.dialogs !== before.dialogs ||
  after.said.length > 0 ||
  after.focus !== control.target;

const hasOldTitle = ({ before, after }: Change) =>
  pathOf(after) !== pathOf(before) && after.title === before.title;

/** What a press changed, in words. */
function changesOf({ before, after }: Change): string[] {
  if (after.isNewDocument || after.address !== before.address)
    return [`the page (${after.address})`];
  return [
    ...(after.dialogs === before.dialogs ? [] : ['a dialog']),
    ...(after.control === before.control ? [] : ['its state']),
    ...(after.text === before.text ? [] : ['what is shown']),
  ];
}

function sameAs(
  byPointer: Pressed | NotPressed,
  other: Pressed | NotPressed,
  { target }: Control,
  way: Way,
): Finding[] {
  if (typeof byPointer === 'string' || other === 'not there') return [];
  const wanted = changesOf(byPointer).join(', ');
  const got = other === 'out of reach' ? '' : changesOf(other).join(', ');
  if (wanted === got) return [];
  const rule = way === 'touch' ? 'works-by-touch' : 'works-by-key';
  const message = `The pointer changes ${wanted || 'nothing'}; ${way} changes ${got || 'nothing'}.`;
  return [{ rule, target, message }];
}

function afterKey(pressed: Pressed, way: Way): Finding[] {
  const { before, after } = pressed;
  const { target, staysHere } = pressed.control;
  // A new document begins at its start, and a link into the page moves on from there.
  if (after.isNewDocument || staysHere) return [];
  const found: Finding[] = [];
  if (after.focus === '')
    found.push({ rule: 'focus-kept', target, message: `After ${way} nothing has the focus.` });
  if (hasOldTitle({ before, after })) {
    const message = `${way} leads to another page, and the title stays "${after.title}".`;
    found.push({ rule: 'title-follows', target, message });
  }
  if (!isTold(pressed)) {
    const message = `${way} changes what is shown, and nothing says so: no state, no message, no focus.`;
    found.push({ rule: 'change-told', target, message });
  }
  return found;
}

const leadsAway = ({ before, after }: Change) =>
  after.isNewDocument || after.address !== before.address || after.dialogs > before.dialogs;

/** Nothing was said, and nothing is different but perhaps the place of the focus. */
const isSame = ({ before, after }: Change) =>
  after.said.length === 0 && isDeepStrictEqual({ ...after, focus: before.focus }, before);

async function focusOnly(bench: Bench, control: Control): Promise<Finding[]> {
  const { page } = bench;
  const again = await anew(bench, control);
  if (!again) return [];
  const before = await outcomeOf(page, again.place, 'at rest');
  await focusOn(page, again);
  const after = await outcomeOf(page, again.place, 'at rest');
  bench.isAsItOpens = isSame({ before, after });
  if (!leadsAway({ before, after })) return [];
  const message = 'It leads away or opens a dialog as soon as it has the focus.';
  return [{ rule: 'focus-changes-nothing', target: control.target, message }];
}

/** What is switched or chosen leads nowhere by itself, unless it is a link too. */
function awayBySwitch({ control, before, after }: Pressed): Finding[] {
  const { kind, target, hasAddress } = control;
  const isAway = after.isNewDocument || pathOf(before) !== pathOf(after);
  return kind === 'switch' && !hasAddress && isAway ? [awayByChoice(target)] : [];
}

const awayByChoice = (target: string): Finding => ({
  rule: 'choice-changes-nothing',
  target,
  message: 'A choice leads away or opens a dialog before anybody asked for it.',
});

/** A choice in a list leads nowhere by itself. */
async function choiceOnly(bench: Bench, control: Control): Promise<Finding[]> {
  const { page } = bench;
  const again = await anew(bench, control);
  if (!again) return [];
  const hasChoice = await page.evaluate((at) => {
    const list = window.controls[at];
    return list instanceof HTMLSelectElement && list.options.length > 1;
  }, again.place);
  if (!hasChoice) return [];
  const before = await outcomeOf(page, again.place, 'at rest');
  bench.isAsItOpens = false;
  if (!(await focusOn(page, again))) return [];
  await page.keyboard.press('ArrowDown');
  const after = await outcomeOf(page, again.place, 'with something new');
  return leadsAway({ before, after }) ? [awayByChoice(control.target)] : [];
}
