export { ReportAction } from './ReportAction.tsx';
