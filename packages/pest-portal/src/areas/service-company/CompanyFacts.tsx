import { type AskingCompany, formatPhone } from 'pest-sdk';
import { DescriptionList, Row } from 'pest-ui';
import { useT } from '../../base/i18n';
import { serviceCompanyMessages } from './service-company.messages';

const certificates = [
  'businessLicense',
  'pestControlQualification',
  'pesticideUsageCertificate',
  'personnelQualification',
] as const;

/** How to reach a company, and what it may do. */
export function CompanyFacts({ company }: { readonly company: Omit<AskingCompany, 'askedAt'> }) {
  const t = useT(serviceCompanyMessages);
  const { contactName, contactPhone, address } = company;
  const uploaded = certificates.flatMap((name) => {
    const url = company[name];
    return url === null ? [] : [{ name, url }];
  });
  return (
    <DescriptionList
      items={[
        { term: t('serve.contact'), description: contactName },
        {
          term: t('serve.phone'),
          description: contactPhone && <a href={`tel:${contactPhone}`}>{formatPhone(contactPhone)}</a>,
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
                    {t(`serve.${name}`)}
                  </a>
                ))}
              </Row>
            ),
        },
      ].filter(({ description }) => description !== '')}
    />
  );
}
