import { decodeHTML } from 'entities/decode';
import type { FeedFormat, LeftOutReason, RawPosting } from '../feed.ts';
import { prefixOfCountry } from './country.ts';
import { child, children, descendants, htmlOf, readXml, textOf, type XmlElement } from './xml.ts';

const TAGS = {
  begin: /<job(?=[\s>])/g,
  end: /<\/job(?=[\s>])/g,
};
/** What stands between two amounts: '15.50 - 18 per hour', '€30000 bis €35000 im Jahr'. */
const RANGE = /[-–]|\bto\b|\bbis\b/i;
const AMOUNT = /\d[\d.,]*/;

/** Amounts of a salary and the words around them. */
function payOf(salary: string | null) {
  const [from = '', to = '', ...more] = (salary ?? '').split(RANGE);
  const payFrom = AMOUNT.exec(from)?.[0];
  if (!salary || !payFrom) return {};
  const payTo = more.length === 0 ? AMOUNT.exec(to)?.[0] : undefined;
  return { payFrom, payTo, payUnit: salary.replace(/[\d.,€–-]/g, ' ').trim() };
}

function postingOf(element: XmlElement): RawPosting | LeftOutReason {
  const at = (name: string) => textOf(child(element, name));
  const prefix = prefixOfCountry(at('country'));
  if (prefix === undefined) return 'abroad';
  const code = at('postalcode');
  const remote = at('remotetype') ?? '';
  return {
    externalId: at('referencenumber') ?? at('requisitionid'),
    title: decodeHTML(at('title') ?? ''),
    employer: at('company'),
    description: htmlOf(child(element, 'description')),
    postalCode: code && `${prefix}${code.trim()}`,
    homeoffice: /fully/i.test(remote),
    urls: [at('url')].filter((url) => url !== null),
    publishedAt: at('date'),
    expiresAt: at('expirationdate'),
    terms: {
      activity: at('category') ?? undefined,
      jobType: at('jobtype') ?? undefined,
      homeoffice: remote || undefined,
      street: at('streetaddress') ?? undefined,
      ...payOf(at('salary')),
    },
  };
}

/** Feeds as Indeed describes them: a `source` with each job in a `job`. */
export const readIndeedXml: FeedFormat = (text) => {
  const { root: document, records, broken } = readXml(text, TAGS);
  const [root] = children(document);
  const found = root ? [...descendants(root, 'job'), ...records] : records;
  if (!root || (found.length === 0 && root.name !== 'source')) {
    throw new Error('The XML is no feed of jobs');
  }
  const read = [...found.map(postingOf), ...Array<LeftOutReason>(broken).fill('unreadable')];
  return {
    postings: read.filter((one) => typeof one !== 'string'),
    leftOut: read.filter((one) => typeof one === 'string'),
    deleted: null,
  };
};
