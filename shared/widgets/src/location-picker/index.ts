export { LocationPicker, type LocationPickerProps } from './LocationPicker.tsx';
export type { LocationChoice } from './location-choice.ts';
