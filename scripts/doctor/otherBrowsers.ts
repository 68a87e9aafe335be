import { globSync } from 'node:fs';
import { findOnPath, isExecutable, thisMachine, type Machine } from './machine.ts';

/** The browsers other than Chromium in which the most important ways are walked. */
export type OtherBrowser = 'firefox' | 'webkit';

/** The programs that each needs on PATH, and how to install them on Debian 12. */
const needs = {
  firefox: { programs: ['firefox-esr'], packages: 'firefox-esr' },
  webkit: { programs: ['WebKitWebDriver', 'Xvfb'], packages: 'webkit2gtk-driver xvfb' },
} as const;

/** WebKitGTK's own browser lies beside its libraries, in a folder of the kind of processor. */
const miniBrowsers = '/usr/lib/*/webkit2gtk-4.*/MiniBrowser';

/** The path of the browser that WebKitWebDriver starts; undefined where there is none. */
export function findMiniBrowser(pattern: string = miniBrowsers): string | undefined {
  return globSync(pattern).filter(isExecutable).toSorted().at(-1);
}

/**
 * Why a browser cannot be walked in on this machine.
 * @returns undefined where it can
 */
export function whyNoBrowser(
  browser: OtherBrowser,
  machine: Machine = thisMachine(),
  pattern?: string,
): string | undefined {
  const { programs, packages } = needs[browser];
  const missing: string[] = programs.filter((name) => findOnPath(machine, name) === undefined);
  if (browser === 'webkit' && findMiniBrowser(pattern) === undefined) missing.push('MiniBrowser');
  return missing.length === 0
    ? undefined
    : `there is no ${missing.join(', ')}. On Debian 12 type "sudo apt-get install -y --no-install-recommends ${packages}".`;
}
