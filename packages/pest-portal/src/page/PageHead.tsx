import { token } from 'pest-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface PageHeadProps {
  readonly title: string;
  /** One line below the title: whose page this is, or what its figures cover. */
  readonly note?: ReactNode;
  /** What can be done on the page; the main act last. */
  readonly children?: ReactNode;
}

/** The heading of a console page with its acts. */
export function PageHead({ title, note, children }: PageHeadProps) {
  return (
    <Head>
      <div>
        <h1>{title}</h1>
        {note && <p>{note}</p>}
      </div>
      {children && <Acts>{children}</Acts>}
    </Head>
  );
}

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]} ${token.space[4]};
  margin-bottom: ${token.space[4]};

  > div:first-child {
    flex: 1 1 auto;
    min-width: 0;
  }
  h1 {
    margin: 0;
    font-size: ${token.fontSize.xl};
    font-weight: ${token.fontWeight.semibold};
    line-height: 1.4;
  }
  p {
    margin: 0;
    color: ${token.color.textMuted};
    font-size: ${token.fontSize.sm};
  }
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
`;
