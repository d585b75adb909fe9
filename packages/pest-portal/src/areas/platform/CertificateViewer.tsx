import { EmptyState, IconButton, minusIcon, plusIcon, Row, Select, token } from 'pest-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useT } from '../../base/i18n';
import { platformMessages } from './platform.messages';

export interface Certificate {
  readonly name: string;
  readonly url: string;
}

const closest = 4;

/** Certificates, one at a time, from fitting the column up to four times as large. */
export function CertificateViewer({ certificates }: { readonly certificates: readonly Certificate[] }) {
  const t = useT(platformMessages);
  const [name, setName] = useState(certificates[0]?.name);
  const [zoom, setZoom] = useState(1);
  const shown = certificates.find((certificate) => certificate.name === name);
  if (!shown) return <EmptyState title={t('platform.certificates.none')} />;
  return (
    <div>
      <Row fillFirst nowrap>
        <Select
          aria-label={t('platform.certificate')}
          value={shown.name}
          options={certificates.map((certificate) => ({ value: certificate.name, label: certificate.name }))}
          onChange={(next) => {
            setName(next);
            setZoom(1);
          }}
        />
        <Row gap={1} nowrap>
          <IconButton
            icon={minusIcon}
            label={t('platform.certificate.smaller')}
            disabled={zoom === 1}
            onClick={() => setZoom(zoom / 2)}
          />
          <IconButton
            icon={plusIcon}
            label={t('platform.certificate.larger')}
            disabled={zoom === closest}
            onClick={() => setZoom(zoom * 2)}
          />
        </Row>
      </Row>
      <Area tabIndex={0} role="group" aria-label={t('platform.certificate.area', { name: shown.name })}>
        <img src={shown.url} alt={shown.name} style={{ width: `${zoom * 100}%` }} />
      </Area>
      <a href={shown.url} target="_blank" rel="noreferrer">
        {t('platform.certificate.open')}
      </a>
    </div>
  );
}

const Area = styled.div`
  max-height: min(52vh, 460px);
  margin-block: ${token.space[2]};
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.md};
  overflow: auto;

  img {
    display: block;
    max-width: none;
    height: auto;
  }
  &:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: 2px;
  }
`;
