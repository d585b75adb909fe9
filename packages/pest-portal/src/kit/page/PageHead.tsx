import { Row, token } from 'pest-ui';
import { type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { TitleSlot } from './title-slot';

export interface PageHeadProps {
  readonly title: string;
  /** Shown as the title: what chooses which of several this page is about. */
  readonly switcher?: ReactNode | undefined;
  /** Beside the title: whose page this is, its number, or what its figures cover. */
  readonly note?: ReactNode | undefined;
  /** At the start of the row of acts: which site or plan the page shows, or what it is about in a line. */
  readonly choice?: ReactNode | undefined;
  /** What can be done on the page; the main act last. */
  readonly children?: ReactNode | undefined;
}

/** The heading of a console page, which stands in the bar, and the row of its acts. Lists have their acts in the toolbar. */
export function PageHead({ title, switcher, note, choice, children }: PageHeadProps) {
  const slot = useContext(TitleSlot);
  const heading = (
    <Heading>
      <h1 title={title}>{switcher ?? title}</h1>
      {note && <span>{note}</span>}
    </Heading>
  );
  return (
    <>
      {slot === undefined ? heading : slot && createPortal(heading, slot)}
      {(choice || children) && (
        <Acts justify={choice ? 'space-between' : 'end'} data-pest="toolbar">
          {choice && <Row>{choice}</Row>}
          {children && <Row>{children}</Row>}
        </Acts>
      )}
    </>
  );
}

const Heading = styled.div`
  display: flex;
  align-items: baseline;
  gap: ${token.space[2]};
  min-width: 0;
  /* A note with no room for a word of it wraps, out of sight. */
  flex-wrap: wrap;
  max-height: 24px;
  overflow: clip;
  overflow-clip-margin: 4px;

  /* The note gives way before the title; what is cut says so, and lies under nothing. */
  > * {
    min-width: 0;
    overflow: clip;
    overflow-clip-margin: 4px;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  h1 {
    flex: none;
    max-width: 100%;
    margin: 0;
    font-size: ${token.fontSize.lg};
    font-weight: ${token.fontWeight.semibold};
    line-height: 24px;
  }
  /* It takes what is left: neither the title nor the way to the page is cut for it. */
  span {
    flex: 1 1 80px;
    contain: inline-size;
    color: ${token.color.textMuted};
    font-size: ${token.fontSize.sm};
  }
  @media (max-width: 640px) {
    display: block;
    max-height: none;

    h1:not(:only-child) {
      font-size: ${token.fontSize.md};
      line-height: 20px;
    }
    span {
      display: block;
      font-size: ${token.fontSize.xs};
      line-height: 16px;
    }
  }
`;

const Acts = styled(Row)`
  --_pest-field-height: ${token.size.control};
  --_pest-field-border: ${token.color.borderControl};
  min-height: ${token.size.bar};
  padding-block: ${token.space[1]};

  select {
    width: auto;
    max-width: 240px;
  }
  > :first-child:not(:only-child) {
    flex: 1 1 280px;
  }
  @media (max-width: 640px) {
    select {
      flex: 1 1 auto;
      max-width: 100%;
    }
  }
  &:not(:has(select, button, a)) {
    display: none;
  }
  @media print {
    display: none;
  }
`;
