import { Notice, token, useFormat } from 'pest-ui';
import { styled } from 'styled-components';
import { useT } from '../../base/i18n';
import { useAccount } from '../../base/session';
import { erasureMessages } from './erasure.messages';

/** Over each page of a company that leaves, for everybody of it. */
export default function LeavingBanner({ at }: { readonly at: string }) {
  const t = useT(erasureMessages);
  const format = useFormat();
  const whom = useAccount().role === 'admin' ? 'head' : 'others';
  return (
    <Apart tone="danger" role="status">
      {format.sentences([t('erasure.banner', { at: format.dateTime(at) }), t(`erasure.banner.${whom}`)])}
    </Apart>
  );
}

const Apart = styled(Notice)`
  margin-bottom: ${token.space[4]};
`;
