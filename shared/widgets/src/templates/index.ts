export { TemplateInsert } from './TemplateInsert.tsx';
