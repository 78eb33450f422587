/** What a service worker knows and a page does not; the project's types are those of pages. */
export interface WorkerScope {
  registration: ServiceWorkerRegistration;
  clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<WorkerWindow[]>;
    openWindow(url: string): Promise<unknown>;
  };
  location: { href: string };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', act: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', act: (event: Fetching) => void): void;
  addEventListener(type: 'push', act: (event: Pushed) => void): void;
  addEventListener(type: 'notificationclick', act: (event: Pressed) => void): void;
}

interface WorkerWindow {
  url: string;
  focus(): Promise<unknown>;
}

interface Lasting {
  /** Keeps the worker alive until this is done. */
  waitUntil(work: Promise<unknown>): void;
}

export interface Fetching extends Lasting {
  request: Request;
  /** What the browser has begun to load while the worker woke up. */
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

interface Pushed extends Lasting {
  data: { json(): unknown } | null;
}

interface Pressed extends Lasting {
  notification: Notification;
}
