import { useT } from '../../base/i18n';
import { certificateMessages } from './certificates.messages';

/** What a company proves of itself. */
export const companyCertificates = [
  'businessLicense',
  'pestControlQualification',
  'pesticideUsageCertificate',
  'personnelQualification',
] as const;

/** What is kept of a customer. */
export const customerCertificates = ['pestControlCertificate', 'msds', 'controllerCertificate'] as const;

type Certificate = 'logo' | (typeof companyCertificates)[number] | (typeof customerCertificates)[number];

/** Those that were uploaded, by name. */
export function useUploaded() {
  const t = useT(certificateMessages);
  return <Name extends Certificate>(names: readonly Name[], record: Readonly<Record<Name, string | null>>) =>
    names.flatMap((name) => {
      const url = record[name];
      return url === null ? [] : [{ name: t(`certificate.${name}`), url }];
    });
}

/** Each with its name and the way to it, for a list of facts. */
export function useCertificateFacts() {
  const t = useT(certificateMessages);
  return <Name extends Certificate>(names: readonly Name[], record: Readonly<Record<Name, string | null>>) =>
    names.map((name) => {
      const term = t(`certificate.${name}`);
      return { term, description: <CertificateLink name={term} url={record[name]} /> };
    });
}

function CertificateLink({ name, url }: { readonly name: string; readonly url: string | null }) {
  const t = useT(certificateMessages);
  if (url === null) return t('certificate.none');
  return (
    <a href={url} target="_blank" rel="noreferrer" aria-label={t('certificate.open.of', { name })}>
      {t('certificate.open')}
    </a>
  );
}
