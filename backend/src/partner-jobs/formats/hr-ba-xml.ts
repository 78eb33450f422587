import type { FeedFormat, LeftOutReason, RawPosting } from '../feed.ts';
import { prefixOfCountry } from './country.ts';
import { child, children, descendants, htmlOf, readXml, textOf, type XmlElement } from './xml.ts';

const POSTING = 'JobPositionPosting';
const TAGS = {
  begin: /<(?:[\w.-]{1,40}:)?JobPositionPosting(?=[\s>])/g,
  end: /<\/(?:[\w.-]{1,40}:)?JobPositionPosting(?=[\s>])/g,
};
const LOCATION = 'JobPositionInformation/JobPositionDescription/JobPositionLocation/Location';
/** Where one applies, the nearest to the job first. */
const JOB_SITE = 'PostDetail/PostedBy/Contact/JobContactWebSite';
const COMPANY_SITES = ['HiringOrg/Contact/GeneralWebSite', 'HiringOrg/ProfileWebSite'];

const textAt = (element: XmlElement, path: string) => textOf(child(element, path));

function postingOf(element: XmlElement): RawPosting | LeftOutReason {
  const prefix = prefixOfCountry(textAt(element, `${LOCATION}/CountryCode`));
  if (prefix === undefined) return 'abroad';
  const code = textAt(element, `${LOCATION}/PostalCode`);
  const sites = [
    textAt(element, JOB_SITE),
    ...descendants(element, 'InternetReference').map(textOf),
    ...COMPANY_SITES.map((path) => textAt(element, path)),
  ];
  return {
    externalId: textAt(element, 'JobPositionPostingId'),
    title: textAt(element, 'JobPositionInformation/JobPositionTitleDescription') ?? '',
    urls: sites.filter((site) => site !== null),
    employer: textAt(element, 'HiringOrg/HiringOrgName'),
    description: htmlOf(child(element, 'JobPositionInformation/Objective')),
    postalCode: code && `${prefix}${code.trim()}`,
    homeoffice: false,
    publishedAt: textAt(element, 'PostDetail/StartDate'),
    expiresAt: textAt(element, 'PostDetail/EndDate'),
    terms: {
      places: textAt(element, 'JobPositionInformation/NumberToFill') ?? undefined,
      startsOn: textAt(element, 'JobPositionInformation/AssignmentStartDate') ?? undefined,
      street: textAt(element, `${LOCATION}/StreetName`) ?? undefined,
    },
  };
}

/** Only what has changed since the last load, not everything. */
const isPartial = (root: XmlElement) => /^d/i.test(textAt(root, 'Header/TypeOfLoad') ?? '');

/** Feeds in the fields of HR-BA-XML that the Bundesagentur describes (docs/partner-jobs.md). */
export const readHrBaXml: FeedFormat = (text) => {
  const { root: document, records, broken } = readXml(text, TAGS);
  const root = child(document, 'HRBAXMLJobPositionPosting');
  if (!root) throw new Error('The XML is no HRBAXMLJobPositionPosting');
  const blocks = children(root).filter(({ name }) => name === 'Data');
  const entries = [root, ...blocks].flatMap(children);
  const found = [...entries.filter(({ name }) => name === POSTING), ...records];
  const read = [...found.map(postingOf), ...Array<LeftOutReason>(broken).fill('unreadable')];
  const deleted = entries
    .filter(({ name }) => name === 'DeleteEntry')
    .flatMap((entry) => textAt(entry, 'EntryId') ?? []);
  return {
    postings: read.filter((one) => typeof one !== 'string'),
    leftOut: read.filter((one) => typeof one === 'string'),
    deleted: isPartial(root) ? deleted : null,
  };
};
