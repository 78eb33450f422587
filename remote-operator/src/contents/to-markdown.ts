/** Elements whose content is no part of the text. */
const SKIPPED = 'nav, button, script, style, svg, [aria-hidden="true"]';

const squeeze = (text: string) => text.replaceAll('\u00ad', '').replaceAll(/\s+/g, ' ');

function inline(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return squeeze(node.textContent ?? '');
  if (!(node instanceof Element) || node.matches(SKIPPED)) return '';
  const text = [...node.childNodes].map(inline).join('');
  if (node.matches('strong, b')) return `**${text.trim()}**`;
  const href = node.getAttribute('href');
  if (node.matches('a') && href) return `[${text.trim()}](${href})`;
  return node.matches('br') ? '\n' : text;
}

function blocks(node: Element): string[] {
  if (node.matches(SKIPPED)) return [];
  if (/^H[1-6]$/.test(node.tagName)) {
    return [`${Number(node.tagName[1]) <= 2 ? '##' : '###'} ${inline(node).trim()}`];
  }
  if (node.matches('ul, ol')) {
    const mark = node.matches('ol') ? '1.' : '-';
    return [[...node.children].map((item) => `${mark} ${inline(item).trim()}`).join('\n')];
  }
  if (node.matches('p, address')) return [inline(node).trim()];
  return [...node.children].flatMap(blocks);
}

/** The text of a page as Markdown, to begin a version of one's own with. */
export function toMarkdown(root: Element): string {
  return blocks(root).filter(Boolean).join('\n\n');
}

/** The document of a page of ours. @throws Error when it cannot be had */
export function loadDocument(path: string): Promise<Document> {
  return new Promise((resolve, reject) => {
    const asked = new XMLHttpRequest();
    asked.open('GET', path);
    asked.responseType = 'document';
    asked.onload = () => {
      if (asked.status === 200 && asked.responseXML) resolve(asked.responseXML);
      else reject(new Error(`${path} answered ${asked.status}.`));
    };
    asked.onerror = () => reject(new Error(`${path} cannot be reached.`));
    asked.send();
  });
}
