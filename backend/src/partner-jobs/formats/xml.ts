import { decodeXML } from 'entities';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { z } from 'zod';

const MAX_DEPTH = 40;
const TEXT = '#text';
const CDATA = '#cdata';

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: true,
  ignoreDeclaration: true,
  ignorePiTags: true,
  removeNSPrefix: true,
  parseTagValue: false,
  trimValues: false,
  // Only what every XML text has is decoded, here: nothing that a document declares.
  processEntities: false,
  cdataPropName: CDATA,
  maxNestedTags: MAX_DEPTH,
});

type Node = Readonly<Record<string, unknown>>;

/** An element without its prefix and attributes, with what is in it. */
export type XmlElement = { readonly name: string; readonly nodes: readonly Node[] };

const nodesSchema = z.array(z.record(z.string(), z.unknown()));

function* elementsOf(nodes: readonly Node[]): Generator<XmlElement> {
  for (const node of nodes) {
    for (const [name, inner] of Object.entries(node)) {
      if (name === TEXT || name === CDATA || !Array.isArray(inner)) continue;
      yield { name, nodes: inner as Node[] };
    }
  }
}

/** What stands before the first element, without comments. */
function prologOf(text: string): string {
  let prolog = '';
  for (let at = 0; at < text.length; ) {
    const begin = text.indexOf('<', at);
    if (begin < 0 || /[A-Za-z_]/.test(text[begin + 1] ?? '')) break;
    const isComment = text.startsWith('<!--', begin);
    const end = text.indexOf(isComment ? '-->' : '>', begin);
    if (end < 0) break;
    if (!isComment) prolog += text.slice(begin, end);
    at = end + 1;
  }
  return prolog;
}

/**
 * The tree of an XML text. Documents that declare entities are refused, so none can be blown up or read
 * files.
 * @throws Error
 */
export function readXml(text: string): XmlElement {
  const document = text.trimStart();
  if (!document.startsWith('<')) throw new Error('This is no XML');
  if (/<!ENTITY/i.test(prologOf(document))) throw new Error('The XML declares entities');
  // The first of both that finds it too deep, the parser.
  const nodes = nodesSchema.parse(parser.parse(document));
  if (XMLValidator.validate(document) !== true) throw new Error('The XML is not well-formed');
  return { name: '', nodes };
}

/** The elements below another. */
export const children = ({ nodes }: XmlElement): XmlElement[] => [...elementsOf(nodes)];

/** The first element at a path of names below another. */
export function child(element: XmlElement | undefined, path: string): XmlElement | undefined {
  return path
    .split('/')
    .reduce<XmlElement | undefined>(
      (found, name) => found && children(found).find((one) => one.name === name),
      element,
    );
}

/** All elements of a name at any depth below another. */
export function descendants(element: XmlElement, name: string): XmlElement[] {
  return children(element).flatMap((one) => (one.name === name ? [one] : descendants(one, name)));
}

/** What is in an element; elements in it stay as tags, as HTML that nobody has wrapped. */
function contentOf({ nodes }: XmlElement): string {
  return nodes
    .map((node) => {
      if (typeof node[TEXT] === 'string') return decodeXML(node[TEXT]);
      if (Array.isArray(node[CDATA])) {
        return (node[CDATA] as Node[]).map((part) => String(part[TEXT] ?? '')).join('');
      }
      return [...elementsOf([node])]
        .map((inner) => `<${inner.name}>${contentOf(inner)}</${inner.name}>`)
        .join('');
    })
    .join('');
}

/** The text in an element, also one level deeper ('StartDate/Date'); null without any. */
export function textOf(element: XmlElement | undefined): string | null {
  if (!element) return null;
  const own = contentOf(element).trim();
  const [inner] = children(element);
  const isWrapped = inner !== undefined && own.startsWith('<');
  return (isWrapped ? contentOf(inner).trim() : own) || null;
}

/** HTML in an element, as text or as elements; empty without any. */
export const htmlOf = (element: XmlElement | undefined): string =>
  element ? contentOf(element).trim() : '';
