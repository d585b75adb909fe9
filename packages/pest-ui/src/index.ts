export * from './charts';
export * from './floor-plan-editor';
export * from './heat-map';
export type { Messages, MessageValues, Translate } from './i18n/catalogue';
export type { Format } from './i18n/format';
export { defineMessages, useFormat, useLocale, useMessages } from './i18n/messages';
export * from './inspection-template-editor';
export { Badge, type BadgeProps, type Tone } from './primitives/badge/Badge';
export {
  Button,
  type ButtonProps,
  type ButtonSize,
  type ButtonVariant,
} from './primitives/button/Button';
export { IconButton, type IconButtonProps } from './primitives/button/IconButton';
export { Card } from './primitives/card/Card';
export { Checkbox, type CheckboxProps } from './primitives/checkbox/Checkbox';
export { DateInput } from './primitives/date-input/DateInput';
export { DescriptionList, type DescriptionListProps } from './primitives/description-list/DescriptionList';
export { ConfirmDialog, type ConfirmDialogProps } from './primitives/dialog/ConfirmDialog';
export { Dialog, type DialogContentProps, type DialogRootProps } from './primitives/dialog/Dialog';
export { Field, type FieldIds, type FieldProps } from './primitives/field/Field';
export { Icon, type IconProps } from './primitives/icon/Icon';
export * from './primitives/icon/icons';
export { Link, type LinkProps } from './primitives/link/Link';
export { Menu, type MenuItem, type MenuProps } from './primitives/menu/Menu';
export { NumberInput, type NumberInputProps } from './primitives/number-input/NumberInput';
export { Pagination, type PaginationProps } from './primitives/pagination/Pagination';
export { Popover, type PopoverProps, type PopoverTriggerProps } from './primitives/popover/Popover';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './primitives/radio-group/RadioGroup';
export { SearchInput, type SearchInputProps } from './primitives/search-input/SearchInput';
export { Segmented, type SegmentedProps } from './primitives/segmented/Segmented';
export { Select, type SelectOption, type SelectProps } from './primitives/select/Select';
export { Skeleton, type SkeletonProps } from './primitives/skeleton/Skeleton';
export { Stat, type StatProps } from './primitives/stat/Stat';
export { EmptyState, type EmptyStateProps } from './primitives/states/EmptyState';
export { ErrorState, type ErrorStateProps } from './primitives/states/ErrorState';
export { FailureState, type FailureStateProps } from './primitives/states/FailureState';
export { LoadingState, type LoadingStateProps } from './primitives/states/LoadingState';
export { NoPermissionState } from './primitives/states/NoPermissionState';
export { DataTable } from './primitives/table/DataTable';
export type { DataTableColumn, DataTableProps, TableSort } from './primitives/table/DataTable.types';
export { Tabs, type TabsProps } from './primitives/tabs/Tabs';
export { TextArea, type TextAreaProps } from './primitives/text-area/TextArea';
export { TextInput, type TextInputProps } from './primitives/text-input/TextInput';
export { type ToastContent, ToastProvider, type ToastProviderProps, useToast } from './primitives/toast/Toast';
export { FileUpload, type FileUploadProps, type UploadCall } from './primitives/upload/FileUpload';
export { VisuallyHidden, visuallyHidden } from './primitives/visually-hidden/VisuallyHidden';
export type { ColorScheme, Locale } from './provider/context';
export { PestProvider, type PestProviderProps } from './provider/PestProvider';
export * from './report-builder';
export { StockBell, type StockBellProps } from './stock-bell/StockBell';
export { StockWarningList, type StockWarningListProps } from './stock-bell/StockWarningList';
export * as chartColor from './theme/chart-color';
export { PestRoot } from './theme/PestRoot';
export { type PestTheme, type TokenName, token } from './theme/tokens';
