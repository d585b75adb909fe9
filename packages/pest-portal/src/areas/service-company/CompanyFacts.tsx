import type { AskingCompany } from 'pest-sdk';
import { DescriptionList, Row } from 'pest-ui';
import { useT } from '../../base/i18n';
import { PhoneLink } from '../../kit/page/PhoneLink';
import { companyCertificates, useUploaded } from '../../kit/review/certificates';
import { serviceCompanyMessages } from './service-company.messages';

/** How to reach a company, and what it may do. */
export function CompanyFacts({ company }: { readonly company: Omit<AskingCompany, 'askedAt'> }) {
  const t = useT(serviceCompanyMessages);
  const { contactName, contactPhone, address } = company;
  const uploaded = useUploaded()(companyCertificates, company);
  return (
    <DescriptionList
      items={[
        { term: t('serve.contact'), description: contactName },
        {
          term: t('serve.phone'),
          description: contactPhone && <PhoneLink phone={contactPhone} />,
        },
        { term: t('serve.address'), description: address },
        {
          term: t('serve.certificates'),
          description:
            uploaded.length === 0 ? (
              t('serve.noCertificates')
            ) : (
              <Row gap={3}>
                {uploaded.map(({ name, url }) => (
                  <a key={name} href={url} target="_blank" rel="noreferrer">
                    {name}
                  </a>
                ))}
              </Row>
            ),
        },
      ].filter(({ description }) => description !== '')}
    />
  );
}
