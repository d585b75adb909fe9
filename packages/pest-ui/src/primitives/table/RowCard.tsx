import { partSeparators } from 'pest-sdk';
import { Fragment, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useLocale } from '../../i18n/messages';
import { named } from '../../theme/named';
import { JobCard } from '../job-card/JobCard';
import type { CardPlace, DataTableColumn, RowAct } from './DataTable.types';

interface RowCardProps<Row> {
  readonly row: Row;
  readonly columns: readonly DataTableColumn<Row>[];
  readonly act: RowAct | null;
}

/** A row as a card: each column where it says that it stands, empty ones left out. */
export function RowCard<Row>({ row, columns, act }: RowCardProps<Row>) {
  const at = (...places: readonly CardPlace[]) =>
    columns.filter(({ card, text }) => card && places.includes(card) && text?.(row) !== '');
  const joined = (...places: readonly CardPlace[]) => {
    const cells = at(...places).map(({ id, cell }) => ({ id, shown: cell(row) }));
    return cells.length > 0 && <Joined cells={cells} />;
  };
  const facts = at('fact').map(({ id, header, cell, text }) => (
    <Joined
      key={id}
      cells={[
        { id: 'head', shown: header },
        { id, shown: text ? text(row) : cell(row) },
      ]}
    />
  ));
  const blocks = at('block').map(({ id, cell }) => <Fragment key={id}>{cell(row)}</Fragment>);
  return (
    <JobCard
      lead={joined('lead')}
      state={joined('state')}
      aside={joined('aside')}
      title={joined('title')}
      lines={[joined('line'), ...facts, ...blocks]}
      act={act && { label: act.label, onSelect: act.onSelect, busy: act.busy }}
    />
  );
}

interface JoinedProps {
  readonly cells: readonly { readonly id: string; readonly shown: ReactNode }[];
}

/** Cells of one line, told apart as the language does; a line breaks between them before it breaks in a date or a code. */
function Joined({ cells }: JoinedProps) {
  const separator = partSeparators[useLocale()].trimEnd();
  return cells.map(({ id, shown }, index) => (
    <Fragment key={id}>
      {index > 0 && ' '}
      <Whole>
        {shown}
        {index < cells.length - 1 && separator}
      </Whole>
    </Fragment>
  ));
}

const Whole = styled.span.withConfig(named('CardPart'))`
  display: inline-block;
  max-width: 100%;
`;
