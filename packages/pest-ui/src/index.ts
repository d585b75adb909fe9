'use client';

export type { DeviceShape, Format } from 'pest-sdk';
export * from './charts';
export * from './floor-plan-editor';
export * from './heat-map';
export { useFormat, useLocale, useMessages } from './i18n/messages';
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
export { DateInput, type DateInputProps } from './primitives/date-input/DateInput';
export { DescriptionList, type DescriptionListProps } from './primitives/description-list/DescriptionList';
export { ConfirmDialog, type ConfirmDialogProps } from './primitives/dialog/ConfirmDialog';
export { Dialog, type DialogContentProps, type DialogRootProps } from './primitives/dialog/Dialog';
export { Field, type FieldIds, type FieldProps } from './primitives/field/Field';
export { Fieldset } from './primitives/fieldset/Fieldset';
export { Icon, type IconProps } from './primitives/icon/Icon';
export * from './primitives/icon/icons';
export { JobCard, type JobCardAct, type JobCardProps } from './primitives/job-card/JobCard';
export { Columns, type ColumnsProps } from './primitives/layout/Columns';
export { Grid, type GridProps } from './primitives/layout/Grid';
export type { Align, Space } from './primitives/layout/layout-props';
export { Page } from './primitives/layout/Page';
export { Panel } from './primitives/layout/Panel';
export { Row, type RowProps } from './primitives/layout/Row';
export { Section, type SectionProps } from './primitives/layout/Section';
export { Stack, type StackProps } from './primitives/layout/Stack';
export { Link, type LinkProps } from './primitives/link/Link';
export { Menu, type MenuItem, type MenuProps } from './primitives/menu/Menu';
export { Meter, type MeterProps } from './primitives/meter/Meter';
export { Notice, type NoticeProps } from './primitives/notice/Notice';
export { NumberInput, type NumberInputProps } from './primitives/number-input/NumberInput';
export { Pagination, type PaginationProps } from './primitives/pagination/Pagination';
export { Popover, type PopoverProps, type PopoverTriggerProps } from './primitives/popover/Popover';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './primitives/radio-group/RadioGroup';
export { SearchInput, type SearchInputProps } from './primitives/search-input/SearchInput';
export { Segmented, type SegmentedOption, type SegmentedProps } from './primitives/segmented/Segmented';
export { Select, type SelectOption, type SelectProps } from './primitives/select/Select';
export {
  SidePanel,
  SidePanelLayout,
  type SidePanelLayoutProps,
  type SidePanelProps,
} from './primitives/side-panel/SidePanel';
export { Skeleton, type SkeletonProps } from './primitives/skeleton/Skeleton';
export { Stat, type StatProps } from './primitives/stat/Stat';
export { EmptyState, type EmptyStateProps } from './primitives/states/EmptyState';
export { ErrorState, type ErrorStateProps } from './primitives/states/ErrorState';
export { FailureState, type FailureStateProps } from './primitives/states/FailureState';
export { LoadingState, type LoadingStateProps } from './primitives/states/LoadingState';
export { NoPermissionState } from './primitives/states/NoPermissionState';
export { StatusDot, type StatusDotProps, type StatusShape, type StatusTone } from './primitives/status-dot/StatusDot';
export { type Step, Stepper, type StepperProps } from './primitives/stepper/Stepper';
export { type CsvValue, downloadCsv, toCsv } from './primitives/table/csv';
export { DataTable } from './primitives/table/DataTable';
export type { DataTableColumn, DataTableProps, RowAct, RowGroup } from './primitives/table/DataTable.types';
export { Table, type TableProps } from './primitives/table/Table';
export type { TableColumn, TableSort } from './primitives/table/Table.types';
export { Tabs, type TabsProps } from './primitives/tabs/Tabs';
export { Text, type TextProps, type TextTone } from './primitives/text/Text';
export { TextArea, type TextAreaProps } from './primitives/text-area/TextArea';
export { TextInput, type TextInputProps } from './primitives/text-input/TextInput';
export { TimeInput, type TimeInputProps } from './primitives/time-input/TimeInput';
export { type ToastContent, ToastProvider, type ToastProviderProps, useToast } from './primitives/toast/Toast';
export { Toolbar, type ToolbarProps } from './primitives/toolbar/Toolbar';
export { FileUpload, type FileUploadProps } from './primitives/upload/FileUpload';
export {
  type FileUploading,
  type FileUploadOptions,
  type UploadCall,
  type UploadState,
  useFileUpload,
} from './primitives/upload/useFileUpload';
export { VisuallyHidden, visuallyHidden } from './primitives/visually-hidden/VisuallyHidden';
export type { ColorScheme } from './provider/context';
export type { DescribeError, FailedAction, WidgetName } from './provider/failures';
export type { HostI18n } from './provider/host-i18n';
export { PestProvider, type PestProviderProps } from './provider/PestProvider';
export { PestRoot } from './provider/PestRoot';
export * from './report-builder';
export * from './stock-bell';
export * as chartColor from './theme/chart-color';
export { type PestTheme, type TokenName, token } from './theme/tokens';
export type { AnyDeviceType, DeviceTypeInfo } from './trade/device-types';
export { standardDeviceTypes } from './trade/device-types';
export type { AnySpecies, SpeciesLabel } from './trade/species';
export type {
  ChangeMeta,
  ChangeSource,
  HostCallOptions,
  RootAttributes,
  SlotProps,
  Slots,
  StateParts,
  WidgetHandle,
  WidgetStates,
} from './widget/widget.types';
