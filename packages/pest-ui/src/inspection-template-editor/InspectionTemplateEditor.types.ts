import type { InspectionTemplateRecord, TemplateAnswers } from 'pest-sdk';
import type { ComponentType, HTMLAttributes } from 'react';
import type { AnyDeviceType, DeviceTypeInfo } from '../trade/device-types';
import type {
  ChangeMeta,
  HostCallOptions,
  RootAttributes,
  SlotProps,
  Slots,
  StateParts,
  WidgetHandle,
  WidgetStates,
} from '../widget/widget.types';

/** An inspection direction: a named group of items. */
export type TemplateDirection = InspectionTemplateRecord['directions'][number];
/** One question of a template. */
export type TemplateItem = TemplateDirection['items'][number];
export type TemplateOption = TemplateItem['options'][number];

/** A template as it is being written: the contract's record, with what a draft does not have yet left open. */
export interface InspectionTemplate extends Pick<InspectionTemplateRecord, 'name' | 'process' | 'directions'> {
  readonly id?: string | undefined;
  /** One of the specification, or one of the host's own. */
  readonly deviceType: AnyDeviceType | null;
  /** `process` for readers of English. */
  readonly processEn?: string | undefined;
  /** The version that is being changed; shown, and sent along so that a newer one is not overwritten. */
  readonly version?: number | undefined;
  /** The version that services begin with; null where nothing is published yet. */
  readonly published?: number | null | undefined;
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

/** What was done to a template. */
export type TemplateChangeReason =
  | 'type'
  | 'set'
  | 'add'
  | 'paste'
  | 'import'
  | 'duplicate'
  | 'move'
  | 'remove'
  | 'undo'
  | 'redo';

/** The second argument of `onChange`; the template itself says all, so `changes` is empty. */
export type TemplateChangeMeta = ChangeMeta<TemplateChangeReason>;

/** What a host's way of taking photos is given. */
export interface PhotoQuestionProps {
  /** Of the question. */
  readonly id: string;
  readonly label: string;
  /** Addresses of the photos. */
  readonly value: readonly string[];
  readonly onChange: (photos: string[]) => void;
  /** What is wrong with the answer; it is said below. */
  readonly error: string | undefined;
  readonly readOnly: boolean;
}

/** Props of {@link InspectionForm}. */
export interface InspectionFormProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'onChange' | 'defaultValue' | 'children'> {
  readonly template: TemplateQuestions;
  /** Answers by item id, as the contract keeps them. */
  readonly value: TemplateAnswers;
  readonly onChange?: ((value: TemplateAnswers) => void) | undefined;
  readonly readOnly?: boolean | undefined;
  /** What is wrong with an answer, by item id. */
  readonly errors?: Readonly<Record<string, string>> | undefined;
  /** What was answered last time: offered where the template says so, and never an answer by itself. */
  readonly last?: TemplateAnswers | undefined;
  /** The day at the site, for rules that ask for it. @default the day in China */
  readonly today?: string | undefined;
  /** Takes photos and shows them; without it a photo question says only that one is asked for. */
  readonly Photos?: ComponentType<PhotoQuestionProps> | undefined;
}

/** Parts that a host may replace, by what each is given. */
export interface TemplateEditorParts<Template extends InspectionTemplate = InspectionTemplate> extends StateParts {
  readonly Toolbar: {
    readonly canUndo: boolean;
    readonly canRedo: boolean;
    readonly onUndo: () => void;
    readonly onRedo: () => void;
    readonly dirty: boolean;
    readonly saving: boolean;
    readonly onSave: (() => void) | undefined;
    readonly onPublish: (() => void) | undefined;
    /** Counts and what was last done, in words. */
    readonly status: string;
  };
  readonly IssueSummary: { readonly issues: readonly TemplateIssue[] };
  /** Beside each item. */
  readonly ItemActions: { readonly item: TemplateItem; readonly directionId: string };
  readonly Preview: { readonly template: Template };
}

/** Props of {@link InspectionTemplateEditor} that are its own; everything else goes to the root. */
export interface TemplateEditorOwnProps<Template extends InspectionTemplate = InspectionTemplate> extends WidgetStates {
  readonly value?: Template | null | undefined;
  readonly defaultValue?: Template | undefined;
  /** What is saved, where `value` begins with something else, as a draft that was kept. @default what came as the value */
  readonly savedValue?: Template | undefined;
  readonly onChange?: ((value: Template, meta: TemplateChangeMeta) => void) | undefined;
  readonly readOnly?: boolean | undefined;
  /** @default the provider's, else the four of the specification */
  readonly deviceTypes?: readonly DeviceTypeInfo[] | undefined;
  /** Device types that another template of the company has; the contract allows one template each (code 30001). */
  readonly takenDeviceTypes?: readonly AnyDeviceType[] | undefined;
  /** What the server refused, by path. */
  readonly issues?: readonly TemplateIssue[] | undefined;
  /** Rules of the host, beside those of the contract. */
  readonly validator?: ((template: Template) => readonly TemplateIssue[]) | undefined;
  /** A refusal is shown, and nothing typed is lost. Without it there is no save button. */
  readonly onSave?: ((template: Template, options: HostCallOptions) => Promise<unknown>) | undefined;
  /**
   * Where services begin with published versions only: what `onSave` keeps is then a draft, and this publishes it. Shows
   * a button beside the other.
   */
  readonly onPublish?: ((template: Template, options: HostCallOptions) => Promise<unknown>) | undefined;
  readonly onDirtyChange?: ((dirty: boolean) => void) | undefined;
  /**
   * A newer version that somebody else saved meanwhile. What they changed is listed, and the person chooses: go on with
   * theirs, or with what was written here.
   */
  readonly newer?: Template | null | undefined;
  /** Called when the person chose; `mine` carries the newer version's number, so that it can be saved over it. */
  readonly onNewerResolve?: ((choice: 'mine' | 'theirs') => void) | undefined;
  /** Chinese and English beside each other; what has no English yet is marked. @default on where some English is written */
  readonly bilingual?: boolean | undefined;
  readonly defaultBilingual?: boolean | undefined;
  readonly onBilingualChange?: ((bilingual: boolean, meta: ChangeMeta<'toggle'>) => void) | undefined;
  /** The form as a technician sees it. @default true */
  readonly preview?: boolean | undefined;
  /** Templates as files: taken in after a look at them, and handed out. @default true */
  readonly files?: boolean | undefined;
  /** Makes the ids of new directions, items and options; UUIDs by default. */
  readonly getId?: (() => string) | undefined;
  readonly slots?: Slots<TemplateEditorParts<Template>> | undefined;
  readonly slotProps?: SlotProps<TemplateEditorParts<Template>> | undefined;
}

/** Props of {@link InspectionTemplateEditor}; `Template` is what the host gives, and what it gets back. */
export interface InspectionTemplateEditorProps<Template extends InspectionTemplate = InspectionTemplate>
  extends TemplateEditorOwnProps<Template>,
    Omit<RootAttributes, keyof TemplateEditorOwnProps> {}

/** What a `ref` on {@link InspectionTemplateEditor} holds. */
export interface TemplateEditorHandle extends WidgetHandle {
  /** Without a path: the template's name. */
  focus(path?: TemplatePath): void;
  /** Everything that keeps the template from being saved, shown from now on. */
  validate(): readonly TemplateIssue[];
  undo(): boolean;
  redo(): boolean;
  /** As its button does; tells whether it was saved. */
  save(): Promise<boolean>;
}
