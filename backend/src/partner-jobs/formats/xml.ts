/** An element with what is in it; attributes are not needed. */
export interface XmlElement {
  readonly name: string;
  readonly children: XmlElement[];
  text: string;
}

const MAX_DEPTH = 40;
const MAX_ELEMENTS = 2_000_000;
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

function decode(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos));/gi,
    (all, dec, hex, name) => {
      if (name) return NAMED[String(name).toLowerCase()] ?? all;
      const code = dec ? Number(dec) : Number.parseInt(hex, 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
    },
  );
}

/** Name of a tag without its prefix: 'ns:Title attr="x"' is Title. */
function nameOf(tag: string): string {
  const end = tag.search(/[\s/]/);
  const name = end < 0 ? tag : tag.slice(0, end);
  return name.slice(name.indexOf(':') + 1);
}

/**
 * The tree of an XML text, read once from left to right. Documents that declare entities are refused,
 * so none can be blown up or read files.
 * @throws Error
 */
export function readXml(text: string): XmlElement {
  const root: XmlElement = { name: '', children: [], text: '' };
  const open: XmlElement[] = [root];
  const top = () => open.at(-1) ?? root;
  const until = (sign: string, from: number) => {
    const end = text.indexOf(sign, from);
    if (end < 0) throw new Error('The XML ends too early');
    return end;
  };
  let at = 0;
  let elements = 0;
  while (at < text.length) {
    const begin = text.indexOf('<', at);
    top().text += decode(text.slice(at, begin < 0 ? text.length : begin));
    if (begin < 0) break;
    if (text.startsWith('<!--', begin)) at = until('-->', begin + 4) + 3;
    else if (text.startsWith('<![CDATA[', begin)) {
      at = until(']]>', begin + 9) + 3;
      top().text += text.slice(begin + 9, at - 3);
    } else if (text.startsWith('<!', begin)) throw new Error('The XML declares a document type');
    else if (text.startsWith('<?', begin)) at = until('?>', begin) + 2;
    else {
      const end = until('>', begin);
      const tag = text.slice(begin + 1, end);
      at = end + 1;
      if (tag.startsWith('/')) {
        if (open.length === 1 || top().name !== nameOf(tag.slice(1))) {
          throw new Error('The XML is not well-formed');
        }
        open.pop();
        continue;
      }
      elements += 1;
      if (open.length > MAX_DEPTH || elements > MAX_ELEMENTS)
        throw new Error('The XML is too large');
      const element: XmlElement = { name: nameOf(tag), children: [], text: '' };
      top().children.push(element);
      if (!tag.endsWith('/')) open.push(element);
    }
  }
  if (open.length > 1) throw new Error('The XML ends too early');
  return root;
}

/** The first element at a path of names below another. */
export function child(element: XmlElement | undefined, path: string): XmlElement | undefined {
  return path
    .split('/')
    .reduce<XmlElement | undefined>(
      (found, name) => found?.children.find((one) => one.name === name),
      element,
    );
}

/** Text at a path, also one level deeper ('StartDate/Date'); null without any. */
export function textAt(element: XmlElement, path: string): string | null {
  const found = child(element, path);
  if (!found) return null;
  return found.text.trim() || found.children[0]?.text.trim() || null;
}
