import type { DeviceType, InspectionTemplateRecord, TemplateAnswers } from 'pest-sdk';
import type { HTMLAttributes } from 'react';

/** An inspection direction: a named group of items. */
export type TemplateDirection = InspectionTemplateRecord['directions'][number];
/** One question of a template: choice, number or fill in blank. */
export type TemplateItem = TemplateDirection['items'][number];
export type TemplateItemType = TemplateItem['type'];
export type TemplateOption = TemplateItem['options'][number];

/** A template as it is being written: the contract's record, with what a draft does not have yet left open. */
export interface InspectionTemplate extends Pick<InspectionTemplateRecord, 'name' | 'process' | 'directions'> {
  readonly id?: string | undefined;
  readonly deviceType: DeviceType | null;
}

/** What is asked, as the form that a technician fills needs it; a record and a draft both have it. */
export type TemplateQuestions = Pick<InspectionTemplate, 'directions'>;

/** Where an issue is, as the contract names it: `['directions', 0, 'items', 2, 'name']`. */
export type TemplatePath = readonly (string | number)[];

/** Something that keeps a template from being saved, and where it stands. */
export interface TemplateIssue {
  readonly path: TemplatePath;
  /** In the reader's language. */
  readonly message: string;
}

/** Props of {@link InspectionForm}. */
export interface InspectionFormProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'onChange' | 'defaultValue' | 'children'> {
  readonly template: TemplateQuestions;
  /** Answers by item id: text, number, or the ids of the chosen options. */
  readonly value: TemplateAnswers;
  readonly onChange?: ((value: TemplateAnswers) => void) | undefined;
  readonly readOnly?: boolean | undefined;
  /** What is wrong with an answer, by item id. */
  readonly errors?: Readonly<Record<string, string>> | undefined;
}

/** Props of {@link InspectionTemplateEditor}. */
export interface InspectionTemplateEditorProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'onChange' | 'defaultValue' | 'children'> {
  readonly value?: InspectionTemplate | undefined;
  readonly defaultValue?: InspectionTemplate | undefined;
  readonly onChange?: ((value: InspectionTemplate) => void) | undefined;
  readonly readOnly?: boolean | undefined;
  /** Device types that another template of the company has; the contract allows one template each (code 30001). */
  readonly takenDeviceTypes?: readonly DeviceType[] | undefined;
  /** What the server refused, by path. */
  readonly issues?: readonly TemplateIssue[] | undefined;
  /** A refusal is shown, and nothing typed is lost. Without it there is no save button. */
  readonly onSave?: ((template: InspectionTemplate) => Promise<void>) | undefined;
  readonly onDirtyChange?: ((dirty: boolean) => void) | undefined;
  /** Makes the ids of new directions, items and options; UUIDs by default. */
  readonly getId?: (() => string) | undefined;
}
