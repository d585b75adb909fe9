import type { UseQueryResult } from '@tanstack/react-query';
import { LoadingState, Section } from 'pest-ui';
import type { ReactNode } from 'react';
import { PartFailure } from './PartFailure';

export interface PartProps<Data> {
  readonly id?: string | undefined;
  readonly title: string;
  /** Which span the figures cover. */
  readonly note?: string | undefined;
  /** What leads on from it. */
  readonly actions?: ReactNode | undefined;
  readonly query: UseQueryResult<Data>;
  /** Pixels that are kept free for what is loading, so that nothing below moves when it comes. */
  readonly room?: number | undefined;
  readonly children: (data: Data) => ReactNode;
}

/** One part of the dashboard; each loads, fails and is asked again by itself. */
export function Part<Data>({ id, title, note, actions, query, room = listRoom, children }: PartProps<Data>) {
  return (
    <Section id={id} title={title} note={note} actions={actions} style={clearOfBar}>
      <div style={{ minHeight: room }}>
        <Content query={query}>{children}</Content>
      </div>
    </Section>
  );
}

/** Five rows. */
const listRoom = 272;

/** Figures above lead here. */
const clearOfBar = { scrollMarginTop: 56 };

function Content<Data>({ query, children }: Pick<PartProps<Data>, 'query' | 'children'>) {
  if (query.data !== undefined) return children(query.data);
  if (!query.error) return <LoadingState />;
  return <PartFailure error={query.error} onRetry={() => void query.refetch()} />;
}
