import Bowser from 'bowser';

/** What a browser says it is, in the words of its makers, such as Firefox and Windows. */
export interface DeviceWords {
  readonly browser: string | null;
  readonly system: string | null;
}

const browsers: ReadonlySet<string> = new Set(Object.values(Bowser.BROWSER_MAP));
const systems: ReadonlySet<string> = new Set(Object.values(Bowser.OS_MAP));

/** Reads the User-Agent header. A name that is not known is null: anybody can send any text. */
export function deviceWords(userAgent: string | undefined): DeviceWords {
  if (!userAgent) return { browser: null, system: null };
  const { browser, os } = Bowser.parse(userAgent);
  const known = (names: ReadonlySet<string>, name = '') => (names.has(name) ? name : null);
  return { browser: known(browsers, browser.name), system: known(systems, os.name) };
}
