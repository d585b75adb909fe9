import { Stack, token } from 'pest-ui';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { styled } from 'styled-components';

/** Whether parts of a form that a zero reading does not need are folded: then all of it is one screen of a phone. */
export const Folded = createContext(false);

interface FoldProps {
  readonly title: string;
  /** Opened by what was entered, or by what is missing. */
  readonly needed?: boolean | undefined;
  readonly children: ReactNode;
}

/** A part of the form that is seldom needed. */
export function Fold({ title, needed = false, children }: FoldProps) {
  const folded = useContext(Folded);
  const [opened, setOpened] = useState(false);
  if (!folded) return children;
  return (
    <Details open={needed || opened} onToggle={(event) => setOpened(event.currentTarget.open)}>
      <summary>{title}</summary>
      <Stack gap={5}>{children}</Stack>
    </Details>
  );
}

/** Words that open with a press. */
export const Details = styled.details`
  > summary {
    display: flex;
    align-items: center;
    min-height: ${token.size.touch};
    color: ${token.color.accent};
    cursor: pointer;
  }
  > summary::before {
    margin-inline-end: ${token.space[2]};
    content: '▸' / '';
  }
  &[open] > summary::before {
    content: '▾' / '';
  }
  p {
    margin: 0;
    white-space: pre-line;
  }
`;
