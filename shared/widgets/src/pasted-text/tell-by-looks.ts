/*
 * Word, Google Docs and Pages write lists, headings and bold words by looks: paragraphs with a sign in
 * front, spans with a weight. Here they become the elements that they mean.
 */

const looks = (element: Element, name: 'class' | 'style' | 'role') =>
  element.getAttribute(`data-${name}`) ?? '';

const IS_LIST_PARAGRAPH = /mso-list:\s*(?!ignore|none|skip)[a-z]/i;
const IS_SIGN = /mso-list:\s*ignore/i;
const COUNTS = /^\(?(?:\d{1,3}|[a-z]|[ivx]{1,5})[.)]/i;

function rename(element: Element, name: string): Element {
  const other = element.ownerDocument.createElement(name);
  other.append(...element.childNodes);
  element.replaceWith(other);
  return other;
}

/** Word's headings that are paragraphs of a style, and those of pages that are told by their role. */
function tellHeadings(root: ParentNode): void {
  for (const element of root.querySelectorAll('p, div')) {
    const isTitle = /\bmso(?:title|subtitle|heading\d)\b/i.test(looks(element, 'class'));
    if (isTitle || looks(element, 'role') === 'heading') rename(element, 'h2');
  }
}

/** Word's lists: paragraphs whose sign is a text of its own ('·', 'o', '1.'). */
function tellLists(root: ParentNode): void {
  let list: Element | null = null;
  for (const paragraph of root.querySelectorAll('p, div, h1, h2, h3, h4, h5, h6')) {
    if (!IS_LIST_PARAGRAPH.test(looks(paragraph, 'style'))) continue;
    // Numbered headings stay headings, without their number.
    const sign = [...paragraph.querySelectorAll('span')].find((span) =>
      IS_SIGN.test(looks(span, 'style')),
    );
    const text = sign?.textContent?.trim() ?? '';
    sign?.remove();
    if (/^h/.test(paragraph.localName)) continue;
    const name = COUNTS.test(text) ? 'ol' : 'ul';
    const before = paragraph.previousElementSibling;
    if (!list || list !== before || list.localName !== name) {
      list = paragraph.ownerDocument.createElement(name);
      paragraph.before(list);
    }
    list.append(rename(paragraph, 'li'));
  }
}

/** A weight says what is bold; Google Docs puts everything into a <b> that is none. */
function tellBold(root: ParentNode): void {
  for (const element of root.querySelectorAll('b, strong, span, p, li')) {
    const weight =
      /(?:^|[^\w-])font-weight:\s*(\w+)/i.exec(looks(element, 'style'))?.[1]?.toLowerCase() ?? '';
    const isTag = /^(?:b|strong)$/.test(element.localName);
    if (isTag && /^(?:normal|[1-4]00)$/.test(weight)) element.replaceWith(...element.childNodes);
    else if (!isTag && /^(?:bold|bolder|[6-9]00)$/.test(weight) && !element.closest('b, strong')) {
      const strong = element.ownerDocument.createElement('strong');
      strong.append(...element.childNodes);
      element.append(strong);
    }
  }
}

/** Rows of a table become lines: what its first cell says, and the others after a colon. */
function tellRows(root: ParentNode): void {
  for (const row of root.querySelectorAll('tr')) {
    const [first = '', ...rest] = [...row.children].map((cell) => cell.textContent?.trim() ?? '');
    const others = rest.filter((text) => text !== '').join(', ');
    row.textContent = others === '' ? first : `${first}: ${others}`;
    row.append(row.ownerDocument.createElement('br'));
  }
}

/** Items of a description are one line. */
function flattenItems(root: ParentNode): void {
  for (const block of root.querySelectorAll('li p, li div'))
    block.replaceWith(' ', ...block.childNodes, ' ');
}

/** Numbered lists that go on behind another one are one list. */
function joinNumbers(root: ParentNode): void {
  for (const list of root.querySelectorAll('ol[data-start]')) {
    const before = [...root.querySelectorAll('ol')].findLast(
      (other) => other.compareDocumentPosition(list) & Node.DOCUMENT_POSITION_FOLLOWING,
    );
    if (!before || Number(list.getAttribute('data-start')) !== before.children.length + 1) continue;
    before.append(...list.children);
    list.remove();
  }
}

/**
 * Makes elements of what a pasted text says by its looks alone.
 * @param root from sanitizePasted; is changed
 */
export function tellByLooks(root: ParentNode): void {
  tellHeadings(root);
  tellLists(root);
  joinNumbers(root);
  tellBold(root);
  flattenItems(root);
  tellRows(root);
}
