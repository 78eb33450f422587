export { ExternalLink } from './ExternalLink.tsx';
export { webUrl } from './external-url.ts';
export { SafeHtml, type SafeHtmlProps } from './SafeHtml.tsx';
