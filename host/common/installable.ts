/** Address of the service worker. It stands at the root, so that all pages are below it. */
export const WORKER_PATH = '/sw.js';

/** What is shown where a page cannot be loaded; the only page that a browser keeps. */
export const OFFLINE_PATH = '/offline.html';

/** Name of the cache that holds it. */
export const OFFLINE_CACHE = 'offline';

export const MANIFEST_PATH = '/manifest.webmanifest';

/** Of notices on a device. */
export const NOTICE_ICON = '/icons/icon-192.png';

/** The head's colour, in which browsers draw what stands around the page. */
export const THEME_COLOUR = '#001529';
