export { TemplateChooser } from './TemplateChooser.tsx';
export { ReplacedMessage, TemplateInsert } from './TemplateInsert.tsx';
