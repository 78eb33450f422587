import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';
import { withFaces } from './fonts.ts';

/** Debian's Chromium without windows, as Playwright's own is by default; then the whole browser. */
const DEBIAN_BROWSERS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** How Chromium is started: Playwright's own where it is installed, else that of the system. */
export function browserLaunch(): LaunchOptions {
  const own = existsSync(chromium.executablePath());
  const executablePath = process.env.CHROMIUM_PATH ?? DEBIAN_BROWSERS.find(existsSync);
  return {
    ...(!own && executablePath && { executablePath }),
    env: withFaces(),
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}
