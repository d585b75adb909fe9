import { type ReportSignature, reportMessages } from 'pest-sdk';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { useFormat, useMessages } from '../../i18n/messages';
import { Button } from '../../primitives/button/Button';
import { Checkbox } from '../../primitives/checkbox/Checkbox';
import { Field } from '../../primitives/field/Field';
import { Icon } from '../../primitives/icon/Icon';
import { signIcon } from '../../primitives/icon/icons';
import { Segmented } from '../../primitives/segmented/Segmented';
import { Select } from '../../primitives/select/Select';
import { Text } from '../../primitives/text/Text';
import { TextInput } from '../../primitives/text-input/TextInput';
import * as color from '../../theme/color';
import { named } from '../../theme/named';
import { fontSize, space } from '../../theme/tokens';
import { useHostCall } from '../../widget/useHostCall';
import type { HostCallOptions, WidgetStates } from '../../widget/widget.types';
import { Panel } from '../ReportBuilder.styles';
import { type SignatureDraft, type SignatureRole, type SignatureStrokes, signatureRoles } from '../ReportBuilder.types';
import { SignaturePad } from './SignaturePad';
import { signPanelMessages } from './SignPanel.messages';

/** Props of `SignPanel`. */
export interface SignPanelProps extends Pick<WidgetStates, 'onError' | 'describeError'> {
  /** Whether there are changes that are not saved: what is signed is what is saved. @default false */
  readonly dirty?: boolean | undefined;
  /** Those that the report has; the role that is left is offered first. @default [] */
  readonly signatures?: readonly ReportSignature[] | undefined;
  /** Roles that can be signed for here. */
  readonly roles: readonly SignatureRole[];
  /** Those of them that the reader signs from an account of its own. For others, somebody else draws on this device. */
  readonly ownRoles: readonly SignatureRole[];
  /** The reader's own name; without it, a name is asked for. */
  readonly ownName?: string | undefined;
  /** Whether to sign is the main act here; false beside a verdict. @default true */
  readonly main?: boolean | undefined;
  /** A rejected call has its reason shown, and nothing typed is lost. */
  readonly onSign: (signature: SignatureDraft, options: HostCallOptions) => Promise<unknown>;
}

type Method = SignatureDraft['method'];

const blank = { name: '', strokes: [] as SignatureStrokes, attested: false, reason: '' };

/** What `SignPanel` shows, apart from it so that a pad and its words are fetched by whoever signs. */
export function SignForm({
  dirty = false,
  signatures = [],
  roles,
  ownRoles,
  ownName,
  main = true,
  onSign,
  ...failures
}: SignPanelProps) {
  const t = useMessages(signPanelMessages);
  const words = useMessages(reportMessages);
  const headingId = useId();
  const action = useHostCall('report-builder', 'sign', failures);
  const [chosenRole, setRole] = useState<SignatureRole | null>(null);
  const [chosen, setMethod] = useState<Method>('drawn');
  const [input, setInput] = useState(blank);
  const [tried, setTried] = useState(false);
  const [done, setDone] = useState<Pick<SignatureDraft, 'role' | 'name' | 'method'> | null>(null);

  const signed = signatures.filter(({ outdated }) => !outdated);
  const isLeft = (one: SignatureRole) => one !== done?.role && !signed.some((signature) => signature.role === one);
  const role = chosenRole ?? roles.find(isLeft) ?? roles[0] ?? 'customer';
  const own = ownRoles.includes(role);
  const methods = methodsOf(role, own);
  const method = methods.includes(chosen) ? chosen : 'drawn';
  const fixedName = own && role !== 'customer' ? ownName : undefined;
  const name = fixedName ?? input.name;
  const problem = signatureProblem({ ...input, name, method });
  const shown = tried ? problem : null;
  const set = (change: Partial<typeof blank>) => setInput((before) => ({ ...before, ...change }));
  const sign = () => {
    setTried(true);
    setDone(null);
    if (problem) return;
    const draft = {
      role,
      name: name.trim(),
      method,
      strokes: method === 'drawn' ? input.strokes : null,
      reason: method === 'absent' ? input.reason.trim() : '',
    };
    void action
      .run((call) => onSign(draft, call))
      .then((signed) => {
        if (!signed) return;
        setInput(blank);
        setTried(false);
        setRole(null);
        setDone(draft);
      });
  };
  return (
    <Panel aria-labelledby={headingId} data-pest="report-sign">
      <h2 id={headingId}>{t('builder.sign.title')}</h2>
      <Signed roles={roles} signatures={signed} />
      <RoleField roles={roles} role={role} onChange={setRole} />
      <Field
        label={t(method === 'absent' ? 'builder.sign.absentName' : 'builder.sign.name')}
        error={shown === 'nameMissing' && t('builder.sign.nameMissing')}
        required
      >
        {(ids) => (
          <TextInput
            {...ids}
            maxLength={100}
            value={name}
            readOnly={fixedName !== undefined}
            onChange={(next) => set({ name: next })}
          />
        )}
      </Field>
      {methods.length > 1 && (
        <Segmented
          label={t('builder.sign.method')}
          value={method}
          options={methods.map((value) => ({ value, label: t(`builder.sign.method.${value}`) }))}
          onChange={setMethod}
        />
      )}
      {method === 'drawn' && !own && (
        <Text as="p" size="xs" tone="muted">
          {t('builder.sign.onThisDevice')}
        </Text>
      )}
      <Ink method={method} input={input} missing={shown} onChange={set} />
      <SignNotes problem={shown} dirty={dirty} refusal={action.refusal} />
      <div role="status">
        {done &&
          (done.method === 'absent'
            ? t('builder.sign.absentDone')
            : t('builder.sign.done', { name: done.name, role: words(`report.role.${done.role}`) }))}
      </div>
      <Button variant={main ? 'primary' : 'secondary'} disabled={dirty} loading={action.pending} onClick={sign}>
        <Icon path={signIcon} size={16} />
        {t(method === 'absent' ? 'builder.sign.keepAbsent' : 'builder.sign.submit')}
      </Button>
    </Panel>
  );
}

