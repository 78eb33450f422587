// The core of the design system: small, loaded by the host at once, shared by every remote.

export { Button, type ButtonProps } from './actions/Button.tsx';
export { IconTextButton, type IconTextButtonProps } from './actions/IconTextButton.tsx';
export { LinkButton, type LinkButtonProps } from './actions/LinkButton.tsx';
export {
  type Segment,
  SegmentedControl,
  type SegmentedControlProps,
} from './actions/SegmentedControl.tsx';
export { type Tab, Tabs, type TabsProps } from './actions/Tabs.tsx';
export { Alert, type AlertProps } from './feedback/Alert.tsx';
export { EmptyState, type EmptyStateProps } from './feedback/EmptyState.tsx';
export { ErrorScreen, type ErrorScreenProps } from './feedback/ErrorScreen.tsx';
export { FullScreenSpinner } from './feedback/FullScreenSpinner.tsx';
export {
  SkeletonCard,
  SkeletonList,
  type SkeletonListProps,
  SkeletonRow,
  SkeletonText,
} from './feedback/Skeleton.tsx';
export { Spinner, type SpinnerProps } from './feedback/Spinner.tsx';
export { type ToastNotice, ToastRegion, type ToastRegionProps } from './feedback/ToastRegion.tsx';
export type { Tone } from './feedback/tones.ts';
export { Checkbox, type CheckboxProps } from './forms/Checkbox.tsx';
export { ErrorSummary, type ErrorSummaryProps, type FieldProblem } from './forms/ErrorSummary.tsx';
export { Field, type FieldProps } from './forms/Field.tsx';
export { useFieldControl } from './forms/field-context.ts';
export { NativeSelect, type NativeSelectProps, type SelectOption } from './forms/NativeSelect.tsx';
export { PasswordInput, type PasswordInputProps } from './forms/PasswordInput.tsx';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './forms/RadioGroup.tsx';
export {
  ReadOnlyPickerInput,
  type ReadOnlyPickerInputProps,
} from './forms/ReadOnlyPickerInput.tsx';
export { SearchInput, type SearchInputProps } from './forms/SearchInput.tsx';
export { Switch, type SwitchProps } from './forms/Switch.tsx';
export { TextArea, type TextAreaProps } from './forms/TextArea.tsx';
export { TextInput, type TextInputProps } from './forms/TextInput.tsx';
export { Box, type BoxProps } from './layout/Box.tsx';
export { Card, type CardProps } from './layout/Card.tsx';
export {
  type Definition,
  DefinitionList,
  type DefinitionListProps,
} from './layout/DefinitionList.tsx';
export { Divider, type DividerProps } from './layout/Divider.tsx';
export { Fact, type FactProps, Facts } from './layout/Facts.tsx';
export { Grid, type GridProps } from './layout/Grid.tsx';
export type { Gap } from './layout/gap.ts';
export { Inline, type InlineProps } from './layout/Inline.tsx';
export { Page, type PageProps } from './layout/Page.tsx';
export { Prose } from './layout/Prose.tsx';
export { Stack, type StackProps } from './layout/Stack.tsx';
export { TwoColumn, type TwoColumnProps } from './layout/TwoColumn.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from './layout/VisuallyHidden.tsx';
export { cx } from './lib/cx.ts';
export { useAnnouncement } from './lib/useAnnouncement.ts';
export { Option, type OptionProps } from './listbox/Option.tsx';
export { OptionList, type OptionListProps } from './listbox/OptionList.tsx';
export {
  type OptionListSettings,
  type OptionListState,
  useOptionList,
} from './listbox/useOptionList.ts';
export { UiProvider, type UiProviderProps } from './provider/UiProvider.tsx';
export { Badge, type BadgeProps } from './text/Badge.tsx';
export { CountBadge, type CountBadgeProps } from './text/CountBadge.tsx';
export { Heading, type HeadingProps } from './text/Heading.tsx';
export { type IconProps, icon } from './text/icon.ts';
export { Link, type LinkProps } from './text/Link.tsx';
export { Marker, type MarkerProps } from './text/Marker.tsx';
export { Text, type TextProps } from './text/Text.tsx';
