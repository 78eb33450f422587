export { OptionField } from './OptionField.tsx';
