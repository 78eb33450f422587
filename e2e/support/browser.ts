import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';
import { type Faces, withFaces } from './fonts.ts';

/** Debian's Chromium without windows, as Playwright's own is by default; then the whole browser. */
const DEBIAN_BROWSERS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/**
 * How Chromium is started: Playwright's own where it is installed, else that of the system.
 * @param faces what it finds of the system; with the wide one it shows no typeface of a page, as people can
 * choose in theirs
 */
export function browserLaunch(faces: Faces = 'arial-measures'): LaunchOptions {
  const own = existsSync(chromium.executablePath());
  const executablePath = process.env.CHROMIUM_PATH ?? DEBIAN_BROWSERS.find(existsSync);
  return {
    ...(!own && executablePath && { executablePath }),
    env: withFaces(faces),
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...(faces === 'wide' ? ['--disable-remote-fonts'] : []),
    ],
  };
}
