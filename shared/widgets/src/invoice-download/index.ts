export { InvoiceDownload } from './InvoiceDownload.tsx';
