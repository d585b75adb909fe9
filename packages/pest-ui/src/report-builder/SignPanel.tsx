import { reportMessages } from 'pest-sdk';
import { useId, useState } from 'react';
import { useMessages } from '../i18n/messages';
import { Button } from '../primitives/button/Button';
import { Checkbox } from '../primitives/checkbox/Checkbox';
import { Field } from '../primitives/field/Field';
import { signIcon } from '../primitives/icon/icons';
import { Segmented } from '../primitives/segmented/Segmented';
import { Select } from '../primitives/select/Select';
import { Text } from '../primitives/text/Text';
import { TextInput } from '../primitives/text-input/TextInput';
import { reportBuilderMessages } from './ReportBuilder.messages';
import { Panel } from './ReportBuilder.styles';
import type { SignatureDraft, SignatureRole, SignatureStrokes } from './ReportBuilder.types';
import { SignaturePad } from './SignaturePad';
import { useReportAction } from './useReportAction';

interface SignPanelProps {
  /** What is signed is what is saved. */
  readonly dirty: boolean;
  readonly roles: readonly SignatureRole[];
  readonly onSign: (signature: SignatureDraft) => Promise<void>;
}

type Method = SignatureDraft['method'];
type Problems = 'nameMissing' | 'strokesMissing' | 'attestMissing';

/** Drawing and typing stand side by side: who cannot draw signs as well as anyone. */
export function SignPanel({ dirty, roles, onSign }: SignPanelProps) {
  const t = useMessages(reportBuilderMessages);
  const words = useMessages(reportMessages);
  const headingId = useId();
  const action = useReportAction();
  const [role, setRole] = useState(roles[0]);
  const [name, setName] = useState('');
  const [method, setMethod] = useState<Method>('drawn');
  const [strokes, setStrokes] = useState<SignatureStrokes>([]);
  const [attested, setAttested] = useState(false);
  const [tried, setTried] = useState(false);
  const [done, setDone] = useState(false);

  const problem = signatureProblem({ name, method, strokes, attested });
  const shown = tried ? problem : null;
  const sign = () => {
    setTried(true);
    setDone(false);
    if (problem || !role) return;
    action.run(async () => {
      await onSign({ role, name: name.trim(), method, strokes: method === 'drawn' ? strokes : null });
      setStrokes([]);
      setName('');
      setAttested(false);
      setTried(false);
      setDone(true);
    });
  };
  return (
    <Panel aria-labelledby={headingId}>
      <h3 id={headingId}>{t('builder.sign.title')}</h3>
      <Field label={t('builder.sign.role')}>
        {(ids) => (
          <Select
            {...ids}
            value={role ?? ''}
            options={roles.map((value) => ({ value, label: words(`report.role.${value}`) }))}
            onChange={(next) => setRole(roles.find((value) => value === next))}
          />
        )}
      </Field>
      <Field label={t('builder.sign.name')} error={shown === 'nameMissing' && t('builder.sign.nameMissing')} required>
        {(ids) => <TextInput {...ids} maxLength={100} value={name} onChange={setName} />}
      </Field>
      <Segmented
        label={t('builder.sign.method')}
        value={method}
        options={methods.map((value) => ({ value, label: t(`builder.sign.method.${value}`) }))}
        onChange={setMethod}
      />
      {method === 'drawn' ? (
        <div>
          <SignaturePad label={t('builder.sign.pad')} value={strokes} onChange={setStrokes} />
          <Button size="sm" variant="ghost" disabled={strokes.length === 0} onClick={() => setStrokes([])}>
            {t('builder.sign.clear')}
          </Button>
        </div>
      ) : (
        <Checkbox label={t('builder.sign.attest')} checked={attested} onChange={setAttested} />
      )}
      {shown && shown !== 'nameMissing' && (
        <Text as="p" tone="danger" role="alert">
          {t(`builder.sign.${shown}`)}
        </Text>
      )}
      {dirty && (
        <Text as="p" tone="danger">
          {t('builder.sign.dirty')}
        </Text>
      )}
      {action.refusal && (
        <Text as="p" tone="danger" role="alert">
          {action.refusal}
        </Text>
      )}
      <div role="status">{done && t('builder.sign.done')}</div>
      <Button variant="primary" icon={signIcon} disabled={dirty} loading={action.pending} onClick={sign}>
        {t('builder.sign.submit')}
      </Button>
    </Panel>
  );
}

const methods = ['drawn', 'typed'] as const;

interface SignatureInput {
  readonly name: string;
  readonly method: Method;
  readonly strokes: SignatureStrokes;
  readonly attested: boolean;
}

function signatureProblem({ name, method, strokes, attested }: SignatureInput): Problems | null {
  if (name.trim() === '') return 'nameMissing';
  if (method === 'drawn') return strokes.length === 0 ? 'strokesMissing' : null;
  return attested ? null : 'attestMissing';
}
