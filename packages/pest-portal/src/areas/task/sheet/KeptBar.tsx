import { Button, Notice, Row, Text, token } from 'pest-ui';
import { styled } from 'styled-components';
import { useT } from '../../../base/i18n';
import { useReadingWords } from './LastReading';
import { sheetMessages } from './sheet.messages';
import type { CheckConflict, KeptChecks } from './useKeptChecks';

/** What is not on the server yet, and why; nothing while all of it is there. */
export function KeptBar({ checks }: { readonly checks: KeptChecks }) {
  const { online, kept, conflicts } = checks;
  const refused = kept.filter((check) => check.refused !== null);
  const waiting = kept.length - refused.length - conflicts.length;
  const t = useT(sheetMessages);
  const words = useWaitingWords(checks, waiting);
  return (
    <>
      <Live role="status">
        {(!online || waiting > 0) && (
          <Bar data-online={online}>
            <span>{words}</span>
            {online && waiting > 0 && !checks.sending && (
              <Button size="sm" onClick={() => void checks.send()}>
                {t('inspection.kept.send')}
              </Button>
            )}
          </Bar>
        )}
      </Live>
      {conflicts.map((conflict) => (
        <Conflict key={conflict.mine.key} conflict={conflict} checks={checks} />
      ))}
      {refused.map((check) => (
        <Notice key={check.key} as="div" tone="danger" role="alert">
          <p>{t('inspection.kept.refused', { code: check.code, reason: check.refused ?? '' })}</p>
          <Row>
            <Button size="sm" onClick={() => void checks.insist(check)}>
              {t('inspection.kept.again')}
            </Button>
            <Button size="sm" onClick={() => void checks.drop(check)}>
              {t('inspection.kept.drop')}
            </Button>
          </Row>
        </Notice>
      ))}
    </>
  );
}

function useWaitingWords({ online, sending }: KeptChecks, count: number): string {
  const t = useT(sheetMessages);
  if (!online) return count === 0 ? t('inspection.offline') : t('inspection.offline.kept', { count });
  return sending ? t('inspection.kept.sending', { count }) : t('inspection.kept.waiting', { count });
}

/** Both readings, and the person says which one holds. */
function Conflict({ conflict, checks }: { readonly conflict: CheckConflict; readonly checks: KeptChecks }) {
  const t = useT(sheetMessages);
  const { ofCheck } = useReadingWords();
  const { mine, theirs } = conflict;
  return (
    <Notice as="div" tone="warning" role="alert">
      <Text as="p" weight="semibold">
        {t('inspection.conflict', { code: mine.code })}
      </Text>
      <p>
        {theirs.check
          ? t('inspection.conflict.theirs', { name: theirs.check.accountName, reading: ofCheck(theirs.check) })
          : t('inspection.conflict.removed')}
        <br />
        {t('inspection.conflict.mine', { reading: ofCheck(mine.request) })}
      </p>
      <Row>
        <Button size="sm" onClick={() => void checks.insist(mine)}>
          {t('inspection.conflict.keepMine')}
        </Button>
        <Button size="sm" onClick={() => void checks.drop(mine)}>
          {t('inspection.conflict.keepTheirs')}
        </Button>
      </Row>
    </Notice>
  );
}

/** Always there, so that a screen reader hears what comes into it; empty it takes no room. */
const Live = styled.div`
  &:empty {
    position: absolute;
  }
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[1]} ${token.space[3]};
  padding: ${token.space[1]} ${token.space[3]};
  border-radius: ${token.radius.md};
  background: ${token.color.infoSoft};
  color: ${token.color.text};

  &[data-online='false'] {
    background: ${token.color.warningSoft};
  }
`;
