import type { SheetRow } from 'pest-sdk';
import { ConfirmDialog, Notice, Row, Text, useFormat } from 'pest-ui';
import { useState } from 'react';
import { useT } from '../../base/i18n';
import { SettledButton } from '../../base/SettledButton';
import { useSettled } from '../../base/useSettled';
import type { KeptCheck } from './kept-checks';
import { useReadingWords } from './LastReading';
import { sheetMessages } from './sheet.messages';
import type { SiteWork } from './useSiteWork';

export interface TroublesProps {
  readonly work: SiteWork;
  /** The sheet as the server has it. */
  readonly rows: readonly SheetRow[];
}

/** Checks that the server did not take, or that somebody else made too: the person says what becomes of them. */
export function Troubles({ work, rows }: TroublesProps) {
  const t = useT(sheetMessages);
  const troubled = work.kept.filter(({ trouble }) => trouble !== null);
  const settled = useSettled(troubled.map(({ id }) => id).join());
  return troubled.map((mine) => {
    if (mine.trouble?.kind === 'conflict') {
      const theirs = rows.find(({ deviceId }) => deviceId === mine.request.deviceId) ?? null;
      return <Conflict key={mine.id} mine={mine} theirs={theirs} work={work} settled={settled} />;
    }
    if (mine.trouble?.kind !== 'refused') return null;
    return (
      <Notice key={mine.id} as="div" tone="danger" role="alert">
        <p>{t('inspection.kept.refused', { code: mine.about, reason: mine.trouble.words })}</p>
        <Row>
          <SettledButton settled={settled} size="sm" onClick={() => void work.insist(mine)}>
            {t('inspection.kept.again')}
          </SettledButton>
          <SettledButton settled={settled} size="sm" onClick={() => void work.drop(mine)}>
            {t('inspection.kept.drop')}
          </SettledButton>
        </Row>
      </Notice>
    );
  });
}

interface ConflictProps {
  readonly mine: KeptCheck;
  readonly theirs: SheetRow | null;
  readonly work: SiteWork;
  /** Whether somebody can have seen which of several this one is. */
  readonly settled: boolean;
}

/** Both records in full, and the person says which one holds; the other one goes, which is said before. */
function Conflict({ mine, theirs, work, settled }: ConflictProps) {
  const t = useT(sheetMessages);
  const format = useFormat();
  const { allOf } = useReadingWords();
  const [choice, setChoice] = useState<'mine' | 'theirs' | null>(null);
  const check = theirs?.check ?? null;
  const side = (name: string, at: string, said: string) =>
    t('inspection.conflict.side', { name, at: format.dateTime(at), said });
  const ofTheirs = check ? side(check.accountName, check.checkedAt, allOf(check)) : t('inspection.conflict.removed');
  const ofMine = side(t('inspection.conflict.mine'), mine.keptAt, allOf(mine.request));
  const decide = { mine: () => work.insist(mine), theirs: () => work.drop(mine) };
  return (
    <Notice as="div" tone="warning" role="alert">
      <Text as="p" weight="semibold">
        {t('inspection.conflict', { code: mine.about })}
      </Text>
      <p>
        {ofTheirs}
        <br />
        {ofMine}
      </p>
      <Row>
        <SettledButton settled={settled} size="sm" onClick={() => setChoice('mine')}>
          {t('inspection.conflict.keepMine')}
        </SettledButton>
        <SettledButton settled={settled} size="sm" onClick={() => setChoice('theirs')}>
          {t('inspection.conflict.keepTheirs')}
        </SettledButton>
      </Row>
      {choice && (
        <ConfirmDialog
          open
          tone="danger"
          title={t(choice === 'mine' ? 'inspection.conflict.keepMine' : 'inspection.conflict.keepTheirs')}
          body={t('inspection.conflict.goes', { code: mine.about, said: choice === 'mine' ? ofTheirs : ofMine })}
          confirmLabel={t('inspection.conflict.confirm')}
          onCancel={() => setChoice(null)}
          onConfirm={() => {
            setChoice(null);
            void decide[choice]();
          }}
        />
      )}
    </Notice>
  );
}
