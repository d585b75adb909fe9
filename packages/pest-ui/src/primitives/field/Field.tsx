import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import * as color from '../../theme/color';
import { named } from '../../theme/named';
import { fontSize, fontWeight, space } from '../../theme/tokens';
import { Text } from '../text/Text';

/** What a control needs to belong to its label, help and error; spread it onto the control. */
export interface FieldIds {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
}

/** Props of {@link Field}. */
export interface FieldProps {
  readonly label: ReactNode;
  readonly help?: ReactNode | undefined;
  /** In the person's words; shown beside the control and read with it. */
  readonly error?: ReactNode | undefined;
  readonly required?: boolean | undefined;
  readonly className?: string | undefined;
  readonly children: (ids: FieldIds) => ReactNode;
}

const Box = styled.div.withConfig(named('Field'))`
  display: grid;
  gap: ${space[1]};
  align-content: start;
  min-width: 0;
`;

const Label = styled.label.withConfig(named('Label'))`
  font-size: ${fontSize.sm};
  font-weight: ${fontWeight.medium};
  color: ${color.text};
  &[data-required]::after {
    content: ' *' / '';
    color: ${color.danger};
  }
`;

/** Label above, help and error below, all tied to the control. */
export function Field({ label, help, error, required = false, className, children }: FieldProps) {
  const id = useId();
  const describedBy = [help ? `${id}-help` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <Box className={className}>
      <Label htmlFor={id} data-required={required || undefined}>
        {label}
      </Label>
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      {help && (
        <Text as="p" size="xs" tone="muted" id={`${id}-help`}>
          {help}
        </Text>
      )}
      {error && (
        <Text as="p" tone="danger" id={`${id}-error`}>
          {error}
        </Text>
      )}
    </Box>
  );
}
