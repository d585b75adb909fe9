import { decodeText } from 'pest-sdk';
import { type ChangeEvent, useId, useMemo, useRef, useState } from 'react';
import { useFormat, useMessages } from '../../i18n/messages';
import { Button } from '../../primitives/button/Button';
import { downloadBlob, downloadText } from '../../primitives/download';
import { fetchCode } from '../../primitives/fetched/fetch-code';
import { Field } from '../../primitives/field/Field';
import { Icon } from '../../primitives/icon/Icon';
import { downloadIcon, uploadIcon } from '../../primitives/icon/icons';
import { Row } from '../../primitives/layout/Row';
import { Stack } from '../../primitives/layout/Stack';
import { Notice } from '../../primitives/notice/Notice';
import { downloadCsv } from '../../primitives/table/csv';
import { Text } from '../../primitives/text/Text';
import { TextArea } from '../../primitives/text-area/TextArea';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden';
import type { TemplateEditing } from '../editing/useTemplateEditor';
import { Summary } from '../InspectionTemplateEditor.styles';
import type { InspectionTemplate } from '../InspectionTemplateEditor.types';
import { copiedDirections } from '../template/template-edits';
import { fromXlsForm } from './from-xls-form';
import { templateFilesMessages } from './template-files.messages';
import { fromTemplateJson, toTemplateJson } from './template-json';
import { toXlsForm } from './to-xls-form';
import type { ImportProblem, TemplateImport } from './xls-form.types';

interface TemplateFilesProps {
  readonly editor: TemplateEditing;
  readonly onClose: () => void;
}

/** Templates as files: out as they stand, in after a look at what was recognised. */
export default function TemplateFiles({ editor, onClose }: TemplateFilesProps) {
  const t = useMessages(templateFilesMessages);
  const headingId = useId();
  const { template, readOnly } = editor;
  const [failed, setFailed] = useState(false);
  const saveWorkbook = async () => {
    setFailed(false);
    try {
      const toWorkbook = await fetchCode(() => import('./xls-workbook'), 'toWorkbook');
      downloadBlob(`${fileName}.xlsx`, await toWorkbook(template));
    } catch {
      setFailed(true);
    }
  };
  const fileName = template.name.trim().replace(/[\\/:*?"<>|]/g, ' ') || 'template';
  return (
    <Summary data-tone="plain" aria-labelledby={headingId}>
      <h2 id={headingId}>{t('template.files.title')}</h2>
      <Stack gap={4}>
        <Row gap={2}>
          <Button
            size="sm"
            onClick={() => downloadText(`${fileName}.json`, toTemplateJson(template), 'application/json')}
          >
            <Icon path={downloadIcon} size={16} />
            {t('template.files.json')}
          </Button>
          <Button size="sm" onClick={() => downloadCsv(`${fileName}.csv`, toXlsForm(template))}>
            <Icon path={downloadIcon} size={16} />
            {t('template.files.xlsForm')}
          </Button>
          <Button size="sm" onClick={saveWorkbook}>
            <Icon path={downloadIcon} size={16} />
            {t('template.files.workbook')}
          </Button>
        </Row>
        {failed && (
          <Notice tone="danger" role="alert">
            {t('template.files.unwritable')}
          </Notice>
        )}
        {!readOnly && <Import editor={editor} onClose={onClose} />}
        <Row>
          <Button size="sm" variant="ghost" onClick={onClose}>
            {t('template.files.close')}
          </Button>
        </Row>
      </Stack>
    </Summary>
  );
}

const largest = 5 * 1024 * 1024;

function Import({ editor, onClose }: TemplateFilesProps) {
  const t = useMessages(templateFilesMessages);
  const { actions } = editor;
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [workbook, setWorkbook] = useState<TemplateImport | null>(null);
  const typed = useMemo(() => readFile(text, actions.getId), [text, actions]);
  const read = workbook ?? typed;
  const input = useRef<HTMLInputElement>(null);
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = '';
    if (!file) return;
    setRefusal(file.size > largest ? t('template.files.tooLarge') : null);
    if (file.size > largest) return;
    setWorkbook(null);
    try {
      if (await isWorkbook(file)) {
        const fromWorkbook = await fetchCode(() => import('./xls-workbook'), 'fromWorkbook');
        setText('');
        setWorkbook(await fromWorkbook(file, actions.getId));
      } else setText(await textIn(file));
    } catch {
      setRefusal(t('template.files.unreadable'));
    }
  };
  const take = (change: (template: InspectionTemplate, taken: InspectionTemplate) => InspectionTemplate) => {
    const taken = read?.template;
    if (!taken) return;
    actions.edit((template) => change(template, taken), 'import', { source: 'import' });
    actions.focusField('name');
    onClose();
  };
  return (
    <>
      <Field label={t('template.files.paste')} help={t('template.files.choose.help')}>
        {(ids) => (
          <TextArea
            {...ids}
            rows={3}
            value={text}
            onChange={(next) => {
              setWorkbook(null);
              setText(next);
            }}
          />
        )}
      </Field>
      <Row gap={2}>
        <VisuallyHidden>
          <input
            ref={input}
            type="file"
            tabIndex={-1}
            accept=".json,.csv,.tsv,.txt,.xlsx"
            aria-label={t('template.files.choose')}
            onChange={(event) => void choose(event)}
          />
        </VisuallyHidden>
        <Button size="sm" onClick={() => input.current?.click()}>
          <Icon path={uploadIcon} size={16} />
          {t('template.files.choose')}
        </Button>
      </Row>
      {refusal !== null && (
        <Notice tone="danger" role="alert">
          {refusal}
        </Notice>
      )}
      {read && <Found read={read} />}
      {read?.template && (
        <Row gap={2}>
          <Button size="sm" variant="primary" onClick={() => take(replaced)}>
            {t('template.files.replace')}
          </Button>
          <Button size="sm" onClick={() => take((template, taken) => appended(template, taken, actions.getId))}>
            {t('template.files.append')}
          </Button>
        </Row>
      )}
    </>
  );
}

/** A workbook is a packed folder, whatever it is called: its first four bytes say so. */
async function isWorkbook(file: Blob): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  return String.fromCharCode(...head) === 'PK\u0003\u0004';
}

