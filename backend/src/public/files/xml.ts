import { escapeHtml } from '../../mail/escape-html.ts';

/** Signs that no XML may hold, escaped or not. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** A text as it may stand in XML. */
export const xmlText = (text: string): string => escapeHtml(text.replace(FORBIDDEN, ''));

/** A text or HTML in a section of its own, as aggregators want it; it cannot end the section. */
export const cdata = (text: string): string =>
  `<![CDATA[${text.replace(FORBIDDEN, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

/** An element with text; nothing where there is none. */
export const xmlElement = (name: string, text: string | null): string =>
  text === null || text === '' ? '' : `<${name}>${xmlText(text)}</${name}>`;

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
