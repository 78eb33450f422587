export { ReportAction } from './ReportAction.tsx';
export type { ReportInput } from './report-form.ts';
