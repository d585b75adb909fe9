import { useQuery } from '@tanstack/react-query';
import {
  joinParts,
  type Risk,
  reportStateTones,
  reportStateWords,
  riskSeverityTones,
  riskSeverityWords,
  riskStanding,
  riskStandingWords,
  type StockWarning,
  stockStatusWords,
  unitIn,
} from 'pest-sdk';
import { Badge, useFormat } from 'pest-ui';
import { useT } from '../../base/i18n';
import { language } from '../../base/language';
import { stockPath } from '../../base/links';
import { OpenLink } from '../../page/OpenLink';
import { TaskProgressBadge } from '../../page/TaskProgressBadge';
import { homeMessages } from './home.messages';
import { newestReportsQuery, openRisksQuery, servicesOfDayQuery, stockWarningsQuery } from './home.queries';
import { Part } from './Part';
import { Nothing, Rows } from './Rows';

export function ServicesPart({ day }: { readonly day: string }) {
  const t = useT(homeMessages);
  const { dateTime, parts } = useFormat();
  return (
    <Part title={t('home.services')} query={useQuery(servicesOfDayQuery(day))} room={0}>
      {({ items }) =>
        items.length === 0 ? (
          <Nothing>{t('home.services.none')}</Nothing>
        ) : (
          <Rows>
            {items.map((task) => (
              <li key={task.id}>
                <span>
                  <OpenLink to="/servicePage/detail" query={{ id: task.id }}>
                    {task.customerName}
                  </OpenLink>
                  <small>
                    {parts([dateTime(task.plannedAt).slice(-5), task.number, ...task.staff.map(({ name }) => name)])}
                  </small>
                </span>
                <TaskProgressBadge task={task} />
              </li>
            ))}
          </Rows>
        )
      }
    </Part>
  );
}

/** `total` counts all that are open; the list shows those that wait most. */
export function RisksPart({ total }: { readonly total: number }) {
  const t = useT(homeMessages);
  const { number } = useFormat();
  return (
    <Part id="risks" title={t('home.openRisks')} query={useQuery(openRisksQuery())}>
      {(risks) =>
        risks.length === 0 ? (
          <Nothing>{t('home.risks.none')}</Nothing>
        ) : (
          <>
            <Rows>
              {risks.map((risk) => (
                <RiskRow key={risk.id} risk={risk} />
              ))}
            </Rows>
            {total > risks.length && (
              <Nothing>
                <OpenLink to="/servicePage/riskList">
                  {t('home.risks.more', { count: number(total - risks.length) })}
                </OpenLink>
              </Nothing>
            )}
          </>
        )
      }
    </Part>
  );
}

function RiskRow({ risk }: { readonly risk: Risk }) {
  const t = useT(homeMessages);
  const { taskId, description, customerName, location, severity, dueDay } = risk;
  const waits = riskStandingWords[riskStanding(risk)][language];
  return (
    <li>
      <span>
        <OpenLink to="/servicePage/detail" query={{ id: taskId, tab: 'risks' }}>
          {description}
        </OpenLink>
        <small>
          {joinParts([waits, customerName, location, dueDay ? t('home.risks.due', { day: dueDay }) : ''], language)}
        </small>
      </span>
      <Badge tone={riskSeverityTones[severity]}>{riskSeverityWords[severity][language]}</Badge>
    </li>
  );
}

export function StockPart() {
  const t = useT(homeMessages);
  return (
    <Part id="stock" title={t('home.stock')} query={useQuery(stockWarningsQuery())}>
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
      <Badge tone={status === 'out' ? 'danger' : 'warning'}>{stockStatusWords[status][language]}</Badge>
    </li>
  );
}

export function ReportsPart() {
  const t = useT(homeMessages);
  return (
    <Part title={t('home.reports')} query={useQuery(newestReportsQuery())}>
      {({ items }) =>
        items.length === 0 ? (
          <Nothing>{t('home.reports.none')}</Nothing>
        ) : (
          <Rows>
            {items.map(({ id, name, number, serviceDay, state }) => (
              <li key={id}>
                <span>
                  <OpenLink to="/servicePage/serverReport" query={{ search: number }}>
                    {name}
                  </OpenLink>
                  <small>{joinParts([serviceDay, number], language)}</small>
                </span>
                <Badge tone={reportStateTones[state]}>{reportStateWords[state][language]}</Badge>
              </li>
            ))}
          </Rows>
        )
      }
    </Part>
  );
}
