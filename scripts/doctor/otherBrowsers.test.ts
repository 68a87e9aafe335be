import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { whyNoBrowser, type OtherBrowser } from './otherBrowsers.ts';

let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'doctor-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function install(...names: string[]): void {
  for (const name of names) {
    const path = join(folder, name);
    writeFileSync(path, '#!/bin/sh\n');
    chmodSync(path, 0o755);
  }
}

const reason = (browser: OtherBrowser) => {
  const machine = { env: { PATH: folder }, isRoot: false, aptLists: folder };
  return whyNoBrowser(browser, machine, join(folder, 'MiniBrowser'));
};

describe('another browser', () => {
  test('is walked in where its programs are', () => {
    install('firefox-esr', 'WebKitWebDriver', 'Xvfb', 'MiniBrowser');
    expect(reason('firefox')).toBeUndefined();
    expect(reason('webkit')).toBeUndefined();
  });
  test('is not where programs are missing, which are named with the line to type', () => {
    install('Xvfb');
    expect(reason('firefox')).toMatch(/^there is no firefox-esr\. .*apt-get install .*firefox-esr/);
    expect(reason('webkit')).toMatch(
      /^there is no WebKitWebDriver, MiniBrowser\. .*apt-get install .*webkit2gtk-driver xvfb/,
    );
  });
});
