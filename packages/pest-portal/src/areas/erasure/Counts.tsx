import { duties, type ErasedCount, erasedKindWords, type KeptCount } from 'pest-sdk';
import { Text, token, useFormat } from 'pest-ui';
import { styled } from 'styled-components';
import { useT } from '../../base/i18n';
import { language } from '../../base/language';
import { erasureMessages } from './erasure.messages';

interface CountsProps {
  readonly title: string;
  readonly counts: readonly (ErasedCount | KeptCount)[];
}

/** Kinds of records under a heading, each with how many there are and, of what stays, why and until when. */
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
        {counts.map((each) => {
          const words = { kind: erasedKindWords[each.kind][language], rows: format.number(each.rows) };
          return (
            <li key={each.kind}>
              {'duty' in each
                ? t('erasure.duty', { ...words, until: format.day(each.until), duty: duties[each.duty][language] })
                : t('erasure.count', words)}
            </li>
          );
        })}
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
