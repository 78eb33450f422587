import { withBasePath, withoutBasePath } from '@silverjobs/contract/base-path';

const KEY = 'lastOpened';
const MOST = 3;

interface Opened {
  title: string;
  path: string;
}

/** Notes the public job that this document shows, for who loses the connection; gone with the tab. */
export function noteOpened(): void {
  addEventListener('pagehide', () => {
    const path = withoutBasePath(location.pathname);
    if (!path.startsWith('/stelle/')) return;
    try {
      const others = readOpened().filter((opened) => opened.path !== path);
      const opened = [{ title: document.title, path }, ...others].slice(0, MOST);
      sessionStorage.setItem(KEY, JSON.stringify(opened));
    } catch {
      // Without a storage nothing is noted.
    }
  });
}

/** Shows what was noted, at the end of an element that is hidden without any. */
export function listLastOpened(section: HTMLElement | null): void {
  const opened = readOpened();
  if (!section || opened.length === 0) return;
  const list = document.createElement('ul');
  for (const { title, path } of opened) {
    const link = document.createElement('a');
    link.href = withBasePath(path);
    link.textContent = title;
    const item = document.createElement('li');
    item.append(link);
    list.append(item);
  }
  section.append(list);
  section.hidden = false;
}

function readOpened(): Opened[] {
  try {
    const given: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(given) ? given.filter(isOpened) : [];
  } catch {
    return [];
  }
}

function isOpened(given: unknown): given is Opened {
  const { title, path } = (given ?? {}) as Partial<Opened>;
  return typeof title === 'string' && typeof path === 'string' && path.startsWith('/stelle/');
}
