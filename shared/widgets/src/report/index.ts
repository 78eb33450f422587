export { ReportAction } from './ReportAction.tsx';
export type { ReportSubject } from './ReportDialog.tsx';
