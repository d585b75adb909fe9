import { Button, Dialog, Notice, Row, Stack, Text, useFormat } from 'pest-ui';
import { type ChangeEvent, type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';
import { useT } from '../../base/i18n';
import { language } from '../../base/language';
import { ImportFaults } from './ImportFaults';
import { importMessages } from './import.messages';
import { type CheckedFile, type ImportSource, type ImportState, useImport } from './useImport';
import { downloadTable } from './write-table';

export interface ImportDialogProps<Key extends string> extends ImportSource<Key> {
  readonly title: string;
  /** Of the template's file. */
  readonly templateName: string;
  readonly onClose: () => void;
}

/** A file of lines: its template, what is wrong with each line, and what comes in. */
export function ImportDialog<Key extends string>({ title, templateName, onClose, ...source }: ImportDialogProps<Key>) {
  const t = useT(importMessages);
  const importing = useImport(source);
  const { state, checking, adding } = importing;
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content size="lg">
        <Dialog.Header>{title}</Dialog.Header>
        <Dialog.Body>
          <Stack gap={4}>
            {state.step !== 'done' && <Template name={templateName} columns={source.columns} most={source.most} />}
            <div role="status">
              {checking ? <Text tone="muted">{t('import.reading')}</Text> : <Said state={state} most={source.most} />}
            </div>
            {'file' in state && <ImportFaults file={state.file} columns={source.columns} name={title} />}
          </Stack>
        </Dialog.Body>
        <Dialog.Footer>
          {state.step === 'done' ? (
            <Button variant="primary" onClick={onClose}>
              {t('import.close')}
            </Button>
          ) : (
            <>
              <FileChoice
                label={t(state.step === 'choose' ? 'import.choose' : 'import.other')}
                main={state.step !== 'checked'}
                busy={checking || adding}
                onChoose={importing.choose}
              />
              {state.step === 'checked' && <Acts file={state.file} busy={checking || adding} onAdd={importing.add} />}
            </>
          )}
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}

interface TemplateProps extends Pick<ImportSource<string>, 'columns' | 'most'> {
  readonly name: string;
}

function Template({ name, columns, most }: TemplateProps) {
  const t = useT(importMessages);
  const rows = () => [
    columns.map(({ words, required }) => `${words[language]}${required ? '*' : ''}`),
    columns.map(({ example }) => example[language]),
  ];
  return (
    <Stack gap={2}>
      <Text as="p">{t('import.intro')}</Text>
      <Row gap={2}>
        {(['xlsx', 'csv'] as const).map((format) => (
          <Button key={format} size="sm" onClick={() => void downloadTable(name, format, rows())}>
            {t('import.template', { format })}
          </Button>
        ))}
        <Text tone="muted" size="sm">
          {t('import.limits', { count: most })}
        </Text>
      </Row>
    </Stack>
  );
}

interface SaidProps<Key extends string> {
  readonly state: ImportState<Key>;
  readonly most: number;
}

/** Where the import stands, said aloud as it changes. */
function Said<Key extends string>({ state, most }: SaidProps<Key>): ReactNode {
  const t = useT(importMessages);
  const { list } = useFormat();
  switch (state.step) {
    case 'choose':
      return null;
    case 'unreadable':
      return <Notice tone="danger">{t(`import.${state.problem}`, { count: most })}</Notice>;
    case 'missing':
      return (
        <Notice tone="danger">
          {t('import.missing', { columns: list(state.columns.map(({ words }) => words[language])) })}
        </Notice>
      );
    case 'checked':
      return <Checked file={state.file} />;
    case 'done':
      return <Done file={state.file} />;
  }
}

function Checked<Key extends string>({ file }: { readonly file: CheckedFile<Key> }) {
  const t = useT(importMessages);
  const { parts, list } = useFormat();
  const { lines, good } = file.result;
  const next = good === lines ? 'import.allGood' : good > 0 ? 'import.choice' : 'import.none';
  return (
    <Stack gap={2}>
      <Text as="p" weight="semibold">
        {parts([
          t('import.summary', { file: file.name, count: lines }),
          t('import.good', { count: good }),
          good < lines ? t('import.bad', { count: lines - good }) : '',
        ])}
      </Text>
      <Text as="p">{t(next)}</Text>
      {file.unknown.length > 0 && (
        <Notice tone="warning">{t('import.unknown', { columns: list([...file.unknown]) })}</Notice>
      )}
    </Stack>
  );
}

function Done<Key extends string>({ file }: { readonly file: CheckedFile<Key> }) {
  const t = useT(importMessages);
  const { parts } = useFormat();
  const { lines, added } = file.result;
  return (
    <Text as="p" weight="semibold">
      {parts([t('import.done', { count: added }), added < lines ? t('import.skipped', { count: lines - added }) : ''])}
    </Text>
  );
}

interface ActsProps<Key extends string> {
  readonly file: CheckedFile<Key>;
  readonly busy: boolean;
  readonly onAdd: (file: CheckedFile<Key>, mode: 'all' | 'good') => void;
}

function Acts<Key extends string>({ file, busy, onAdd }: ActsProps<Key>) {
  const t = useT(importMessages);
  const { lines, good } = file.result;
  if (good === 0) return null;
  const mode = good === lines ? 'all' : 'good';
  return (
    <Button variant="primary" loading={busy} onClick={() => onAdd(file, mode)}>
      {t(mode === 'all' ? 'import.all' : 'import.onlyGood', { count: good })}
    </Button>
  );
}

interface FileChoiceProps {
  readonly label: string;
  /** Nothing else is to be done yet. */
  readonly main: boolean;
  readonly busy: boolean;
  readonly onChoose: (file: File) => void;
}

function FileChoice({ label, main, busy, onChoose }: FileChoiceProps) {
  const t = useT(importMessages);
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    target.value = '';
    if (file) onChoose(file);
  };
  return (
    <>
      <HiddenInput
        ref={input}
        type="file"
        accept=".xlsx,.csv,.txt,.tsv,text/csv,text/plain,text/tab-separated-values,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        aria-label={t('import.choose')}
        tabIndex={-1}
        onChange={choose}
      />
      <Button variant={main ? 'primary' : 'secondary'} loading={busy && main} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  );
}

const HiddenInput = styled.input`
  display: none;
`;
