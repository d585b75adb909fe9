import { useQuery } from '@tanstack/react-query';
import { type StockWarning, stockStatusWords, unitIn } from 'pest-sdk';
import { Grid, StatusDot, useFormat } from 'pest-ui';
import { useT } from '../../base/i18n';
import { language } from '../../base/language';
import { stockPath } from '../../base/links';
import { OpenLink } from '../../kit/page/OpenLink';
import { homeMessages } from './home.messages';
import { customerTypesQuery, stockWarningsQuery } from './home.queries';
import { Part } from './Part';
import { Nothing, Rows } from './trend/Rows';

/** What stands below the figures, for whoever may see it. */
export function StockParts({ stock, types }: { readonly stock: boolean; readonly types: boolean }) {
  return (
    <Grid divided min={320}>
      {stock && <StockPart />}
      {types && <TypesPart />}
    </Grid>
  );
}

function StockPart() {
  const t = useT(homeMessages);
  return (
    <Part id="stock" title={t('home.stock')} query={useQuery(stockWarningsQuery())} room={0}>
      {(warnings) =>
        warnings.length === 0 ? (
          <Nothing>{t('home.stock.none')}</Nothing>
        ) : (
          <Rows>
            {warnings.map((warning) => (
              <StockRow key={warning.id} warning={warning} />
            ))}
          </Rows>
        )
      }
    </Part>
  );
}

function StockRow({ warning }: { readonly warning: StockWarning }) {
  const t = useT(homeMessages);
  const { categoryId, name, stock, unit, warningLevel, status } = warning;
  return (
    <li>
      <span>
        <OpenLink to={stockPath(categoryId)} query={{ search: name }}>
          {name}
        </OpenLink>
        <small>{t('home.stock.left', { stock, unit: unitIn(unit, language), level: warningLevel })}</small>
      </span>
      <StatusDot tone={status === 'out' ? 'danger' : 'warning'}>{stockStatusWords[status][language]}</StatusDot>
    </li>
  );
}

/** How many customers of each type. */
function TypesPart() {
  const t = useT(homeMessages);
  const { number } = useFormat();
  return (
    <Part title={t('home.customerTypes')} query={useQuery(customerTypesQuery())} room={0}>
      {(types) => (
        <Rows>
          {types
            .filter(({ count }) => count > 0)
            .map(({ clientType, count }) => (
              <li key={clientType}>
                <OpenLink to="/customer/list" query={{ clientType }}>
                  {t(`home.type.${clientType}`)}
                </OpenLink>
                <b>{number(count)}</b>
              </li>
            ))}
        </Rows>
      )}
    </Part>
  );
}
