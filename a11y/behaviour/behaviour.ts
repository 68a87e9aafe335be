import type { Page } from '@playwright/test';
import type { Finding } from '../checks/findings.ts';
import { prepareInPage } from '../checks/inPage.ts';
import { type Control, findControls } from './controls.ts';
import { hoverFindings } from './hovering.ts';
import { languageFindings } from './languages.ts';
import { listeningFindings } from './listening.ts';
import { becomesQuiet } from './outcome.ts';
import { pressFindings, type Reopen } from './pressing.ts';
import { forcedColourFindings } from './seenInForcedColours.ts';
import { sendOnlyReads } from './sending.ts';
import { dragFindings, motionFindings } from './stillness.ts';

export interface Behaviour {
  findings: Finding[];
  /** How many controls were worked. */
  worked: number;
  /**
   * Controls that were not worked, and things that no pointer rested on: the page has too many,
   * or the control was not found again when the page was opened anew.
   */
  leftOut: { controls: string[]; hovered: number };
  /** How many were not worked because they are like one that was. */
  alike: number;
}

/** As much as a page is given the time for. */
export interface Bounds {
  controls?: number;
  hovered?: number;
  /** The controls that are worked; all when not given. */
  isWorked?: (control: Control) => boolean;
  /** Of controls that are the same part of entries alike, only the first is worked. */
  isFirstEnough?: boolean;
  /** The POST calls that only read, by their path; none when not given. */
  isRead?: (path: string) => boolean;
  /** The names of dialogs that Escape leaves open; none when not given. */
  stays?: readonly string[];
}

/**
 * How the page behaves when it is used: every control worked by every way, what a pointer shows,
 * what moves, what listens, what is seen in forced colors, which language is spoken. Changes to
 * the server are not sent: the page is used, and nothing comes of it.
 */
export async function behaviourFindings(
  page: Page,
  open: Reopen,
  {
    controls = 120,
    hovered = 60,
    isWorked: isMeant = () => true,
    isFirstEnough = false,
    isRead = () => false,
    stays = [],
  }: Bounds = {},
): Promise<Behaviour> {
  const isAlike = (control: Control) => isFirstEnough && control.isRepeated;
  const isWorked = (control: Control) => isMeant(control) && !isAlike(control);
  const notSent = await sendOnlyReads(page, isRead);
  const reopen = async () => {
    await open();
    await becomesQuiet(page);
  };
  const closeOthers = (other: Page) => void other.close();
  page.context().on('page', closeOthers);
  try {
    await reopen();
    await prepareInPage(page);
    const alike = (await findControls(page)).filter((each) => isMeant(each) && isAlike(each));
    const findings = [
      ...(await motionFindings(page)),
      ...(await dragFindings(page)),
      ...(await languageFindings(page)),
      ...(await listeningFindings(page)),
    ];
    const rested = await hoverFindings(page, hovered, isWorked);
    await page.emulateMedia({ forcedColors: 'active' });
    findings.push(...rested.findings, ...(await forcedColourFindings(page)));
    await page.emulateMedia({ forcedColors: 'none' });
    const pressed = await pressFindings(page, reopen, {
      most: controls,
      isWorked,
      stays,
      notSent,
    });
    return {
      findings: [...findings, ...pressed.findings],
      worked: pressed.worked,
      leftOut: { controls: pressed.leftOut, hovered: rested.leftOut },
      alike: alike.length,
    };
  } finally {
    page.context().off('page', closeOthers);
  }
}
