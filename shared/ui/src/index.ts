// The core of the design system: small, loaded by the host at once, shared by every remote.

export { Button, type ButtonProps } from './actions/Button.tsx';
export { IconTextButton } from './actions/IconTextButton.tsx';
export { LinkButton } from './actions/LinkButton.tsx';
export {
  type Segment,
  SegmentedControl,
} from './actions/SegmentedControl.tsx';
export { Tabs } from './actions/Tabs.tsx';
export { Alert } from './feedback/Alert.tsx';
export { EmptyState } from './feedback/EmptyState.tsx';
export { ErrorScreen } from './feedback/ErrorScreen.tsx';
export { FullScreenSpinner } from './feedback/FullScreenSpinner.tsx';
export { LoadingText } from './feedback/LoadingText.tsx';
export {
  SkeletonCard,
  SkeletonList,
  SkeletonRow,
  SkeletonText,
} from './feedback/Skeleton.tsx';
export { Spinner } from './feedback/Spinner.tsx';
export type { ToastNotice } from './feedback/Toast.tsx';
export { ToastRegion } from './feedback/ToastRegion.tsx';
export type { Tone } from './feedback/tones.ts';
export { Checkbox } from './forms/Checkbox.tsx';
export { ErrorSummary } from './forms/ErrorSummary.tsx';
export { Field } from './forms/Field.tsx';
export { NativeSelect } from './forms/NativeSelect.tsx';
export { PasswordInput, type PasswordInputProps } from './forms/PasswordInput.tsx';
export { RadioGroup } from './forms/RadioGroup.tsx';
export { ReadOnlyPickerInput } from './forms/ReadOnlyPickerInput.tsx';
export { SearchInput } from './forms/SearchInput.tsx';
export { Switch } from './forms/Switch.tsx';
export { TextArea } from './forms/TextArea.tsx';
export { TextInput } from './forms/TextInput.tsx';
export { Card } from './layout/Card.tsx';
export {
  type Definition,
  DefinitionList,
} from './layout/DefinitionList.tsx';
export { Divider } from './layout/Divider.tsx';
export { Fact, Facts } from './layout/Facts.tsx';
export { Grid } from './layout/Grid.tsx';
export { Inline } from './layout/Inline.tsx';
export { Page } from './layout/Page.tsx';
export { Prose } from './layout/Prose.tsx';
export { Stack } from './layout/Stack.tsx';
export { TwoColumn } from './layout/TwoColumn.tsx';
export { VisuallyHidden } from './layout/VisuallyHidden.tsx';
export { afterTyping, useAfterTyping } from './lib/after-typing.ts';
export {
  type BackStack,
  BackStackProvider,
  type OpenLayer,
  useBackCloses,
} from './lib/back-stack.tsx';
export { cx } from './lib/cx.ts';
export { keepEnter } from './lib/keep-enter.ts';
export { type StyleScope, useStyleScope } from './provider/style-scope.ts';
export { UiProvider } from './provider/UiProvider.tsx';
export { Badge } from './text/Badge.tsx';
export { CountBadge } from './text/CountBadge.tsx';
export { GivenText } from './text/GivenText.tsx';
export { Heading } from './text/Heading.tsx';
export { icon } from './text/icon.ts';
export { Link } from './text/Link.tsx';
export { Marker } from './text/Marker.tsx';
export { Text } from './text/Text.tsx';
