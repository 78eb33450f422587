import { decodeXML } from 'entities/decode';
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

const NOT_WELL_FORMED = 'The XML is not well-formed';

/** Behind the next end of something that began. @throws Error where there is none */
function behind(text: string, end: string, from: number): number {
  const at = text.indexOf(end, from);
  if (at < 0) throw new Error(NOT_WELL_FORMED);
  return at + end.length;
}

/** Behind a DOCTYPE; quotes, comments and brackets in it may hold a '>'. @throws Error */
function behindDoctype(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; ) {
    const sign = text[at] ?? '';
    if (text.startsWith('<!--', at)) at = behind(text, '-->', at);
    else if (text.startsWith('<!ENTITY', at)) throw new Error('The XML declares entities');
    else if (sign === '"' || sign === "'") at = behind(text, sign, at + 1);
    else if (sign === '>' && depth === 0) return at + 1;
    else {
      if (sign === '[') depth += 1;
      if (sign === ']') depth -= 1;
      at += 1;
    }
  }
  throw new Error(NOT_WELL_FORMED);
}

/**
 * A document from its first element on: what stands before it says nothing to us.
 * @throws Error for one that declares entities, so none can be blown up or read files
 */
function withoutProlog(text: string): string {
  let rest = text.trimStart();
  for (;;) {
    if (rest.startsWith('<!--')) rest = rest.slice(behind(rest, '-->', 4)).trimStart();
    else if (rest.startsWith('<?')) rest = rest.slice(behind(rest, '?>', 2)).trimStart();
    else if (rest.startsWith('<!DOCTYPE')) rest = rest.slice(behindDoctype(rest, 9)).trimStart();
    else return rest;
  }
}

function parse(document: string): XmlElement {
  // The first of both that finds it too deep, the parser.
  const nodes = nodesSchema.parse(parser.parse(document));
  if (XMLValidator.validate(document) !== true) throw new Error(NOT_WELL_FORMED);
  return { name: '', nodes };
}

/** What many programs forget to escape: an '&' that begins nothing, a '<' before a digit or blank. */
const mend = (record: string) =>
  record
    .replace(/&(?![a-z][a-z\d]*;|#\d+;|#x[\da-f]+;)/gi, '&amp;')
    .replace(/<(?=[\d\s=])/g, '&lt;');

function parseRecord(text: string): XmlElement | null {
  for (const record of [text, mend(text)]) {
    try {
      const [element] = children(parse(record));
      if (element) return element;
    } catch {
      // Mended, or left out.
    }
  }
  return null;
}

/** How records begin and end in the text of a document; both with the flag g. */
type RecordTags = { readonly begin: RegExp; readonly end: RegExp };

/** The texts of all records, and the document without them; as long as the document is. */
function takeOut(document: string, { begin, end }: RecordTags) {
  const found: string[] = [];
  const around: string[] = [];
  let at = 0;
  begin.lastIndex = 0;
  for (let tag = begin.exec(document); tag; tag = begin.exec(document)) {
    end.lastIndex = tag.index;
    const close = end.test(document) ? document.indexOf('>', end.lastIndex) + 1 : 0;
    // One that never ends: the document is cut off.
    if (close <= 0) break;
    found.push(document.slice(tag.index, close));
    around.push(document.slice(at, tag.index));
    at = close;
    begin.lastIndex = close;
  }
  return { found, around: [...around, document.slice(at)].join('') };
}

/** A document, and how many of its records cannot be read. */
export type XmlDocument = {
  readonly root: XmlElement;
  /** Records of a document that is broken inside some of them; they are no more in the root. */
  readonly records: readonly XmlElement[];
  readonly broken: number;
};

/**
 * The tree of an XML text. What breaks one record costs that record alone, where everything around the
 * records is well-formed.
 * @param tags how the elements that are records begin and end
 * @throws Error for what is no XML, is cut off or declares entities
 */
export function readXml(text: string, tags: RecordTags): XmlDocument {
  const document = withoutProlog(text);
  if (!document.startsWith('<')) throw new Error('This is no XML');
  try {
    return { root: parse(document), records: [], broken: 0 };
  } catch (error) {
    const { found, around } = takeOut(document, tags);
    if (found.length === 0) throw error;
    const root = parse(around);
    const records = found.map(parseRecord);
    const read = records.filter((element) => element !== null);
    return { root, records: read, broken: records.length - read.length };
  }
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
