import { formatPhone, type TaskDetails } from 'pest-sdk';
import { token } from 'pest-ui';
import { styled } from 'styled-components';
import { crewTarget } from '../../base/crew-targets';
import { useT } from '../../base/i18n';
import { PhoneLink } from '../../kit/page/PhoneLink';
import { taskMessages } from './task.messages';
import { wayToSite } from './way-to-site';

/** To the site by the device's own map, and whom to call there; nothing where neither is known. */
export function WayToSite({ task: { customerName, siteAddress, site } }: { readonly task: TaskDetails }) {
  const t = useT(taskMessages);
  const way = wayToSite({ name: customerName, address: siteAddress, place: site.place }, navigator.userAgent);
  if (way === null && site.phone === '') return null;
  return (
    <Ways>
      {way && (
        <a
          href={way}
          target="_blank"
          rel="noreferrer"
          aria-label={t('task.way.to', { where: siteAddress || customerName })}
        >
          {t('task.way')}
        </a>
      )}
      {site.phone && (
        <PhoneLink
          phone={site.phone}
          aria-label={t('task.call', { name: site.contactName, phone: formatPhone(site.phone) })}
        >
          {site.contactName || undefined}
        </PhoneLink>
      )}
    </Ways>
  );
}

const Ways = styled.div`
  display: flex;
  gap: ${token.space[2]};

  a {
    display: inline-flex;
    flex: 1;
    align-items: center;
    justify-content: center;
    max-width: 240px;
    min-height: ${crewTarget};
    border: 1px solid ${token.color.borderControl};
    border-radius: ${token.radius.md};
    background: ${token.color.surfaceRaised};
    color: ${token.color.text};
    text-decoration: none;
  }
`;
