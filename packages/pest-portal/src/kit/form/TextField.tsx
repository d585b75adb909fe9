import {
  DateInput,
  NumberInput,
  type NumberInputProps,
  TextArea,
  TextInput,
  type TextInputProps,
  TimeInput,
} from 'pest-ui';
import { FieldBox, type FieldBoxProps } from './FieldBox';

type TextFieldProps = FieldBoxProps<string> &
  Pick<
    TextInputProps,
    'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'spellCheck' | 'list' | 'placeholder'
  >;

/** One line of text. */
export function TextField({ label, help, field, words, required, ...input }: TextFieldProps) {
  return (
    <FieldBox {...{ label, help, field, words, required }}>
      {(control) => <TextInput {...control} {...input} />}
    </FieldBox>
  );
}

/** Several lines of text. */
export function TextAreaField({ rows = 3, ...box }: FieldBoxProps<string> & { readonly rows?: number }) {
  return <FieldBox {...box}>{(control) => <TextArea {...control} rows={rows} />}</FieldBox>;
}

/** A number, as text until it is sent. */
export function NumberField({ unit, ...box }: FieldBoxProps<string> & Pick<NumberInputProps, 'unit'>) {
  return <FieldBox {...box}>{({ maxLength: _none, ...control }) => <NumberInput {...control} unit={unit} />}</FieldBox>;
}

/** A day, `YYYY-MM-DD`. */
export function DayField(box: FieldBoxProps<string>) {
  return <FieldBox {...box}>{(control) => <DateInput {...control} />}</FieldBox>;
}

/** A time of day, `HH:mm`. */
export function TimeField(box: FieldBoxProps<string>) {
  return <FieldBox {...box}>{(control) => <TimeInput {...control} />}</FieldBox>;
}
