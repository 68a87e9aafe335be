import { execFileSync } from 'node:child_process';
import { findOnPath, isExecutable, thisMachine, type Machine } from './machine.ts';

/** The transcripts are those of this version, Debian 12's. Others word things in another way. */
const ORCA = '43';

const programs = ['Xvfb', 'openbox', 'xdotool', 'dbus-daemon', 'dbus-send', 'orca'];

/** Where the tests look for these. */
const places = ['/usr/bin/chromium', '/usr/libexec/at-spi-bus-launcher', '/usr/bin/python3'];

/** How to install it on Debian 12. */
const packages =
  'chromium xvfb openbox xdotool dbus orca at-spi2-core python3-pyatspi gir1.2-atspi-2.0 fonts-dejavu-core';

/** The version of Orca, such as "43.1". */
function orcaVersion(): string {
  const options = { encoding: 'utf8', timeout: 60_000 } as const;
  return execFileSync('dpkg-query', ['-W', '-f', '${Version}', 'orca'], options);
}

/**
 * Why no screen reader can be heard on this machine.
 * @returns undefined where it can
 */
export function whyNoScreenReader(
  machine: Machine = thisMachine(),
  version: () => string = orcaVersion,
  paths: readonly string[] = places,
): string | undefined {
  const missing = [
    ...programs.filter((name) => findOnPath(machine, name) === undefined),
    ...paths.filter((path) => !isExecutable(path)),
  ];
  if (missing.length > 0)
    return `there is no ${missing.join(', ')}. On Debian 12 type "sudo apt-get install -y --no-install-recommends ${packages}".`;
  const found = version();
  return found.startsWith(ORCA)
    ? undefined
    : `the transcripts are those of Orca ${ORCA} (Debian 12), and here is Orca ${found}.`;
}
