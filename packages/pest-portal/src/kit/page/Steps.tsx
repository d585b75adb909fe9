import { Text, token } from 'pest-ui';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

export interface StepRow {
  readonly id: string;
  readonly done: boolean;
  readonly name: string;
  /** What it is good for, or that it is done. */
  readonly note: string;
  /** The way to it: a link, or a button; none for whoever may not. */
  readonly act?: ReactNode;
}

export interface StepsProps {
  readonly title: string;
  readonly lead: string;
  readonly steps: readonly StepRow[];
  /** How many are made. */
  readonly made: string;
}

/** What is to be done one after the other until something works; the first that is undone stands out. */
export function Steps({ title, lead, steps, made }: StepsProps) {
  const heading = useId();
  const current = steps.find(({ done }) => !done)?.id;
  return (
    <Page aria-labelledby={heading}>
      <Text as="h2" id={heading} size="xl" weight="semibold">
        {title}
      </Text>
      <Text as="p" tone="muted">
        {lead}
      </Text>
      <ol>
        {steps.map(({ id, done, name, note, act }, at) => (
          <li
            key={id}
            data-done={done}
            data-current={id === current}
            aria-current={id === current ? 'step' : undefined}
          >
            <i aria-hidden="true">{done ? '✓' : String(at + 1)}</i>
            <span>
              <b>{name}</b>
              <small>{note}</small>
            </span>
            {!done && act}
          </li>
        ))}
      </ol>
      <Text as="p" size="sm" tone="muted">
        {made}
      </Text>
    </Page>
  );
}

const Page = styled.section`
  max-width: 720px;
  padding-block-start: ${token.space[4]};

  > p {
    margin: ${token.space[1]} 0 ${token.space[4]};
  }
  ol {
    margin: 0 0 ${token.space[4]};
    padding: 0;
    border: 1px solid ${token.color.border};
    border-radius: ${token.radius.lg};
    list-style: none;
    overflow: hidden;
  }
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token.space[3]};
    padding: ${token.space[3]} ${token.space[4]};
  }
  li + li {
    border-top: 1px solid ${token.color.borderSoft};
  }
  li[data-current='true'] {
    background: ${token.color.accentSoft};
  }
  i {
    display: grid;
    place-items: center;
    flex: none;
    width: 24px;
    height: 24px;
    border: 1px solid ${token.color.borderStrong};
    border-radius: ${token.radius.pill};
    font-style: normal;
    font-size: ${token.fontSize.xs};
  }
  li[data-done='true'] i {
    border-color: ${token.color.accent};
    background: ${token.color.accent};
    color: ${token.color.accentText};
  }
  li > span {
    flex: 1 1 220px;
    min-width: 0;
  }
  b {
    display: block;
    font-weight: ${token.fontWeight.medium};
  }
  li[data-done='true'] b,
  small {
    color: ${token.color.textMuted};
  }
  small {
    font-size: ${token.fontSize.sm};
  }
  li > a,
  li > button {
    padding: ${token.space[1]} ${token.space[3]};
    border: 1px solid ${token.color.borderStrong};
    border-radius: ${token.radius.md};
    color: ${token.color.text};
    line-height: 22px;
    text-decoration: none;
  }
  @media (max-width: 640px) {
    li > a,
    li > button {
      flex: 1 0 100%;
      padding-block: 10px;
      text-align: center;
    }
  }
  li[data-current='true'] > a,
  li[data-current='true'] > button {
    border-color: ${token.color.accent};
    background: ${token.color.accent};
    color: ${token.color.accentText};
  }
`;
