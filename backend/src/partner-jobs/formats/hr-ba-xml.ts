import type { FeedFormat, RawPosting } from '../feed.ts';
import { child, readXml, textAt, type XmlElement } from './xml.ts';

const LOCATION = 'JobPositionInformation/JobPositionDescription/JobPositionLocation/Location';
/** Where one applies, the nearest to the job first. */
const SITES = [
  'PostDetail/PostedBy/Contact/JobContactWebSite',
  'HiringOrg/Contact/GeneralWebSite',
  'HiringOrg/ProfileWebSite',
];

function postingOf(element: XmlElement): RawPosting[] {
  const title = textAt(element, 'JobPositionInformation/JobPositionTitleDescription');
  const url = SITES.map((path) => textAt(element, path)).find((site) => site !== null);
  const country = textAt(element, `${LOCATION}/CountryCode`);
  if (!title || !url || (country !== null && country !== 'DE')) return [];
  return [
    {
      title,
      url,
      employer: textAt(element, 'HiringOrg/HiringOrgName'),
      description: textAt(element, 'JobPositionInformation/Objective') ?? '',
      postalCode: textAt(element, `${LOCATION}/PostalCode`),
      homeoffice: false,
      publishedAt: textAt(element, 'PostDetail/StartDate'),
      expiresAt: textAt(element, 'PostDetail/EndDate'),
    },
  ];
}

/** Feeds in the fields of HR-BA-XML that the Bundesagentur describes (docs/partner-jobs.md). */
export const readHrBaXml: FeedFormat = (text) => {
  const root = child(readXml(text), 'HRBAXMLJobPositionPosting');
  if (!root) throw new Error('The XML is no HRBAXMLJobPositionPosting');
  const data = child(root, 'Data') ?? root;
  return data.children.filter(({ name }) => name === 'JobPositionPosting').flatMap(postingOf);
};
