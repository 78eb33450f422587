export {
  type PositionChoice,
  PositionPicker,
  type PositionPickerProps,
} from './PositionPicker.tsx';
