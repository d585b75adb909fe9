import { token } from 'pest-ui';
import { styled } from 'styled-components';
import { useT } from '../../base/i18n';
import { Link } from '../../base/links';
import { appMessages } from '../app.messages';

/** Back to the public site. */
export function SiteLink() {
  const t = useT(appMessages);
  return <Quiet to="/">{t('app.site')}</Quiet>;
}

const Quiet = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${token.size['control-small']};
  padding: 0 ${token.space[2]};
  color: ${token.color.textMuted};
  text-decoration: none;

  &:hover {
    color: ${token.color.text};
    text-decoration: underline;
  }
`;
