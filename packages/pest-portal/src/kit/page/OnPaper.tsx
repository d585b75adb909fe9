import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface OnPaperProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** The heading of a printed list: the page's bar, which has the title, is not printed. */
export function OnPaper({ title, children }: OnPaperProps) {
  return (
    <Head data-pest="on-paper">
      <strong>{title}</strong> {children}
    </Head>
  );
}

const Head = styled.p`
  display: none;

  @media print {
    display: block;
  }
`;