interface SignedProps {
  readonly roles: readonly SignatureRole[];
  /** Those that count. */
  readonly signatures: readonly ReportSignature[];
}

/** Who signed as what and when, and which roles are left. */
function Signed({ roles, signatures }: SignedProps) {
  const words = useMessages(reportMessages);
  const { dateTime, parts } = useFormat();
  const said = ({ name, method, reason, signedAt }: ReportSignature) =>
    parts([method === 'absent' ? words('report.signature.absent', { reason }) : name, dateTime(signedAt)]);
  if (signatures.length === 0) return null;
  const shown = signatureRoles.filter((role) => roles.includes(role) || signatures.some((one) => one.role === role));
  return (
    <Signers>
      {shown.map((role) => {
        const signature = signatures.find((one) => one.role === role);
        return (
          <div key={role}>
            <dt>{words(`report.role.${role}`)}</dt>
            <dd>{signature ? said(signature) : words('report.signature.none')}</dd>
          </div>
        );
      })}
    </Signers>
  );
}

/** A line for each. */
const Signers = styled.dl.withConfig(named('ReportSigners'))`
  display: grid;
  gap: ${space[1]};
  margin: 0;
  font-size: ${fontSize.sm};
  & > div {
    display: flex;
    justify-content: space-between;
    gap: ${space[3]};
  }
  & dt {
    flex: none;
    color: ${color.textMuted};
  }
  & dd {
    margin: 0;
    text-align: end;
  }
`;

interface RoleFieldProps {
  readonly roles: readonly SignatureRole[];
  readonly role: SignatureRole;
  readonly onChange: (role: SignatureRole) => void;
}

function RoleField({ roles, role, onChange }: RoleFieldProps) {
  const t = useMessages(signPanelMessages);
  const words = useMessages(reportMessages);
  if (roles.length < 2) return null;
  return (
    <Field label={t('builder.sign.role')}>
      {(ids) => (
        <Select
          {...ids}
          value={role}
          options={roles.map((value) => ({ value, label: words(`report.role.${value}`) }))}
          onChange={(next) => onChange(roles.find((value) => value === next) ?? role)}
        />
      )}
    </Field>
  );
}

interface InkProps {
  readonly method: Method;
  readonly input: typeof blank;
  readonly missing: Problem | null;
  readonly onChange: (change: Partial<typeof blank>) => void;
}

/** The signature itself: a drawing, a typed name, or the reason why there is none. */
function Ink({ method, input, missing, onChange }: InkProps) {
  const t = useMessages(signPanelMessages);
  switch (method) {
    case 'typed':
      return (
        <Checkbox
          label={t('builder.sign.attest')}
          checked={input.attested}
          onChange={(attested) => onChange({ attested })}
        />
      );
    case 'absent':
      return (
        <Field
          label={t('builder.sign.absentReason')}
          help={t('builder.sign.absentHelp')}
          error={missing === 'reasonMissing' && t('builder.sign.reasonMissing')}
          required
        >
          {(ids) => (
            <TextInput {...ids} maxLength={300} value={input.reason} onChange={(reason) => onChange({ reason })} />
          )}
        </Field>
      );
    case 'drawn':
      return (
        <div>
          <SignaturePad
            label={t('builder.sign.pad')}
            value={input.strokes}
            onChange={(strokes) => onChange({ strokes })}
          />
          <Button
            size="sm"
            variant="ghost"
            disabled={input.strokes.length === 0}
            onClick={() => onChange({ strokes: [] })}
          >
            {t('builder.sign.clear')}
          </Button>
        </div>
      );
  }
}

interface SignNotesProps {
  readonly problem: Problem | null;
  readonly dirty: boolean;
  readonly refusal: string | null;
}

function SignNotes({ problem, dirty, refusal }: SignNotesProps) {
  const t = useMessages(signPanelMessages);
  const missing = problem === 'strokesMissing' || problem === 'attestMissing' ? problem : null;
  return (
    <>
      {missing && (
        <Text as="p" tone="danger" role="alert">
          {t(`builder.sign.${missing}`)}
        </Text>
      )}
      {dirty && (
        <Text as="p" tone="danger">
          {t('builder.sign.dirty')}
        </Text>
      )}
      {refusal && (
        <Text as="p" tone="danger" role="alert">
          {refusal}
        </Text>
      )}
    </>
  );
}

function methodsOf(role: SignatureRole, own: boolean): readonly Method[] {
  if (own) return ['drawn', 'typed'];
  return role === 'customer' ? ['drawn', 'absent'] : ['drawn'];
}

type Problem = 'nameMissing' | 'strokesMissing' | 'attestMissing' | 'reasonMissing';

function signatureProblem(input: typeof blank & { readonly method: Method }): Problem | null {
  const { name, method, strokes, attested, reason } = input;
  if (name.trim() === '') return 'nameMissing';
  switch (method) {
    case 'drawn':
      return strokes.length === 0 ? 'strokesMissing' : null;
    case 'typed':
      return attested ? null : 'attestMissing';
    case 'absent':
      return reason.trim() === '' ? 'reasonMissing' : null;
  }
}
