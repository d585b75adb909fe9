import type {
  CheckOutcome,
  DeviceAction,
  DeviceType,
  PestGroup,
  QuestionType,
  ReportState,
  RiskStanding,
  riskSeverityWords,
  Species,
  TaskPlace,
  UnitName,
} from 'pest-sdk';
import type { AllMessages } from './all-messages';

/** What the widgets say of the trade, by the name of the kind's table. */
type TradeKey =
  | `deviceType.${DeviceType}`
  | `species.${Species}`
  | `pestGroup.${PestGroup}`
  | `questionType.${QuestionType}`
  | `reportState.${ReportState}`
  | `taskPlace.${TaskPlace}`
  | `checkOutcome.${CheckOutcome}`
  | `deviceAction.${DeviceAction}`
  | `riskStanding.${RiskStanding}`
  | `riskSeverity.${keyof typeof riskSeverityWords}`
  | `unit.${UnitName}`;

type AnyKey = { [Name in keyof AllMessages]: keyof AllMessages[Name]['zh'] & string }[keyof AllMessages];
type Counted = AnyKey extends infer Key ? (Key extends `${infer Base}_other` ? Base : never) : never;
type Plain = Exclude<AnyKey, `${string}_other`>;

/** The name of a message of the widgets; of a counted one without its plural form. */
export type MessageKey = Plain | Counted | TradeKey;

/** The words of a language: all messages, and counted ones in each of its plural forms. */
export type PestWords<Form extends Intl.LDMLPluralRule> = Readonly<
  Record<Plain | TradeKey | `${Counted}_${Form | 'other'}`, string>
>;

/** Some words, by key: those that a host says otherwise. */
export type PestMessages = Partial<Omit<PestWords<Intl.LDMLPluralRule>, TradeKey>>;
