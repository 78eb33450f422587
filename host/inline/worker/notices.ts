import { NOTICE_ICON } from '../../common/installable.ts';
import type { WorkerScope } from './worker-scope.ts';

/** What the backend sends to a device (account-60). */
interface Notice {
  title: string;
  text: string;
  /** Path of the page that the notice leads to. */
  path: string;
  /** A newer notice with the same name takes its place. */
  name: string;
}

/** Shows what the backend sends to this device, and opens its page when it is pressed (account-60). */
export function showNotices(scope: WorkerScope): void {
  scope.addEventListener('push', (event) => {
    const notice = readNotice(event.data);
    event.waitUntil(
      scope.registration.showNotification(notice.title, {
        body: notice.text,
        tag: notice.name,
        // Beside the worker, wherever that lies.
        icon: `.${NOTICE_ICON}`,
        lang: 'de',
        data: notice.path,
      }),
    );
  });
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(openPage(scope, String(event.notification.data)));
  });
}

/** Browsers show a sentence of their own where a worker shows nothing, so that something is shown at any rate. */
function readNotice(data: { json(): unknown } | null): Notice {
  const some: Notice = {
    title: 'Es gibt etwas Neues für Sie',
    text: 'Bitte melden Sie sich an und sehen Sie nach.',
    path: '/',
    name: 'news',
  };
  try {
    const given = data?.json();
    return typeof given === 'object' && given !== null ? { ...some, ...given } : some;
  } catch {
    return some;
  }
}

async function openPage({ clients, location }: WorkerScope, path: string): Promise<void> {
  const start = new URL('./', location.href).href;
  const url = /^\/(?![/\\])/.test(path) ? new URL(`.${path}`, start).href : start;
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find((window) => window.url === url);
  // Another page may hold what somebody is just writing; it stays.
  if (open) await open.focus();
  else await clients.openWindow(url);
}
