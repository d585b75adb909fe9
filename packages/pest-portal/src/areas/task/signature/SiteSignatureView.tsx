import type { SiteSignature } from 'pest-sdk';
import { SignaturePicture, StatusDot, Text, token, useFormat } from 'pest-ui';
import { styled } from 'styled-components';
import { useT } from '../../../base/i18n';
import { useHappenedAt } from '../useHappenedAt';
import { signatureMessages } from './signature.messages';

/** The customer's signature on a visit, as evidence: what was signed, who, when, and on whose phone. */
export function SiteSignatureView({ signature }: { readonly signature: SiteSignature | null }) {
  const t = useT(signatureMessages);
  const format = useFormat();
  const happened = useHappenedAt();
  if (signature === null) return <Text tone="muted">{t('signature.none')}</Text>;
  const { name, title, method, strokes, reason, signedAt, receivedAt, accountName, outdated } = signature;
  return (
    <Proof>
      {strokes && <SignaturePicture strokes={strokes} label={t('signature.drawnBy', { name })} />}
      {method === 'absent' && <span>{t('signature.given.absent', { reason })}</span>}
      <span>{format.parts([name, title])}</span>
      <Text size="sm" tone="muted">
        {format.parts([
          method === 'typed' ? t('signature.typed') : '',
          t('signature.held', { at: happened(signedAt, receivedAt), name: accountName }),
        ])}
      </Text>
      {outdated && <StatusDot tone="warning">{t('signature.outdated')}</StatusDot>}
    </Proof>
  );
}

/** Paper stays light in every scheme: a signature is ink. */
const Proof = styled.div`
  display: grid;
  gap: ${token.space[1]};
  justify-items: start;

  span:empty {
    display: none;
  }
  svg {
    width: min(240px, 100%);
    aspect-ratio: 3;
    border: 1px solid ${token.color.border};
    border-radius: ${token.radius.md};
    background: #fff;
    color: #000;
  }
`;
