import type { UseQueryResult } from '@tanstack/react-query';
import { Card, FailureState, LoadingState, token } from 'pest-ui';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

export interface PartProps<Data> {
  readonly id?: string;
  readonly title: string;
  /** Which span the figures cover. */
  readonly note?: string;
  readonly query: UseQueryResult<Data>;
  readonly children: (data: Data) => ReactNode;
}

/** One part of the dashboard; each loads, fails and is asked again by itself. */
export function Part<Data>({ id, title, note, query, children }: PartProps<Data>) {
  const headingId = useId();
  return (
    <Section id={id} aria-labelledby={headingId}>
      <Card>
        <Head>
          <h2 id={headingId}>{title}</h2>
          {note && <p>{note}</p>}
        </Head>
        <Content query={query}>{children}</Content>
      </Card>
    </Section>
  );
}

function Content<Data>({ query, children }: Pick<PartProps<Data>, 'query' | 'children'>) {
  if (query.data !== undefined) return children(query.data);
  if (!query.error) return <LoadingState />;
  return <FailureState error={query.error} onRetry={() => void query.refetch()} />;
}

const Section = styled.section`
  min-width: 0;
  scroll-margin-top: 64px;
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${token.space[2]};
  margin-bottom: ${token.space[3]};

  h2 {
    margin: 0;
    font-size: ${token.fontSize.lg};
    font-weight: ${token.fontWeight.semibold};
  }
  p {
    margin: 0;
    color: ${token.color.textMuted};
    font-size: ${token.fontSize.sm};
  }
`;
