'use client';

export { Badge, type BadgeProps, type Tone } from './badge/Badge';
export {
  Button,
  type ButtonProps,
  type ButtonSize,
  type ButtonVariant,
} from './button/Button';
export { IconButton, type IconButtonProps } from './button/IconButton';
export { Card } from './card/Card';
export { Checkbox, type CheckboxProps } from './checkbox/Checkbox';
export { DateInput, type DateInputProps } from './date-input/DateInput';
export { DescriptionList, type DescriptionListProps } from './description-list/DescriptionList';
export { ConfirmDialog, type ConfirmDialogProps } from './dialog/ConfirmDialog';
export { Dialog, type DialogContentProps, type DialogRootProps } from './dialog/Dialog';
export { downloadBlob } from './download';
export { fetchCode } from './fetched/fetch-code';
export { type Fetched, fetched } from './fetched/fetched';
export { Field, type FieldIds, type FieldProps } from './field/Field';
export { Fieldset } from './fieldset/Fieldset';
export { Icon, type IconProps } from './icon/Icon';
export * from './icon/icons';
export { JobCard, type JobCardAct, type JobCardProps } from './job-card/JobCard';
export { Columns, type ColumnsProps } from './layout/Columns';
export { Grid, type GridProps } from './layout/Grid';
export type { Align, Space } from './layout/layout-props';
export { Page } from './layout/Page';
export { Panel } from './layout/Panel';
export { Row, type RowProps } from './layout/Row';
export { Section, type SectionProps } from './layout/Section';
export { Stack, type StackProps } from './layout/Stack';
export { Link, type LinkProps } from './link/Link';
export { Menu, type MenuItem, type MenuProps } from './menu/Menu';
export { Meter, type MeterProps } from './meter/Meter';
export { Notice, type NoticeProps } from './notice/Notice';
export { NumberInput, type NumberInputProps } from './number-input/NumberInput';
export { Pagination, type PaginationProps } from './pagination/Pagination';
export { Popover, type PopoverProps, type PopoverTriggerProps } from './popover/Popover';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './radio-group/RadioGroup';
export { SearchInput, type SearchInputProps } from './search-input/SearchInput';
export { Segmented, type SegmentedOption, type SegmentedProps } from './segmented/Segmented';
export { Select } from './select/Select';
export type { SelectOption, SelectProps } from './select/Select.types';
export {
  SidePanel,
  SidePanelLayout,
  type SidePanelLayoutProps,
  type SidePanelProps,
} from './side-panel/SidePanel';
export { Skeleton, type SkeletonProps } from './skeleton/Skeleton';
export { Stat, type StatProps } from './stat/Stat';
export { EmptyState, type EmptyStateProps } from './states/EmptyState';
export { ErrorState, type ErrorStateProps } from './states/ErrorState';
export { FailureState, type FailureStateProps } from './states/FailureState';
export { LoadingState, type LoadingStateProps } from './states/LoadingState';
export { NoPermissionState } from './states/NoPermissionState';
export { StatusDot, type StatusDotProps, type StatusShape, type StatusTone } from './status-dot/StatusDot';
export { type Step, Stepper, type StepperProps } from './stepper/Stepper';
export { type CsvValue, csvFile, downloadCsv, toCsv } from './table/csv';
export { DataTable } from './table/DataTable';
export type { DataTableColumn, DataTableProps, RowAct, RowGroup } from './table/DataTable.types';
export { sideShade } from './table/side-shade';
export { Table, type TableProps } from './table/Table';
export type { TableColumn, TableSort } from './table/Table.types';
export { Tabs, type TabsProps } from './tabs/Tabs';
export { Text, type TextProps, type TextTone } from './text/Text';
export { TextArea, type TextAreaProps } from './text-area/TextArea';
export { TextInput, type TextInputProps } from './text-input/TextInput';
export { TimeInput, type TimeInputProps } from './time-input/TimeInput';
export { type ToastContent, ToastProvider, type ToastProviderProps, useToast } from './toast/Toast';
export { Toolbar, type ToolbarProps } from './toolbar/Toolbar';
export { FileUpload, type FileUploadProps } from './upload/FileUpload';
export {
  type FileUploading,
  type FileUploadOptions,
  type UploadCall,
  type UploadState,
  useFileUpload,
} from './upload/useFileUpload';
export { VisuallyHidden, visuallyHidden } from './visually-hidden/VisuallyHidden';
