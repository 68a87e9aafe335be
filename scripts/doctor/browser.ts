import { chromium } from '@playwright/test';
import {
  answers,
  findOnPath,
  installDebianPackage,
  isExecutable,
  thisMachine,
  type Machine,
} from './machine.ts';

/**
 * The headless shell is Chromium without windows: the same engine, and a page opens in two thirds
 * of the time.
 */
const systemNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

const whatToType =
  'No browser was found for the journeys. Type "npx playwright install --with-deps chromium", ' +
  'or on Debian "sudo apt-get install -y chromium", or set CHROMIUM_PATH.';

/**
 * Finds a Chromium for the browser tests: CHROMIUM_PATH, the system's, Playwright's own, otherwise
 * Debian's package, installed when root and apt are available.
 * @returns the absolute path of the program
 * @throws Error with the one line to type when there is none
 */
export async function findBrowser(
  machine: Machine = thisMachine(),
  playwrights: () => string = () => chromium.executablePath(),
): Promise<string> {
  const chosen = machine.env['CHROMIUM_PATH'];
  if (chosen) {
    if (isExecutable(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH names "${chosen}", which is not a program that can be run.`);
  }
  const present = systemBrowser(machine) ?? [playwrights()].find(isExecutable);
  if (present) return present;
  if (!(await installBrowser(machine))) throw new Error(whatToType);
  const installed = systemBrowser(machine);
  if (!installed) throw new Error(whatToType);
  return installed;
}

/** What the summary says of a browser that makes the tests slow; nothing of the headless shell. */
export function slowBrowserNote(path: string): string | undefined {
  if (/headless[-_]shell/.test(path)) return undefined;
  return `The browser tests ran with ${path}. The headless shell takes two thirds of the time: on Debian "sudo apt-get install -y chromium-headless-shell".`;
}

/** Debian before 12 has no package of the shell alone. */
async function installBrowser(machine: Machine): Promise<boolean> {
  try {
    return await installDebianPackage(machine, 'chromium-headless-shell');
  } catch {
    return installDebianPackage(machine, 'chromium');
  }
}

function systemBrowser(machine: Machine): string | undefined {
  return systemNames
    .map((name) => findOnPath(machine, name))
    .find((path) => path !== undefined && answers(machine, path, '--version'));
}

/**
 * Features to switch off. Chromium reads only the last such list, so Playwright's own are repeated
 * here; a test compares them.
 */
const featuresOff = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
  // Each window would open two pages of the address bar, which doubles the time to open a page.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

/**
 * Flags for every browser the tests start: no calls home and no first-run questions. Root (in a
 * container) has no user namespace for a sandbox.
 */
export function browserFlags(machine: Machine = thisMachine()): string[] {
  const flags = [
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${featuresOff.join(',')}`,
  ];
  return machine.isRoot ? [...flags, '--no-sandbox'] : flags;
}
