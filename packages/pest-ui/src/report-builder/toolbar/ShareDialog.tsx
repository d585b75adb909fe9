import { addDays, dayInZone, type ReportDocument, shareDays } from 'pest-sdk';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { useFormat, useMessages } from '../../i18n/messages';
import { Button } from '../../primitives/button/Button';
import { DateInput } from '../../primitives/date-input/DateInput';
import { Dialog } from '../../primitives/dialog/Dialog';
import { Field } from '../../primitives/field/Field';
import { Icon } from '../../primitives/icon/Icon';
import { copyIcon } from '../../primitives/icon/icons';
import { Row } from '../../primitives/layout/Row';
import { Stack } from '../../primitives/layout/Stack';
import { StatusDot } from '../../primitives/status-dot/StatusDot';
import { Text } from '../../primitives/text/Text';
import { TextInput } from '../../primitives/text-input/TextInput';
import { usePest } from '../../provider/context';
import * as color from '../../theme/color';
import { named } from '../../theme/named';
import { space } from '../../theme/tokens';
import { useHostCall } from '../../widget/useHostCall';
import type { ReportBuilderProps } from '../ReportBuilder.types';
import { addressIn, type ReportShareLink } from '../report/report-shares';
import { shareDialogMessages } from './ShareDialog.messages';

interface ShareDialogProps {
  readonly props: Pick<ReportBuilderProps, 'shares' | 'onShare' | 'onRevokeShare' | 'onError' | 'describeError'>;
  readonly document: ReportDocument;
  readonly onClose: () => void;
}

const Links = styled.ul.withConfig(named('ReportShares'))`
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    gap: ${space[2]};
    padding: ${space[3]} 0;
    border-top: 1px solid ${color.borderSoft};
  }
`;

/** The links of a report: making one, handing it on, seeing how often it was opened, revoking it. */
export function ShareDialog({ props, document, onClose }: ShareDialogProps) {
  const t = useMessages(shareDialogMessages);
  const headingId = useId();
  const { shares, onShare } = props;
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content>
        <Dialog.Header>{t('shareDialog.title', { number: document.number })}</Dialog.Header>
        <Dialog.Body>
          <Stack gap={4}>
            {onShare && document.state !== 'rejected' && <NewLink props={props} onShare={onShare} />}
            {shares && (
              <section aria-labelledby={headingId}>
                <Text as="p" weight="semibold" id={headingId}>
                  {t('shareDialog.links')}
                </Text>
                {shares.length === 0 && <Text tone="muted">{t('shareDialog.none')}</Text>}
                <Links>
                  {shares.map((share) => (
                    <Share key={share.id} share={share} props={props} />
                  ))}
                </Links>
              </section>
            )}
          </Stack>
        </Dialog.Body>
        <Dialog.Footer>
          <Button onClick={onClose}>{t('shareDialog.close')}</Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}

interface NewLinkProps {
  readonly props: ShareDialogProps['props'];
  readonly onShare: NonNullable<ReportBuilderProps['onShare']>;
}

function NewLink({ props, onShare }: NewLinkProps) {
  const t = useMessages(shareDialogMessages);
  const { timeZone } = usePest();
  const sharing = useHostCall('report-builder', 'share', props);
  const [until, setUntil] = useState(() => addDays(dayInZone(new Date().toISOString(), timeZone), shareDays.usual));
  const [tried, setTried] = useState(false);
  const [made, setMade] = useState<{ readonly address: string | null } | null>(null);
  const make = () => {
    setTried(true);
    setMade(null);
    if (until === '') return;
    void sharing.run(async (call) => setMade({ address: addressIn(await onShare({ until }, call)) }));
  };
  return (
    <Stack gap={2}>
      <Row gap={3} align="end">
        <Field
          label={t('shareDialog.lastDay')}
          error={tried && until === '' && t('shareDialog.lastDayMissing')}
          required
        >
          {(ids) => <DateInput {...ids} value={until} onChange={setUntil} />}
        </Field>
        <Button variant="primary" loading={sharing.pending} onClick={make}>
          {t('shareDialog.make')}
        </Button>
      </Row>
      {sharing.refusal && (
        <Text as="p" tone="danger" role="alert">
          {sharing.refusal}
        </Text>
      )}
      <div role="status">{made && t('shareDialog.made')}</div>
      {made?.address && <Address address={made.address} />}
    </Stack>
  );
}

/** To be copied by a press, or by hand where the browser allows no other. */
function Address({ address }: { readonly address: string }) {
  const t = useMessages(shareDialogMessages);
  const [copied, setCopied] = useState<'shareDialog.copied' | 'shareDialog.copyFailed' | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setCopied('shareDialog.copied');
    } catch {
      setCopied('shareDialog.copyFailed');
    }
  };
  return (
    <Stack gap={1}>
      <Row gap={2} nowrap>
        <TextInput aria-label={t('shareDialog.address')} readOnly value={address} />
        <Button onClick={() => void copy()}>
          <Icon path={copyIcon} size={16} />
          {t('shareDialog.copy')}
        </Button>
      </Row>
      <Text size="xs" tone="muted" role="status">
        {copied && t(copied)}
      </Text>
    </Stack>
  );
}

const tones = { open: 'success', ended: 'neutral', revoked: 'neutral' } as const;

function Share({ share, props }: { readonly share: ReportShareLink; readonly props: ShareDialogProps['props'] }) {
  const t = useMessages(shareDialogMessages);
  const format = useFormat();
  const { link, state = 'open', endsAt, madeBy = '', madeAt, views } = share;
  const parts = [
    endsAt ? t('shareDialog.until', { day: format.day(lastMoment(endsAt)) }) : '',
    madeBy,
    madeAt ? format.day(madeAt) : '',
    views === undefined ? '' : t('shareDialog.views', { count: views }),
  ];
  return (
    <li>
      <Row gap={2}>
        <StatusDot tone={tones[state]}>{t(`shareDialog.state.${state}`)}</StatusDot>
        <Text>{format.parts(parts)}</Text>
      </Row>
      {state === 'open' && link && <Address address={link} />}
      {state === 'open' && props.onRevokeShare && <Revoke share={share} props={props} onRevoke={props.onRevokeShare} />}
    </li>
  );
}

interface RevokeProps {
  readonly share: ReportShareLink;
  readonly props: ShareDialogProps['props'];
  readonly onRevoke: NonNullable<ReportBuilderProps['onRevokeShare']>;
}

/** Asks in its place: whoever has the link cannot open it from then on. */
function Revoke({ share, props, onRevoke }: RevokeProps) {
  const t = useMessages(shareDialogMessages);
  const revoking = useHostCall('report-builder', 'revoke', props);
  const [asked, setAsked] = useState(false);
  return (
    <Row gap={2}>
      {asked && <Text tone="danger">{t('shareDialog.revokeSure')}</Text>}
      <Button
        size="sm"
        variant={asked ? 'danger' : 'ghost'}
        loading={revoking.pending}
        onClick={() => (asked ? void revoking.run((call) => onRevoke(share, call)) : setAsked(true))}
      >
        {t('shareDialog.revoke')}
      </Button>
      {asked && (
        <Button size="sm" onClick={() => setAsked(false)}>
          {t('shareDialog.keep')}
        </Button>
      )}
      {revoking.refusal && (
        <Text tone="danger" role="alert">
          {revoking.refusal}
        </Text>
      )}
    </Row>
  );
}

/** A link is open to the end of its last day, which is the first moment of the next one. */
function lastMoment(endsAt: string): string {
  const at = Date.parse(endsAt);
  return Number.isNaN(at) ? endsAt : new Date(at - 1).toISOString();
}
