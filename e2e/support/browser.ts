import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';

const DEBIAN_CHROMIUM = '/usr/bin/chromium';

/** How Chromium is started: Playwright's own where it is installed, else that of the system. */
export function browserLaunch(): LaunchOptions {
  const own = existsSync(chromium.executablePath());
  return {
    ...(!own && { executablePath: process.env.CHROMIUM_PATH ?? DEBIAN_CHROMIUM }),
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}
