import type { ReportDocument } from 'pest-sdk';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useFormat, useMessages } from '../../i18n/messages';
import { Button } from '../../primitives/button/Button';
import { Dialog } from '../../primitives/dialog/Dialog';
import { Stack } from '../../primitives/layout/Stack';
import { Text } from '../../primitives/text/Text';
import * as color from '../../theme/color';
import { named } from '../../theme/named';
import { space } from '../../theme/tokens';
import { useHostCall } from '../../widget/useHostCall';
import { useSectionTitle } from '../paper/ReportSectionPart';
import type { ReportBuilderProps } from '../ReportBuilder.types';
import { contentOf } from '../report/report-changes';
import { type ReportRecord, readsAsReport, reportOf } from '../report/report-of';
import type { ReportVersion } from '../report/report-versions';
import type { ReportBuilderState } from '../writing/useReportBuilder';
import { ReportComparison } from './ReportComparison';
import { versionsDialogMessages } from './VersionsDialog.messages';

interface VersionsDialogProps {
  readonly props: Pick<ReportBuilderProps, 'history' | 'loadVersion' | 'onRestore' | 'onError' | 'describeError'>;
  readonly builder: ReportBuilderState;
  readonly document: ReportDocument;
  readonly onClose: () => void;
}

interface Opened {
  readonly version: ReportVersion;
  readonly record: ReportRecord;
}

const List = styled.ul.withConfig(named('ReportVersions'))`
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space[2]};
    padding: ${space[2]} 0;
    border-bottom: 1px solid ${color.borderSoft};
  }
`;

/** Earlier versions: what differs from now, word by word, and the way back to one. */
export function VersionsDialog({ props, builder, document, onClose }: VersionsDialogProps) {
  const t = useMessages(versionsDialogMessages);
  const [opened, setOpened] = useState<Opened | null>(null);
  const reading = useHostCall('report-builder', 'read', props);
  const restoring = useHostCall('report-builder', 'restore', props);
  const open = (version: ReportVersion) =>
    void reading.run(async (call) => {
      const record = version.document ?? (await props.loadVersion?.(version, call));
      if (record) setOpened({ version, record });
    });
  const restore = async ({ version, record }: Opened) => {
    const done = await restoring.run(async (call) => {
      const answer = await props.onRestore?.(version, call);
      if (readsAsReport(answer)) return builder.settle(document, answer, 'restore');
      builder.edit({ type: 'content', content: contentOf(reportOf(record)) }, { reason: 'restore' });
    });
    if (done) onClose();
  };
  const refusal = reading.refusal ?? restoring.refusal;
  return (
    <Dialog.Root open onOpenChange={(shown) => !shown && onClose()}>
      <Dialog.Content size="lg">
        <Dialog.Header>{t('versions.title', { number: document.number })}</Dialog.Header>
        <Dialog.Body>
          <Stack>
            {refusal && (
              <Text as="p" tone="danger" role="alert">
                {refusal}
              </Text>
            )}
            {opened ? (
              <>
                <Text as="p" weight="semibold">
                  {t('versions.compared', { version: opened.version.version })}
                </Text>
                <ReportComparison before={opened.record} after={document} />
              </>
            ) : (
              <Versions document={document} versions={props.history ?? []} pending={reading.pending} onOpen={open} />
            )}
          </Stack>
        </Dialog.Body>
        <Dialog.Footer>
          {opened && (
            <>
              <Button onClick={() => setOpened(null)}>{t('versions.back')}</Button>
              {!builder.readOnly && (
                <Button
                  variant="primary"
                  loading={restoring.pending}
                  title={t('versions.restoreHelp')}
                  onClick={() => void restore(opened)}
                >
                  {t('versions.restore')}
                </Button>
              )}
            </>
          )}
          {!opened && <Button onClick={onClose}>{t('versions.close')}</Button>}
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}

interface VersionsProps {
  readonly document: ReportDocument;
  readonly versions: readonly ReportVersion[];
  readonly pending: boolean;
  readonly onOpen: (version: ReportVersion) => void;
}

function Versions({ document, versions, pending, onOpen }: VersionsProps) {
  const t = useMessages(versionsDialogMessages);
  const format = useFormat();
  if (versions.length === 0) return <Text tone="muted">{t('versions.none')}</Text>;
  const latestFirst = [...versions].sort((a, b) => b.version - a.version || later(a, b));
  return (
    <List>
      {latestFirst.map((version) => (
        <li key={version.id}>
          <span>
            <strong>{t('versions.version', { version: version.version })}</strong>{' '}
            <Text tone="muted">
              {format.parts([
                version.act ? t(`versions.act.${version.act}`) : '',
                version.savedAt ? format.dateTime(version.savedAt) : '',
                version.savedBy ?? '',
                version.note ?? '',
              ])}
            </Text>
            <Changed document={document} changed={version.changed ?? []} />
          </span>
          <Button
            size="sm"
            loading={pending}
            aria-label={format.parts([
              t('versions.compareWith', { version: version.version }),
              version.act ? t(`versions.act.${version.act}`) : '',
            ])}
            onClick={() => onOpen(version)}
          >
            {t('versions.compare')}
          </Button>
        </li>
      ))}
    </List>
  );
}

/** Of two that stand under one number, the later one. */
function later(a: ReportVersion, b: ReportVersion): number {
  return (b.savedAt ?? '').localeCompare(a.savedAt ?? '');
}

const heads = ['name', 'subject', 'order'] as const;

/** What a save changed, by the names that its sections have now. */
function Changed({ document, changed }: { readonly document: ReportDocument; readonly changed: readonly string[] }) {
  const t = useMessages(versionsDialogMessages);
  const titleOf = useSectionTitle();
  const format = useFormat();
  if (changed.length === 0) return null;
  const nameOf = (what: string) => {
    const head = heads.find((one) => one === what);
    if (head) return t(`versions.changed.${head}`);
    const section = document.sections.find(({ id }) => id === what);
    return section ? titleOf(section) : t('versions.changed.gone');
  };
  return (
    <Text as="p" size="xs" tone="muted">
      {t('versions.changed', { what: format.list(changed.map(nameOf)) })}
    </Text>
  );
}
