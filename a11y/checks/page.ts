import type { Page } from '@playwright/test';
import { exceptions as allowed, type Exception } from '../exceptions.ts';
import { alikeFindings } from './alike.ts';
import { axeFindings } from './axe.ts';
import { fieldFindings } from './fields.ts';
import { describeFindings, type Finding } from './findings.ts';
import { prepareInPage } from './inPage.ts';
import { type Stop, walkByKeyboard } from './keyboard.ts';
import { labelFindings } from './labels.ts';
import { layoutFindings, targetSizeFindings, telephoneFindings } from './layout.ts';
import { liveRegionFindings } from './liveRegions.ts';
import { isOnce, modeOf, type Mode } from './modes.ts';
import { nameFindings } from './names.ts';
import { placeFindings } from './places.ts';
import { referenceFindings } from './references.ts';
import { ringFindings } from './rings.ts';
import { settle } from './settle.ts';
import { structureFindings } from './structure.ts';
import { textSizeFindings } from './textSize.ts';

/** The page and its state: "/auth/login", "an empty form was submitted". */
export interface PageState {
  route: string;
  state: string;
}

/** Modes with the same colors draw the same rings. */
const coloursOf = (mode: Mode) => (mode === 'dark' || mode === 'forced colours' ? mode : 'light');
/** Only a narrow window shows other parts; larger text and other colors keep them. */
const showsOtherParts = (mode: Mode) => mode === 'light' || mode === '320 px';
/** Modes that change only colors leave everything where it was. */
const isAnotherLayout = (mode: Mode) => mode !== 'dark' && mode !== 'forced colours';
/** The ring styles that passed in this worker, by colors. */
const provenLooks = new Map<Mode, Set<string>>();
/** The tab stops of a page's last walk: modes that change only colors have the same ones. */
const lastStops = new WeakMap<Page, readonly Stop[]>();

/**
 * The page check: finds what a machine can find about the current page in its mode. Use it
 * inside inAllModes, on every route and each of its steps and error states.
 * @throws Error with every finding that a11y/exceptions.ts does not allow, and every stale
 *   exception
 */
export async function expectPageAccessible(
  page: Page,
  { route, state }: PageState,
  exceptions: readonly Exception[] = allowed,
): Promise<void> {
  const mode = modeOf(page);
  const here = exceptions.filter(
    (each) => each.route === route && each.state === state && (each.modes?.includes(mode) ?? true),
  );
  const findings = await pageFindings(page);
  const isAllowed = (finding: Finding) =>
    here.some((each) => each.rule === finding.rule && each.target === finding.target);
  const stale = here.filter(
    (each) =>
      !findings.some((finding) => finding.rule === each.rule && finding.target === each.target),
  );
  const problems = [
    ...findings.filter((finding) => !isAllowed(finding)),
    ...stale.map(({ rule, target }) => ({
      rule: 'stale-exception',
      target,
      message: `a11y/exceptions.ts allows "${rule}" here, but it is not found any more: take it out.`,
    })),
  ];
  if (problems.length === 0) return;
  throw new Error(
    `${problems.length} accessibility findings on ${route} (${state}) in ${mode}:\n${describeFindings(problems)}`,
  );
}

/** All findings of all checks, without exceptions applied. */
export async function pageFindings(page: Page): Promise<Finding[]> {
  const mode = modeOf(page);
  await prepareInPage(page);
  await settle(page);
  const findings = [
    ...(await axeFindings(page, mode)),
    ...(showsOtherParts(mode) ? await partFindings(page) : []),
    ...(isAnotherLayout(mode) ? await layoutFindings(page) : []),
    ...(isAnotherLayout(mode) ? await targetSizeFindings(page) : []),
    ...(mode === '200 % text' ? await textSizeFindings(page) : []),
    ...(mode === '200 % text' ? await telephoneFindings(page) : []),
  ];
  if (isOnce) return findings;
  const proven = provenLooks.get(coloursOf(mode)) ?? new Set<string>();
  provenLooks.set(coloursOf(mode), proven);
  const known = lastStops.get(page);
  const hasKnownStops = !isAnotherLayout(mode) || mode === 'text spacing';
  if (hasKnownStops && known) return [...findings, ...(await ringFindings(page, known, proven))];
  // Only another layout can hide other elements from Shift+Tab.
  const walk = await walkByKeyboard(page, showsOtherParts(mode));
  lastStops.set(page, walk.stops);
  return [...findings, ...walk.findings, ...(await ringFindings(page, walk.stops, proven))];
}

/** What does not depend on colors or sizes: the parts that are there, their names and order. */
async function partFindings(page: Page): Promise<Finding[]> {
  return [
    ...(await referenceFindings(page)),
    ...(await structureFindings(page)),
    ...(await placeFindings(page)),
    ...(await nameFindings(page)),
    ...(await alikeFindings(page)),
    ...(await fieldFindings(page)),
    ...(await labelFindings(page)),
    ...(await liveRegionFindings(page)),
  ];
}
