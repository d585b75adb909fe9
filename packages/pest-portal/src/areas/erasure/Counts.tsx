import { type ErasedCount, erasedKindWords } from 'pest-sdk';
import { Text, token, useFormat } from 'pest-ui';
import { styled } from 'styled-components';
import { useT } from '../../base/i18n';
import { language } from '../../base/language';
import { erasureMessages } from './erasure.messages';

interface CountsProps {
  readonly title: string;
  readonly counts: readonly ErasedCount[];
}

/** Kinds of records under a heading, each with how many there are. */
export function Counts({ title, counts }: CountsProps) {
  const t = useT(erasureMessages);
  const format = useFormat();
  if (counts.length === 0) return null;
  return (
    <div>
      <Text as="h3" weight="medium">
        {title}
      </Text>
      <List>
        {counts.map(({ kind, rows }) => (
          <li key={kind}>{t('erasure.count', { kind: erasedKindWords[kind][language], rows: format.number(rows) })}</li>
        ))}
      </List>
    </div>
  );
}

const List = styled.ul`
  margin: ${token.space[1]} 0 0;
  padding-inline-start: ${token.space[5]};
  color: ${token.color.textMuted};
  font-size: ${token.fontSize.sm};

  /* Rows of the list that opened the dialog are no rows of this one. */
  &&& li {
    display: list-item;
    padding: 0;
    border: 0;
  }
`;