async function textIn(file: Blob): Promise<string> {
  const text = decodeText(new Uint8Array(await file.arrayBuffer()));
  if (text === null) throw new Error('The file is no text.');
  return text;
}

function readFile(text: string, getId: () => string): TemplateImport | null {
  if (text.trim() === '') return null;
  return /^\s*[{[]/.test(text) ? fromTemplateJson(text, getId) : fromXlsForm(text, getId);
}

/** What the file does not say stays: its place on the server, and the device type where it names none. */
function replaced(template: InspectionTemplate, taken: InspectionTemplate): InspectionTemplate {
  const { id, version, published } = template;
  return {
    // What the host keeps in its template beside ours stays.
    ...template,
    ...taken,
    processEn: taken.processEn,
    id,
    version,
    published,
    name: taken.name || template.name,
    deviceType: taken.deviceType ?? template.deviceType,
  };
}

/** Under new ids: the same file may be added twice. */
function appended(template: InspectionTemplate, taken: InspectionTemplate, getId: () => string): InspectionTemplate {
  return { ...template, directions: [...template.directions, ...copiedDirections(taken.directions, getId)] };
}

function Found({ read: { template, problems } }: { readonly read: TemplateImport }) {
  const t = useMessages(templateFilesMessages);
  const format = useFormat();
  const directions = template?.directions ?? [];
  const items = directions.reduce((sum, direction) => sum + direction.items.length, 0);
  return (
    <div role="status">
      {template && (
        <>
          <Text as="p">{t('template.files.found', { directions: directions.length, items })}</Text>
          <ul>
            {directions.map((direction) => (
              <li key={direction.id}>
                {direction.name}
                {direction.items.length > 0 && ': '}
                {format.list(direction.items.map(({ name }) => name))}
              </li>
            ))}
          </ul>
        </>
      )}
      {problems.length > 0 && (
        <>
          <Text as="p" tone="danger">
            {t('template.files.problems', { count: problems.length })}
          </Text>
          <ul>
            {problems.map((problem) => (
              <ProblemLine key={`${problem.line} ${problem.kind} ${problem.text}`} {...problem} />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function ProblemLine({ kind, line, text, lines = [] }: ImportProblem) {
  const t = useMessages(templateFilesMessages);
  const format = useFormat();
  const problem = t(`template.files.problem.${kind}`, { text, lines: format.list(spansOf(lines)) });
  return <li>{line === null ? problem : t('template.files.line', { line, problem })}</li>;
}

/** `3–5` for 3, 4 and 5. */
function spansOf(lines: readonly number[]): string[] {
  const firsts = lines.filter((line, at) => line - 1 !== lines[at - 1]);
  const lasts = lines.filter((line, at) => line + 1 !== lines[at + 1]);
  return firsts.map((first, at) => (first === lasts[at] ? `${first}` : `${first}–${lasts[at]}`));
}
