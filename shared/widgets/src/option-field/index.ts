export { OptionField, type OptionFieldProps } from './OptionField.tsx';
