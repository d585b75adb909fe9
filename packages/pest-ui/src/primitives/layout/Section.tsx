import { forwardRef, type HTMLAttributes, type ReactNode, useId } from 'react';
import { Text } from '../text/Text';
import { Row } from './Row';
import { Stack } from './Stack';

/** Props of {@link Section}. */
export interface SectionProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  readonly title: ReactNode;
  /** Beside the title: what the figures cover. */
  readonly note?: ReactNode | undefined;
  /** What can be done here, at the end of the title's line. */
  readonly actions?: ReactNode | undefined;
  /** @default 'h2' */
  readonly heading?: 'h2' | 'h3' | undefined;
}

/** A part of a page under its heading. */
export const Section = forwardRef<HTMLElement, SectionProps>(function Section(
  { title, note, actions, heading = 'h2', children, ...rest },
  ref,
) {
  const id = useId();
  return (
    <Stack as="section" ref={ref} aria-labelledby={id} {...rest}>
      <Row align="baseline" fillFirst={actions !== undefined}>
        <Row align="baseline">
          <Text as={heading} id={id} size="md" weight="semibold">
            {title}
          </Text>
          {note && (
            <Text size="xs" tone="muted">
              {note}
            </Text>
          )}
        </Row>
        {actions}
      </Row>
      {children}
    </Stack>
  );
});
